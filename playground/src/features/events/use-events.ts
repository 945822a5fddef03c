import type { EventFilter, EventStatus, SiteEvent } from 'vitrine/events-v3';
import { useCountEventsByStatus, useQueryEvents } from 'vitrine/react/events-v3';
import { monthFrom, type When } from './event-list-search.ts';
import { viewerZone } from '../../lib/format.ts';

/** Milliseconds between two reads: events start and end, and the sandbox's clock can be moved by hand. */
export const LOOK_AGAIN = 5_000;

const fields = ['DETAILS', 'REGISTRATION', 'CATEGORIES'] as const;

const statuses: Readonly<Record<When, EventStatus[]>> = {
  coming: ['UPCOMING', 'STARTED'],
  now: ['STARTED'],
  past: ['ENDED'],
  canceled: ['CANCELED'],
};

const DAY = 86_400_000;

/** A range that covers the month in every time zone; the zone of each event decides its day. */
const inMonth = (month: string): EventFilter => ({
  'dateAndTimeSettings.startDate': {
    $lt: new Date(Date.parse(`${monthFrom(month, 1)}-01T00:00:00Z`) + DAY).toISOString(),
  },
  'dateAndTimeSettings.endDate': {
    $gte: new Date(Date.parse(`${month}-01T00:00:00Z`) - DAY).toISOString(),
  },
});

const order = (past: boolean) => [
  { fieldName: 'dateAndTimeSettings.startDate' as const, order: past ? ('DESC' as const) : ('ASC' as const) },
];

const query = (filter: EventFilter, past = false, limit = 200) => ({
  query: { filter, sort: order(past), paging: { limit, offset: 0 } },
  fields: [...fields],
});

/** The events with a status, or those of a month. */
export const useEvents = (when: When, month: string | undefined, enabled = true) =>
  useQueryEvents(
    month === undefined ? query({ status: { $in: statuses[when] } }, when === 'past') : query(inMonth(month)),
    { query: { enabled, refetchInterval: LOOK_AGAIN, placeholderData: (before) => before } },
  );

/** The first event after a month. */
export const useNextEvent = (month: string, enabled: boolean): SiteEvent | undefined =>
  useQueryEvents(
    query({ 'dateAndTimeSettings.startDate': { $gte: `${monthFrom(month, 1)}-01T00:00:00.000Z` } }, false, 1),
    { query: { enabled } },
  ).data?.events[0];

/** Number of events by status. */
export const useEventCounts = (): ((when: When) => number | undefined) => {
  const { data } = useCountEventsByStatus({ facet: ['status'] }, { query: { refetchInterval: LOOK_AGAIN } });
  const counts = data?.facets?.['status']?.counts;
  return (when) => {
    if (!counts) return undefined;
    const { SCHEDULED = 0, STARTED = 0, ENDED = 0, CANCELED = 0 } = counts;
    return { coming: SCHEDULED + STARTED, now: STARTED, past: ENDED, canceled: CANCELED }[when];
  };
};

/** The current month in the viewer's time zone, by the platform's clock. */
export const monthOf = (now: number): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: viewerZone(),
    year: 'numeric',
    month: '2-digit',
  });
  return parts.format(now).slice(0, 7);
};
