/** Which events a list shows, by where they stand. */
export const whens = ['coming', 'now', 'past', 'canceled'] as const;
export type When = (typeof whens)[number];

/** The search parameters of the address of the events. Absent means: a list of what is coming, of every kind. */
export interface EventsSearch {
  view?: 'calendar';
  when?: Exclude<When, 'coming'>;
  /** Name of a category. */
  category?: string;
  place?: 'venue' | 'online';
  /** The month that the calendar shows, as 2026-11. */
  month?: string;
  /** The day whose events are listed below the calendar, as 2026-11-21. */
  day?: string;
}

const oneOf = <Known extends string>(value: unknown, known: readonly Known[]): Known | undefined =>
  known.find((one) => one === value);

const shaped = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined;

/** Reads whatever an address carries; what makes no sense is left out rather than refused. */
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

/** The month after or before one, as 2026-12. */
export const monthFrom = (month: string, steps: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7);
};
