import { getRouteApi } from '@tanstack/react-router';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState } from '../../components/state.tsx';
import { text } from '../../text/booking.ts';
import { OrderView } from './order-view.tsx';

const route = getRouteApi('/orders/$number');

/** The page of a ticket order. The platform finds an order only by its number and its event. */
export const OrderScreen = () => {
  const { number } = route.useParams();
  const { event } = route.useSearch();
  if (event === undefined)
    return (
      <EmptyState
        icon="bag"
        title={<PageHeading title={text.order.noEvent} />}
        body={text.order.noEventText}
      />
    );
  return <OrderView key={number} orderNumber={number} eventId={event} />;
};
