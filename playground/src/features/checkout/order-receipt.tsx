import { isApiError } from 'vitrine';
import { useGetShopOrder } from 'vitrine/react/orders';
import { ShopOrderLines } from '../../components/shop-order-lines.tsx';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/text.ts';
import styles from './receipt.module.css';

/** Whether the site does not show this order: it has no such order, or shows orders only to its owner or to members. */
const isHidden = (error: unknown): boolean =>
  isApiError(error) && (error.status === 403 || error.status === 404);

/** The lines and the totals of an order that was just placed, as its buyer may read them. */
export const OrderReceipt = ({ orderId }: { orderId: string }) => {
  const { data, error, isPending, refetch } = useGetShopOrder(orderId);
  if (isHidden(error)) return null;
  const order = data?.order;
  return (
    <section className={styles['receipt']} aria-labelledby="receipt-title" aria-busy={isPending}>
      <h2 id="receipt-title">{text.back.receipt}</h2>
      {isPending && <Skeleton height="12rem" />}
      {error && <ErrorRow title={failureText(error)} onRetry={() => void refetch()} />}
      {order && <ShopOrderLines order={order} label={text.back.lines} />}
    </section>
  );
};
