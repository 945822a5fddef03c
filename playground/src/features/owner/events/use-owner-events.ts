import { isApiError } from 'vitrine';
import type { EventFieldset, QueryEventsRequest } from 'vitrine/events-v3';
import { useQueryEvents } from 'vitrine/react/events-v3';
import { type EventsSearch, eventsFilter } from './events-search.ts';

const PUBLIC: EventFieldset[] = ['DETAILS', 'REGISTRATION', 'CATEGORIES'];
/** Includes the figures for event managers. */
const FIELDS: EventFieldset[] = [...PUBLIC, 'DASHBOARD'];

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
export const useOwnerEvents = (search: EventsSearch, limit: number) => {
  const request = eventsRequest(search, limit);
  const all = useQueryEvents(request, { query: { placeholderData: (before) => before } });
  const refused = isApiError(all.error) && all.error.status === 403 ? all.error : undefined;
  const published = useQueryEvents(
    { ...request, fields: PUBLIC, includeDrafts: false },
    { query: { enabled: refused !== undefined } },
  );
  return { refused, ...(refused ? published : all) };
};
