import { getRouteApi, Link } from '@tanstack/react-router';
import { useGetOrder, useGetSummary } from 'vitrine/react/ticketing';
import { text } from '../../../text/owner.ts';
import { OneThing } from '../one-thing.tsx';
import { isSettling } from './order-actions.ts';
import { OrderView } from './order-view.tsx';

const route = getRouteApi('/owner/orders/$eventId/$orderNumber');

/** Milliseconds between two reads of an order whose payment is being settled. */
const WAITING = 1_000;

/**
 * One order. Read only after the sales figures, so that an identity without access to them sees nothing of the order.
 */
export const OrderScreen = () => {
  const { eventId, orderNumber } = route.useParams();
  const words = text.ownerOrders;
  const sales = useGetSummary({ eventId });
  const query = useGetOrder(
    eventId,
    orderNumber,
    { fieldset: ['DETAILS', 'FORM', 'INVOICE', 'TICKETS'] },
    {
      query: {
        enabled: sales.isSuccess,
        refetchInterval: ({ state }) => (state.data?.order && isSettling(state.data.order) ? WAITING : false),
      },
    },
  );
  const order = sales.isSuccess ? query.data?.order : undefined;
  return (
    <OneThing
      query={sales.error ? sales : query}
      thing={order && sales.data && { order, sales: sales.data.sales }}
      title={words.orderTitle}
      back={<Link to="/owner/orders">{words.toOrders}</Link>}
      missing={{ title: words.gone, body: words.goneText, to: '/owner/orders', name: words.toOrders }}
    >
      {(found) => <OrderView key={orderNumber} {...found} />}
    </OneThing>
  );
};
