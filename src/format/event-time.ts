/** The times of an event, as the platform answers them (`dateAndTimeSettings`). */
export interface EventDates {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  /** The zone in which guests read the dates. Without it they are read in UTC. */
  readonly timeZoneId?: string | undefined;
  readonly hideEndDate?: boolean | undefined;
  readonly dateAndTimeTbd?: boolean | undefined;
  readonly dateAndTimeTbdMessage?: string | undefined;
}

/** In which language and for whom times are written. */
export interface EventTimeFormat {
  /** As `Intl` takes it. Default 'en', so that a server and every browser write the same. */
  readonly locale?: string | undefined;
  /** Zone of the person who looks. Without it there is no text for them: a server does not know it. */
  readonly viewerZone?: string | undefined;
}

/** The times of an event, ready to be shown. */
export interface EventTimeText {
  /** Day and clock time in the zone of the event, which is named: what guests go by. */
  readonly atEvent: string;
  /** Day alone in the zone of the event; of an event over several days, the first to the last. */
  readonly days: string;
  /** The same instants for the viewer; absent when the clocks of both zones agree, or the viewer's is not known. */
  readonly forViewer: string | undefined;
  /** Whether start and end are on one day at the event. */
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

/** The day on which an instant falls in a zone, as 'YYYY-MM-DD': what a calendar files an event under. */
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

/** Whether the clocks of two zones show the same at an instant. */
export const sameClock = (instant: string | number | Date, one: string, other: string): boolean => {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(instant),
    );
  return clock(one) === clock(other);
};

/**
 * Writes when an event takes place, in its own zone and in the viewer's (screens 6.4). All by `Intl`; ranges are
 * shortened as the language does it. An event whose dates are to be decided has the owner's message as its text.
 */
export const formatEventTime = (
  { startDate, endDate, timeZoneId = 'UTC', hideEndDate, dateAndTimeTbd, dateAndTimeTbdMessage }: EventDates,
  { locale = 'en', viewerZone }: EventTimeFormat = {},
): EventTimeText => {
  if (dateAndTimeTbd || startDate === undefined) {
    const message = dateAndTimeTbdMessage ?? '';
    return { atEvent: message, days: message, forViewer: undefined, sameDay: true };
  }
  const start = new Date(startDate);
  const end = endDate === undefined || hideEndDate ? undefined : new Date(endDate);
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
 * How far an instant is away, such as 'in 3 days' or '2 hours ago', in the largest unit that it fills, cut to whole ones:
 * 'in 1 hour' never promises more time than there is. Nearer than a minute it is in seconds.
 * `now` is the server's time in milliseconds.
 */
export const relativeTime = (instant: string | number | Date, now: number, locale = 'en'): string => {
  const away = new Date(instant).getTime() - now;
  const [unit, size] = STEPS.find(([, step]) => Math.abs(away) >= step) ?? (['second', 1000] as const);
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc(away / size), unit);
};
