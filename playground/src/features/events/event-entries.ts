import type { SiteEvent } from 'vitrine/events-v3';
import { localDay } from 'vitrine/format';

/** An entry of the event list: one event, or a series. */
export interface EventEntry {
  /** The event; for a series, its next one. */
  readonly event: SiteEvent;
  /** All events of the series by date; for a single event, only itself. */
  readonly dates: readonly SiteEvent[];
}

const startOf = ({ dateAndTimeSettings }: SiteEvent): number =>
  Date.parse(dateAndTimeSettings?.startDate ?? '') || Infinity;

/** Groups the events of a series into one entry, at the position of the first event. */
export const entriesOf = (events: readonly SiteEvent[]): readonly EventEntry[] => {
  const series = new Map<string, SiteEvent[]>();
  for (const event of events) {
    const key = event.dateAndTimeSettings?.recurringEvents?.categoryId ?? event.id;
    series.set(key, [...(series.get(key) ?? []), event]);
  }
  return [...series.values()].flatMap((dates) => {
    const [event] = dates;
    return event ? [{ event, dates: dates.toSorted((one, other) => startOf(one) - startOf(other)) }] : [];
  });
};

/** The days of an event in its own time zone, such as 2026-11-21; empty if the date is to be decided. */
export const daysOf = ({ dateAndTimeSettings: dates }: SiteEvent): readonly string[] => {
  const { startDate, endDate, timeZoneId = 'UTC', dateAndTimeTbd } = dates ?? {};
  if (startDate === undefined || dateAndTimeTbd) return [];
  const first = localDay(startDate, timeZoneId);
  // The end is exclusive: an event that ends at midnight does not take place on the next day.
  const last = endDate === undefined ? first : localDay(Date.parse(endDate) - 1, timeZoneId);
  const days = [first];
  for (let at = first; at < last && days.length < 400; days.push(at))
    at = new Date(Date.parse(`${at}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return days;
};

/** The events by day. */
export const byDay = (events: readonly SiteEvent[]): ReadonlyMap<string, readonly SiteEvent[]> => {
  const days = new Map<string, SiteEvent[]>();
  for (const event of events)
    for (const day of daysOf(event)) days.set(day, [...(days.get(day) ?? []), event]);
  return days;
};

/** The events of a month by their first day in it, so that a long exhibition does not fill every day of a list. */
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

/** Names of the visible categories, in the order of the events. */
export const categoriesOf = (events: readonly SiteEvent[]): readonly string[] => [
  ...new Set(
    events.flatMap(({ categories }) =>
      (categories?.categories ?? []).filter(({ hidden }) => !hidden).flatMap(({ name }) => name ?? []),
    ),
  ),
];
