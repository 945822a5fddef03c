import { getRouteApi, Link } from '@tanstack/react-router';
import type { ShopOrder } from 'vitrine/orders';
import { useGetShopOrder } from 'vitrine/react/orders';
import { Facts, Panel } from '../../../components/panel.tsx';
import { ShopOrderLines } from '../../../components/shop-order-lines.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { text } from '../../../text/owner.ts';
import { Head } from '../head.tsx';
import { OneThing } from '../one-thing.tsx';
import styles from '../owner.module.css';
import { instantWord } from './order-words.ts';
import { buyerOf, deliveryWord, paymentWord, shopStatusWord, shopTone } from './shop-orders.ts';

const route = getRouteApi('/owner/orders/shop/$id');

const Back = () => (
  <Link to="/owner/orders" search={{ of: 'shop' }}>
    {text.ownerOrders.toOrders}
  </Link>
);

const Parts = ({ order }: { order: ShopOrder }) => {
  const words = text.ownerOrders;
  const { shippingInfo, buyerInfo } = order;
  const address = shippingInfo?.logistics?.shippingDestination?.address;
  const place = [address?.addressLine, address?.postalCode, address?.city, address?.country];
  return (
    <div className={styles['columns']}>
      <Panel title={words.shop.items}>
        <ShopOrderLines order={order} label={words.shop.items} />
      </Panel>
      <Panel title={words.facts} footer={<span className={styles['soft']}>{words.shop.readOnly}</span>}>
        <Facts
          rows={[
            [words.email, buyerInfo?.email],
            [words.columns.created, instantWord(order.createdDate)],
            [words.shop.payment, paymentWord(order)],
            [words.shop.delivery, deliveryWord(order)],
            [words.shop.shipping, shippingInfo?.title],
            [words.shop.address, place.filter(Boolean).join(', ') || undefined],
          ]}
        />
      </Panel>
    </div>
  );
};

const View = ({ order }: { order: ShopOrder }) => {
  const words = text.ownerOrders;
  return (
    <>
      <Head
        title={words.orderOf(buyerOf(order) || words.unnamed)}
        back={<Back />}
        status={
          <>
            <StatusMark tone={shopTone(order)}>{shopStatusWord(order)}</StatusMark>
            <span>{words.shop.numbered(order.number)}</span>
          </>
        }
      />
      <Parts order={order} />
    </>
  );
};

/** One order of the shop. */
export const ShopOrderScreen = () => {
  const { id } = route.useParams();
  const words = text.ownerOrders;
  const query = useGetShopOrder(id);
  return (
    <OneThing
      query={query}
      thing={query.data?.order}
      title={words.orderTitle}
      back={<Back />}
      missing={{ title: words.gone, body: words.goneText, to: '/owner/orders', name: words.toOrders }}
    >
      {(order) => <View order={order} />}
    </OneThing>
  );
};
