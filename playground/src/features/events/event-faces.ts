import type { SiteEvent } from 'vitrine/events-v3';
import { localDay } from 'vitrine/format';

/** An event of a list, or a series of them that is one entry. */
export interface EventFace {
  /** Of a series the next of its events. */
  readonly event: SiteEvent;
  /** The events of the series, by their dates; one alone for an event that is no series. */
  readonly dates: readonly SiteEvent[];
}

const startOf = ({ dateAndTimeSettings: { startDate } }: SiteEvent): number =>
  startDate === undefined ? Infinity : Date.parse(startDate);

/** Puts the events of a series into one entry, in the place of its first (C1.5). */
export const facesOf = (events: readonly SiteEvent[]): readonly EventFace[] => {
  const series = new Map<string, SiteEvent[]>();
  for (const event of events) {
    const key = event.dateAndTimeSettings.recurringEvents?.categoryId ?? event.id;
    series.set(key, [...(series.get(key) ?? []), event]);
  }
  return [...series.values()].flatMap((dates) => {
    const [event] = dates;
    return event ? [{ event, dates: dates.toSorted((one, other) => startOf(one) - startOf(other)) }] : [];
  });
};

/** The days on which an event takes place in its own zone, as 2026-11-21; none while that is to be decided. */
export const daysOf = ({ dateAndTimeSettings: dates }: SiteEvent): readonly string[] => {
  const { startDate, endDate, timeZoneId = 'UTC', dateAndTimeTbd } = dates;
  if (startDate === undefined || dateAndTimeTbd) return [];
  const first = localDay(startDate, timeZoneId);
  // The end is exclusive (R133): what ends at midnight does not reach into the next day.
  const last = endDate === undefined ? first : localDay(Date.parse(endDate) - 1, timeZoneId);
  const days = [first];
  for (let at = first; at < last && days.length < 400; days.push(at))
    at = new Date(Date.parse(`${at}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return days;
};

/** The events of each day. */
export const byDay = (events: readonly SiteEvent[]): ReadonlyMap<string, readonly SiteEvent[]> => {
  const days = new Map<string, SiteEvent[]>();
  for (const event of events)
    for (const day of daysOf(event)) days.set(day, [...(days.get(day) ?? []), event]);
  return days;
};

/** The events of a month, each on its first day in it only: for a list, in which an exhibition must not fill every day. */
export const firstDays = (
  events: readonly SiteEvent[],
  month: string,
): ReadonlyMap<string, readonly SiteEvent[]> => {
  const days = new Map<string, SiteEvent[]>();
  for (const event of events) {
    const day = daysOf(event).find((one) => one.startsWith(month));
    if (day !== undefined) days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
};

/** Names of the categories that visitors may see, in their own order. */
export const categoriesOf = (events: readonly SiteEvent[]): readonly string[] => [
  ...new Set(
    events.flatMap(({ categories }) =>
      (categories?.categories ?? []).filter(({ hidden }) => !hidden).map(({ name }) => name),
    ),
  ),
];
