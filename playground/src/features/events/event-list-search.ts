/** Groups of events by their status. */
export const whens = ['coming', 'now', 'past', 'canceled'] as const;
export type When = (typeof whens)[number];

/** Search parameters of the events page. Default: a list of upcoming events of every kind. */
export interface EventsSearch {
  view?: 'calendar';
  when?: Exclude<When, 'coming'>;
  /** Name of a category. */
  category?: string;
  place?: 'venue' | 'online';
  /** Month of the calendar, such as 2026-11. */
  month?: string;
  /** Day whose events are listed below the calendar, such as 2026-11-21. */
  day?: string;
}

const oneOf = <Known extends string>(value: unknown, known: readonly Known[]): Known | undefined =>
  known.find((one) => one === value);

const shaped = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined;

/** Parses the search parameters; invalid ones are dropped. */
export const parseEventsSearch = (raw: Record<string, unknown>): EventsSearch => {
  const when = oneOf(raw['when'], ['now', 'past', 'canceled'] as const);
  const place = oneOf(raw['place'], ['venue', 'online'] as const);
  const category = shaped(raw['category'], /^.{1,30}$/);
  const day = shaped(raw['day'], /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
  const month = shaped(raw['month'], /^\d{4}-(0[1-9]|1[0-2])$/) ?? day?.slice(0, 7);
  return {
    ...(raw['view'] === 'calendar' && { view: 'calendar' }),
    ...(when && { when }),
    ...(category !== undefined && { category }),
    ...(place && { place }),
    ...(month !== undefined && { month }),
    ...(day !== undefined && { day }),
  };
};

/** The month a number of steps after a month, or before it if negative, such as 2026-12. */
export const monthFrom = (month: string, steps: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7);
};
