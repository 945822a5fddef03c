import { useOwnOrders } from 'vitrine/react';
import type { ShopOrder } from 'vitrine/orders';
import { List, Row } from '../../components/list.tsx';
import { Panel } from '../../components/panel.tsx';
import { EmptyState } from '../../components/state.tsx';
import { money } from '../../lib/format.ts';
import { language } from '../../lib/language.ts';
import { text } from '../../text/members.ts';
import { PlatformButton } from '../members/platform-part.tsx';

/** Orders of one page. */
const PAGE = 10;

const Order = ({ order }: { order: ShopOrder }) => {
  const words = text.members.account;
  const { number, lineItems, priceSummary, currency, paymentStatus, fulfillmentStatus } = order;
  const made = order.purchasedDate ?? order.createdDate;
  const pieces = lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const names = lineItems.map(({ productName }) => productName?.translated ?? productName?.original);
  const total = priceSummary?.total;
  return (
    <Row
      title={<h3>{words.orderNumber(number)}</h3>}
      meta={
        <>
          <time dateTime={made}>
            {made && new Intl.DateTimeFormat(language.get(), { dateStyle: 'medium' }).format(new Date(made))}
          </time>{' '}
          · {words.pieces(pieces)}
        </>
      }
      status={
        <>
          {total && <strong>{money(total, currency)}</strong>}{' '}
          <span>{words.payments[paymentStatus] ?? words.statusOther}</span>{' '}
          <span>{words.deliveries[fulfillmentStatus] ?? words.statusOther}</span>
        </>
      }
    >
      <bdi>{names.filter(Boolean).join(', ')}</bdi>
    </Row>
  );
};

/** The orders of the member in the shop, page by page. */
export const OrdersPart = () => {
  const read = useOwnOrders({ limit: PAGE });
  const { orders, hasMore } = read;
  const words = text.members.account;
  return (
    <Panel
      title={words.orders}
      footer={
        <PlatformButton area="ORDERS" kind="quiet">
          {words.ordersGo}
        </PlatformButton>
      }
    >
      <List
        reading={read}
        failed={text.common.failed}
        empty={<EmptyState icon="bag" title={<h3>{words.noOrders}</h3>} body={words.noOrdersText} />}
      >
        {orders.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </List>
      {orders.length > 0 && (
        <output className="soft">
          {hasMore ? words.shownOrders(orders.length) : words.allOrders(orders.length)}
        </output>
      )}
      <p className="soft">{words.ordersText}</p>
    </Panel>
  );
};
