import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ShopOrder } from 'vitrine/orders';
import { searchOrdersPages } from 'vitrine/react/orders';
import { readingOf } from '../../../components/loaded.tsx';
import { EmptyState } from '../../../components/state.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { type Column, RowName, Table } from '../../../components/table.tsx';
import { money } from '../../../lib/format.ts';
import { text } from '../../../text/owner.ts';
import { Tabs } from '../tabs.tsx';
import { instantWord } from './order-words.ts';
import { type OrdersSearch, type ShopStanding, shopStandings } from './orders-search.ts';
import { buyerOf, deliveryWord, shopOrdersRequest, shopStatusWord, shopTone } from './shop-orders.ts';

const columns = (): readonly Column<ShopOrder>[] => {
  const { columns: names, shop, unnamed } = text.ownerOrders;
  return [
    {
      name: names.buyer,
      cell: (order) => (
        <RowName lines={[shop.numbered(order.number)]}>
          <Link to="/owner/orders/shop/$id" params={{ id: order.id }}>
            {buyerOf(order) || order.buyerInfo?.email || unnamed}
          </Link>
        </RowName>
      ),
    },
    {
      name: shop.items,
      cell: ({ lineItems }) => lineItems.map(({ productName }) => productName?.original).join(', '),
    },
    {
      name: names.total,
      look: 'end',
      cell: ({ priceSummary, currency }) => priceSummary?.total && money(priceSummary.total, currency),
    },
    {
      name: names.status,
      cell: (order) => <StatusMark tone={shopTone(order)}>{shopStatusWord(order)}</StatusMark>,
    },
    { name: shop.delivery, cell: deliveryWord },
    { name: names.created, look: 'whole', cell: ({ createdDate }) => instantWord(createdDate) },
  ];
};

/** The orders of the shop. */
export const ShopOrders = ({ standing }: { standing: ShopStanding | undefined }) => {
  const { all, columns: names, emptyText, emptyTitle, shop, title } = text.ownerOrders;
  const list = useInfiniteQuery({
    ...searchOrdersPages(shopOrdersRequest(standing)),
    placeholderData: (earlier) => earlier,
  });
  return (
    <>
      <Tabs<OrdersSearch>
        label={names.status}
        to="/owner/orders"
        tabs={[undefined, ...shopStandings].map((one) => ({
          name: one ? shop.standings[one] : all,
          search: () => ({ of: 'shop', ...(one && { standing: one }) }),
        }))}
      />
      <Table
        label={title}
        rows={list.data?.pages.flatMap((page) => page.orders ?? []) ?? []}
        keyOf={({ id }) => id}
        columns={columns()}
        reading={readingOf(list)}
        empty={
          <EmptyState icon="bag" title={<h2>{emptyTitle}</h2>} body={standing ? emptyText : shop.emptyText} />
        }
      />
    </>
  );
};
