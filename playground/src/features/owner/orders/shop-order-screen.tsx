import { getRouteApi, Link } from '@tanstack/react-router';
import { isApiError } from 'vitrine';
import type { ShopOrder } from 'vitrine/orders';
import { useGetShopOrder } from 'vitrine/react/orders';
import { Loaded, readingOf } from '../../../components/loaded.tsx';
import { Facts, Panel } from '../../../components/panel.tsx';
import { ShopOrderLines } from '../../../components/shop-order-lines.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { text } from '../../../text/owner.ts';
import { Head } from '../head.tsx';
import { MissingOfOwner } from '../missing-of-owner.tsx';
import styles from '../owner.module.css';
import { instantWord } from './order-words.ts';
import { buyerOf, deliveryWord, paymentWord, shopStatusWord, shopTone } from './shop-orders.ts';

const route = getRouteApi('/owner/orders/shop/$id');

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

/** One order of the shop. */
export const ShopOrderScreen = () => {
  const { id } = route.useParams();
  const words = text.ownerOrders;
  const query = useGetShopOrder(id);
  const { data, error } = query;
  if (isApiError(error) && error.status === 404)
    return (
      <MissingOfOwner title={words.gone} body={words.goneText} to="/owner/orders" name={words.toOrders} />
    );
  const order = data?.order;
  return (
    <div className={styles['stack']}>
      <Head
        title={order ? words.orderOf(buyerOf(order) || words.unnamed) : words.orderTitle}
        back={
          <Link to="/owner/orders" search={{ of: 'shop' }}>
            {words.toOrders}
          </Link>
        }
        status={
          order && (
            <>
              <StatusMark tone={shopTone(order)}>{shopStatusWord(order)}</StatusMark>
              <span>{words.shop.numbered(order.number)}</span>
            </>
          )
        }
      />
      <Loaded reading={readingOf(query)} isEmpty={!order} empty={null} height="24rem">
        {order && <Parts order={order} />}
      </Loaded>
    </div>
  );
};
