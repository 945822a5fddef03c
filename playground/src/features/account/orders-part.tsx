import { useOwnOrders } from 'vitrine/react';
import type { ShopOrder } from 'vitrine/orders';
import { Button } from '../../components/button.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../components/state.tsx';
import { failureText } from '../../lib/failure.ts';
import { money } from '../../lib/format.ts';
import { language } from '../../lib/language.ts';
import { text } from '../../text/members.ts';
import styles from '../members/account.module.css';
import { PlatformButton } from '../members/platform-part.tsx';

/** Orders of one page. */
const PAGE = 10;

const Row = ({ order }: { order: ShopOrder }) => {
  const words = text.members.account;
  const { number, lineItems, priceSummary, currency, paymentStatus, fulfillmentStatus } = order;
  const made = order.purchasedDate ?? order.createdDate;
  const pieces = lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const names = lineItems.map(({ productName }) => productName?.translated ?? productName?.original);
  const total = priceSummary?.total;
  return (
    <li className={styles['order']}>
      <div>
        <h3>{words.orderNumber(number)}</h3>
        <p className={styles['soft']}>
          <time dateTime={made}>
            {made && new Intl.DateTimeFormat(language.get(), { dateStyle: 'medium' }).format(new Date(made))}
          </time>{' '}
          · {words.pieces(pieces)}
        </p>
        <p dir="auto">{names.filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles['orderEnd']}>
        {total && <strong className="tabular">{money(total, currency)}</strong>}
        <span className={styles['word']}>{words.payments[paymentStatus] ?? words.statusOther}</span>
        <span className={styles['soft']}>{words.deliveries[fulfillmentStatus] ?? words.statusOther}</span>
      </div>
    </li>
  );
};

/** The orders of the member in the shop, page by page. */
export const OrdersPart = () => {
  const { orders, pending, pendingMore, error, hasMore, loadMore, refresh } = useOwnOrders({ limit: PAGE });
  const words = text.members.account;
  return (
    <section className={styles['card']} aria-labelledby="orders-title">
      <h2 id="orders-title">{words.orders}</h2>
      {pending && (
        <div aria-busy="true">
          <Skeleton height="4rem" />
        </div>
      )}
      {error !== null && (
        <ErrorRow title={text.common.failed} detail={failureText(error)} onRetry={refresh} />
      )}
      {!pending && error === null && orders.length === 0 && (
        <EmptyState icon="bag" title={<h3>{words.noOrders}</h3>} body={words.noOrdersText} />
      )}
      {orders.length > 0 && (
        <>
          <ul className={styles['orders']}>
            {orders.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </ul>
          <div className={styles['actions']}>
            {hasMore && (
              <Button busy={pendingMore} onPress={loadMore}>
                {words.moreOrders}
              </Button>
            )}
            <output className={styles['soft']}>
              {hasMore ? words.shownOrders(orders.length) : words.allOrders(orders.length)}
            </output>
          </div>
        </>
      )}
      <p className={styles['soft']}>{words.ordersText}</p>
      <div className={styles['actions']}>
        <PlatformButton area="ORDERS" kind="quiet">
          {words.ordersGo}
        </PlatformButton>
      </div>
    </section>
  );
};
