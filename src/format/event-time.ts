/** The times of an event in the platform's form (`dateAndTimeSettings`). */
export interface EventDates {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  /** Time zone of the event. Default UTC. */
  readonly timeZoneId?: string | undefined;
  readonly hideEndDate?: boolean | undefined;
  readonly dateAndTimeTbd?: boolean | undefined;
  readonly dateAndTimeTbdMessage?: string | undefined;
}

/** Language of the texts, and the viewer's time zone. */
export interface EventTimeFormat {
  /** Locale for `Intl`. Default 'en', so that a server and every browser write the same text. */
  readonly locale?: string | undefined;
  /** Time zone of the viewer, which a server does not know. Without it, `forViewer` is undefined. */
  readonly viewerZone?: string | undefined;
}

/** The times of an event, ready to be shown. */
export interface EventTimeText {
  /** Day and clock time in the event's time zone, with the name of the zone. */
  readonly atEvent: string;
  /** Day in the event's time zone; for an event over several days, the first to the last. */
  readonly days: string;
  /** Day and clock time in the viewer's zone; undefined if both clocks agree, or the zone is unknown. */
  readonly forViewer: string | undefined;
  /** Whether start and end are on the same day in the event's time zone. */
  readonly sameDay: boolean;
}

const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' };
const CLOCK: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** The day of an instant in a time zone, as 'YYYY-MM-DD'. */
export const localDay = (instant: string | number | Date, zone: string): string => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};

/** Whether the clocks of two time zones agree at an instant. */
export const sameClock = (instant: string | number | Date, one: string, other: string): boolean => {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(instant),
    );
  return clock(one) === clock(other);
};

/** A date of an answer, which may also be null; undefined without a readable one. */
const dateOf = (text: string | null | undefined): Date | undefined => {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** The time zone of an event; UTC if `Intl` does not know it. */
const zoneOf = (zone: string | null | undefined): string => {
  const known = zone ?? 'UTC';
  try {
    new Intl.DateTimeFormat('en', { timeZone: known }).format(0);
    return known;
  } catch {
    return 'UTC';
  }
};

/**
 * Formats the times of an event with `Intl`, in its own time zone and in the viewer's. Ranges are shortened by the rules
 * of the language. If the dates are to be decided, or there is no readable start, the text is the owner's message. A time
 * zone that `Intl` does not know counts as UTC.
 */
export const formatEventTime = (
  dates: EventDates | null | undefined,
  { locale = 'en', viewerZone }: EventTimeFormat = {},
): EventTimeText => {
  const { startDate, endDate, hideEndDate, dateAndTimeTbd, dateAndTimeTbdMessage } = dates ?? {};
  const start = dateOf(startDate);
  if (dateAndTimeTbd || !start) {
    const message = dateAndTimeTbdMessage ?? '';
    return { atEvent: message, days: message, forViewer: undefined, sameDay: true };
  }
  const end = hideEndDate ? undefined : dateOf(endDate);
  const timeZoneId = zoneOf(dates?.timeZoneId);
  const write = (options: Intl.DateTimeFormatOptions, timeZone: string): string => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return end ? format.formatRange(start, end) : format.format(start);
  };
  const agree =
    viewerZone === undefined ||
    (sameClock(start, timeZoneId, viewerZone) && sameClock(end ?? start, timeZoneId, viewerZone));
  return {
    atEvent: write(CLOCK, timeZoneId),
    days: write(DAY, timeZoneId),
    forViewer: agree ? undefined : write(CLOCK, viewerZone),
    sameDay: !end || localDay(start, timeZoneId) === localDay(end, timeZoneId),
  };
};

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * The time from now to an instant, such as 'in 3 days' or '2 hours ago', in whole units of the largest unit that it
 * fills. It is rounded down: 'in 1 hour' is at least an hour. Below a minute the unit is a second.
 * @param now The server's time, in milliseconds since 1970.
 */
export const relativeTime = (instant: string | number | Date, now: number, locale = 'en'): string => {
  const away = new Date(instant).getTime() - now;
  const [unit, size] = STEPS.find(([, step]) => Math.abs(away) >= step) ?? (['second', 1000] as const);
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc(away / size), unit);
};
