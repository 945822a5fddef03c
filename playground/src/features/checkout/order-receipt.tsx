import { isApiError } from 'vitrine';
import { useGetShopOrder } from 'vitrine/react/orders';
import { Failure } from '../../components/failure.tsx';
import { Panel } from '../../components/panel.tsx';
import { ShopOrderLines } from '../../components/shop-order-lines.tsx';
import { Skeleton } from '../../components/state.tsx';
import { text } from '../../text/text.ts';
import styles from './return.module.css';

/** Whether the site does not show this order: it has no such order, or shows orders only to its owner or to members. */
const isHidden = (error: unknown): boolean =>
  isApiError(error) && (error.status === 403 || error.status === 404);

/** The lines and the totals of an order that was just placed, as its buyer may read them. */
export const OrderReceipt = ({ orderId }: { orderId: string }) => {
  const { data, error, isPending, refetch } = useGetShopOrder(orderId);
  if (isHidden(error)) return null;
  const order = data?.order;
  return (
    <div className={styles['receipt']}>
      <Panel title={text.back.receipt}>
        {isPending && <Skeleton height="12rem" />}
        {error && <Failure error={error} onRetry={refetch} />}
        {order && <ShopOrderLines order={order} label={text.back.lines} />}
      </Panel>
    </div>
  );
};
