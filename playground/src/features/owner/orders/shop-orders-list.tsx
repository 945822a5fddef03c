import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ShopOrder } from 'vitrine/orders';
import { searchOrdersPages } from 'vitrine/react/orders';
import { EmptyState, Skeleton } from '../../../components/state.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { money } from '../../../lib/format.ts';
import { text } from '../../../text/owner.ts';
import { CallFailed } from '../call-failed.tsx';
import { MoreButton } from '../more-button.tsx';
import styles from '../owner.module.css';
import { StatusTabs, tabStyle } from '../status-tabs.tsx';
import table from '../table.module.css';
import { instantWord } from './order-words.ts';
import { type ShopStanding, shopStandings } from './orders-search.ts';
import { buyerOf, deliveryWord, shopOrdersRequest, shopStatusWord, shopTone } from './shop-orders.ts';

const Tabs = () => (
  <StatusTabs label={text.ownerOrders.columns.status}>
    {[undefined, ...shopStandings].map((standing) => (
      <li key={standing ?? 'all'}>
        <Link
          to="/owner/orders"
          search={{ of: 'shop', ...(standing && { standing }) }}
          className={tabStyle()}
          activeOptions={{ exact: true }}
        >
          {standing ? text.ownerOrders.shop.standings[standing] : text.ownerOrders.all}
        </Link>
      </li>
    ))}
  </StatusTabs>
);

const Buyer = ({ order }: { order: ShopOrder }) => (
  <span className={table['names']}>
    <Link to="/owner/orders/shop/$id" params={{ id: order.id }}>
      {buyerOf(order) || order.buyerInfo?.email || text.ownerOrders.unnamed}
    </Link>
    <small>{text.ownerOrders.shop.numbered(order.number)}</small>
  </span>
);

const Row = ({ order }: { order: ShopOrder }) => {
  const { columns, shop } = text.ownerOrders;
  const { lineItems, priceSummary, currency } = order;
  return (
    <tr>
      <th scope="row">
        <Buyer order={order} />
      </th>
      <td data-label={shop.items}>
        {lineItems.map(({ productName }) => productName?.translated ?? productName?.original).join(', ')}
      </td>
      <td data-label={columns.total} className={table['number']}>
        {priceSummary?.total && money(priceSummary.total, currency)}
      </td>
      <td data-label={columns.status} className={table['words']}>
        <StatusMark tone={shopTone(order)}>{shopStatusWord(order)}</StatusMark>
      </td>
      <td data-label={shop.delivery}>{deliveryWord(order)}</td>
      <td data-label={columns.created} className={table['whole']}>
        {instantWord(order.createdDate)}
      </td>
    </tr>
  );
};

/** The orders of the shop. */
export const ShopOrdersList = ({ standing }: { standing: ShopStanding | undefined }) => {
  const { columns, emptyText, emptyTitle, shop, title } = text.ownerOrders;
  const list = useInfiniteQuery({
    ...searchOrdersPages(shopOrdersRequest(standing)),
    placeholderData: (earlier) => earlier,
  });
  const orders = list.data?.pages.flatMap((page) => page.orders ?? []);
  return (
    <>
      <Tabs />
      {list.error && <CallFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height="20rem" />}
      {orders?.length === 0 && (
        <EmptyState icon="bag" title={<h2>{emptyTitle}</h2>} body={standing ? emptyText : shop.emptyText} />
      )}
      {orders && orders.length > 0 && (
        <table className={table['table']} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{columns.buyer}</th>
              <th scope="col">{shop.items}</th>
              <th scope="col" data-number="">
                {columns.total}
              </th>
              <th scope="col">{columns.status}</th>
              <th scope="col">{shop.delivery}</th>
              <th scope="col">{columns.created}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </tbody>
        </table>
      )}
      <div className={styles['pages']}>
        <MoreButton
          list={{
            hasMore: list.hasNextPage,
            loadingMore: list.isFetchingNextPage,
            more: () => void list.fetchNextPage(),
          }}
        />
      </div>
    </>
  );
};
