import { getRouteApi, Link } from '@tanstack/react-router';
import { isApiError } from 'vitrine';
import { useGetOrder, useGetSummary } from 'vitrine/react/ticketing';
import { Loaded, readingOf } from '../../../components/loaded.tsx';
import { text } from '../../../text/owner.ts';
import { Head } from '../head.tsx';
import { MissingOfOwner } from '../missing-of-owner.tsx';
import styles from '../owner.module.css';
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
        refetchInterval: ({ state }) => (state.data && isSettling(state.data.order) ? WAITING : false),
      },
    },
  );
  const { data, error } = query;
  if (isApiError(error) && error.status === 404)
    return (
      <MissingOfOwner title={words.gone} body={words.goneText} to="/owner/orders" name={words.toOrders} />
    );
  const order = sales.isSuccess ? data?.order : undefined;
  return (
    <div className={styles['stack']}>
      {!order && <Head title={words.orderTitle} back={<Link to="/owner/orders">{words.toOrders}</Link>} />}
      <Loaded reading={readingOf(sales.error ? sales : query)} isEmpty={!order} empty={null} height="24rem">
        {order && sales.data && <OrderView key={orderNumber} order={order} sales={sales.data.sales} />}
      </Loaded>
    </div>
  );
};
