import { useMemo } from 'react';
import { useQueryEvents } from 'vitrine/react/events-v3';
import { named } from '../../lib/named.ts';

/** Maximum number of events on one page. */
const MOST = 1000;

/** The events with tickets, latest first, and their titles by id. */
export const useTicketedEvents = () => {
  const { data, isPending, error } = useQueryEvents({
    query: {
      filter: { 'registration.initialType': 'TICKETING' },
      sort: [{ fieldName: 'dateAndTimeSettings.startDate', order: 'DESC' }],
      paging: { limit: MOST },
    },
    fields: ['DETAILS', 'REGISTRATION'],
  });
  const titles = useMemo(() => new Map(data?.events.map(({ id, title }) => [id, named(title)])), [data]);
  return { titles, isPending, error };
};
