/** The calendar date and the time of day in a zone. */
export interface LocalTime {
  year: number;
  /** From 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const MINUTE = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
};

/** Whether a text names a zone of the tz database. */
export const isZone = (zone: string): boolean => {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
};

/** The local time of a zone at an instant (milliseconds since 1970). Throws for an unknown zone. */
export const localTime = (instant: number, zone: string): LocalTime => {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
};

const asUtc = ({ year, month, day, hour, minute, second }: LocalTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/**
 * The instant of a local time in a zone. A time that occurs twice gives the first instant; a time in a gap gives the
 * instant that is as far after the gap.
 */
export const instantOf = (local: LocalTime, zone: string): number => {
  const wanted = asUtc(local);
  const offsetAt = (instant: number) => asUtc(localTime(instant, zone)) - instant;
  const before = offsetAt(wanted - 24 * 60 * MINUTE);
  const guess = wanted - before;
  return offsetAt(guess) === before ? guess : wanted - offsetAt(wanted + 24 * 60 * MINUTE);
};

/** The instant some days later at the same local time of the zone. */
export const daysLater = (instant: number, days: number, zone: string): number => {
  const local = localTime(instant, zone);
  return instantOf({ ...local, day: local.day + days }, zone) + (instant % 1000);
};

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The day in a zone as text: '14 March 2026'. */
export const dayText = (instant: number, zone: string): string => {
  const { day, month, year } = localTime(instant, zone);
  return `${day} ${months[month - 1] ?? ''} ${year}`;
};

/** The time of day in a zone as text: '19:30'. */
export const timeText = (instant: number, zone: string): string => {
  const { hour, minute } = localTime(instant, zone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};
