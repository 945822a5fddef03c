import { useQuery } from '@tanstack/react-query';
import type { SiteEvent } from 'vitrine/events-v3';
import { ticketsOnSaleQuery } from 'vitrine/react';
import { useGetCheckoutOptions } from 'vitrine/react/ticketing';
import { Failure } from '../../components/failure.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton } from '../../components/state.tsx';
import { text } from '../../text/events.ts';
import { TicketPicker } from './ticket-picker.tsx';
import { LOOK_AGAIN } from './use-events.ts';

/** The tickets of an event, read again while the page is open, because other buyers and sale periods change them. */
export const TicketBox = ({ event }: { event: SiteEvent }) => {
  const options = useGetCheckoutOptions();
  const {
    data: offers,
    error,
    refetch,
  } = useQuery({
    ...ticketsOnSaleQuery(event.id),
    refetchInterval: LOOK_AGAIN,
  });
  if (error && !offers) return <Failure title={text.picker.failed} error={error} onRetry={refetch} />;
  if (!offers || options.isPending) return <Skeleton height="14rem" />;
  if (offers.length === 0) return <Note>{text.picker.none}</Note>;
  return (
    <TicketPicker
      event={event}
      offers={offers}
      paymentMethodConfigured={options.data?.paymentMethodConfigured}
    />
  );
};
