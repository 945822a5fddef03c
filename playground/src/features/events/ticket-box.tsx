import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import {
  useGetCheckoutOptions,
  useListAvailableTickets,
  useQueryAvailableTickets,
} from 'vitrine/react/ticketing';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { Tick } from '../../components/tick.tsx';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/text.ts';
import styles from './event.module.css';
import { TicketPicker } from './ticket-picker.tsx';
import { LOOK_AGAIN } from './use-events.ts';

/** Page size of the request for ticket definitions. */
const MOST = 100;

/** The tickets of an event, read again while the page is open, because other buyers and sale periods change them. */
export const TicketBox = ({ event }: { event: SiteEvent }) => {
  const [later, showLater] = useState(false);
  const options = useGetCheckoutOptions();
  const offered = useQueryAvailableTickets(
    { filter: { eventId: event.id }, limit: MOST },
    { query: { enabled: !later, refetchInterval: LOOK_AGAIN } },
  );
  const all = useListAvailableTickets(
    { eventId: event.id, limit: MOST, state: ['INCLUDE_HIDDEN_NOT_ON_SALE'] },
    { query: { enabled: later, refetchInterval: LOOK_AGAIN } },
  );
  const { data, error, refetch } = later ? all : offered;
  const known = data ?? offered.data ?? all.data;
  if (error && !known)
    return <ErrorRow title={text.picker.failed} detail={failureText(error)} onRetry={() => void refetch()} />;
  if (!known || options.isPending) return <Skeleton height="14rem" />;
  return (
    <>
      {known.definitions.length === 0 ? (
        <p className={styles['closed']}>{text.picker.none}</p>
      ) : (
        <TicketPicker
          event={event}
          definitions={known.definitions}
          paymentMethodConfigured={options.data?.paymentMethodConfigured}
        />
      )}
      <Tick label={text.picker.later} selected={later} onChange={showLater} />
    </>
  );
};
