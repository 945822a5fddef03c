import { getRouteApi, Link } from '@tanstack/react-router';
import { isApiError } from 'vitrine';
import { useGetOrder, useGetSummary } from 'vitrine/react/ticketing';
import { CallFailed } from '../call-failed.tsx';
import { Crumbs } from '../../../components/crumbs.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Skeleton } from '../../../components/state.tsx';
import { isSettling } from './order-actions.ts';
import { text } from '../../../text/owner.ts';
import { MissingOfOwner } from '../missing-of-owner.tsx';
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
  const { data, error, isPending, refetch } = useGetOrder(
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
  if (isApiError(error) && error.status === 404)
    return (
      <MissingOfOwner title={words.gone} body={words.goneText} to="/owner/orders" name={words.toOrders} />
    );
  const failure = sales.error ?? error;
  const order = sales.isSuccess ? data?.order : undefined;
  return (
    <>
      <Crumbs>
        <Link to="/owner/orders">{words.title}</Link>
        <span aria-hidden="true">/</span>
        <bdi dir="ltr" aria-current="page">
          {orderNumber}
        </bdi>
      </Crumbs>
      {!order && <PageHeading title={words.orderTitle} />}
      {failure && (
        <CallFailed error={failure} onRetry={() => void (sales.error ? sales.refetch() : refetch())} />
      )}
      {isPending && !failure && <Skeleton height="24rem" />}
      {order && sales.data && <OrderView key={orderNumber} order={order} sales={sales.data.sales} />}
    </>
  );
};
