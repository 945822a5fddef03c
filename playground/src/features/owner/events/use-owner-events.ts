import { useState } from 'react';
import { isApiError } from 'vitrine';
import type { EventFieldset, QueryEventsRequest } from 'vitrine/events-v3';
import { useQueryEvents } from 'vitrine/react/events-v3';
import { readingOf } from '../../../components/loaded.tsx';
import { type EventsSearch, eventsFilter } from './events-search.ts';

const PUBLIC: EventFieldset[] = ['DETAILS', 'REGISTRATION', 'CATEGORIES'];
/** Includes the figures for event managers. */
const FIELDS: EventFieldset[] = [...PUBLIC, 'DASHBOARD'];

/** Events of the first page, and of each further one. */
const PAGE = 100;

/** The request of the table: newest first, including drafts. */
const eventsRequest = (search: EventsSearch, limit: number): QueryEventsRequest => {
  const filter = eventsFilter(search);
  return {
    query: {
      ...(filter && { filter }),
      sort: [{ fieldName: 'dateAndTimeSettings.startDate', order: 'DESC' }],
      paging: { limit, offset: 0 },
    },
    fields: FIELDS,
    includeDrafts: true,
  };
};

/** The events of an address. An identity that may not read drafts gets the public events and a note. */
export const useOwnerEvents = (search: EventsSearch) => {
  const [limit, setLimit] = useState(PAGE);
  const request = eventsRequest(search, limit);
  const all = useQueryEvents(request, { query: { placeholderData: (before) => before } });
  const refused = isApiError(all.error) && all.error.status === 403 ? all.error : undefined;
  const published = useQueryEvents(
    { ...request, fields: PUBLIC, includeDrafts: false },
    { query: { enabled: refused !== undefined } },
  );
  const query = refused ? published : all;
  const events = query.data?.events ?? [];
  const total = query.data && (query.data.pagingMetadata?.total ?? events.length);
  return {
    refused,
    events,
    total,
    reading: {
      ...readingOf(query),
      hasMore: total !== undefined && events.length < total,
      pendingMore: query.isPlaceholderData,
      loadMore: () => setLimit(limit + PAGE),
    },
  };
};
