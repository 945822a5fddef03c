import { getRouteApi } from '@tanstack/react-router';
import { PageHeading } from '../../components/PageHeading.tsx';
import { EmptyState } from '../../components/State.tsx';
import { text } from '../../text/text.ts';
import { OrderView } from './OrderView.tsx';

const route = getRouteApi('/orders/$number');

/** C7: an order of tickets. The platform finds one by its number and its event only. */
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
