import { getRouteApi, Link } from '@tanstack/react-router';
import { isApiError } from 'vitrine';
import type { ShopOrder } from 'vitrine/orders';
import { useGetShopOrder } from 'vitrine/react/orders';
import { Crumbs } from '../../../components/crumbs.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { ShopOrderLines } from '../../../components/shop-order-lines.tsx';
import { Skeleton } from '../../../components/state.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { text } from '../../../text/owner.ts';
import { CallFailed } from '../call-failed.tsx';
import { MissingOfOwner } from '../missing-of-owner.tsx';
import styles from '../owner.module.css';
import { instantWord } from './order-words.ts';
import { buyerOf, deliveryWord, paymentWord, shopStatusWord, shopTone } from './shop-orders.ts';

const route = getRouteApi('/owner/orders/shop/$id');

const View = ({ order }: { order: ShopOrder }) => {
  const words = text.ownerOrders;
  const { shippingInfo, buyerInfo } = order;
  const address = shippingInfo?.logistics?.shippingDestination?.address;
  const place = [address?.addressLine, address?.postalCode, address?.city, address?.country];
  const facts = [
    [words.email, buyerInfo?.email],
    [words.columns.created, instantWord(order.createdDate)],
    [words.shop.payment, paymentWord(order)],
    [words.shop.delivery, deliveryWord(order)],
    [words.shop.shipping, shippingInfo?.title],
    [words.shop.address, place.filter(Boolean).join(', ')],
  ];
  return (
    <>
      <div className={styles['intro']}>
        <PageHeading title={words.orderOf(buyerOf(order) || words.unnamed)} />
        <p>
          <StatusMark tone={shopTone(order)}>{shopStatusWord(order)}</StatusMark>
        </p>
      </div>
      <div className={styles['columns']}>
        <section className={styles['panel']} aria-labelledby="lines">
          <h2 id="lines">{words.shop.items}</h2>
          <ShopOrderLines order={order} label={words.shop.items} />
        </section>
        <section className={styles['panel']} aria-labelledby="facts">
          <h2 id="facts">{words.facts}</h2>
          <dl className={styles['facts']}>
            {facts.map(([name, value]) => (
              <Fact key={name} name={name} value={value} />
            ))}
          </dl>
          <p className={styles['soft']}>{words.shop.readOnly}</p>
        </section>
      </div>
    </>
  );
};

const Fact = ({ name, value }: { name: string | undefined; value: string | undefined }) => (
  <>
    <dt>{name}</dt>
    <dd>{value || '–'}</dd>
  </>
);

/** One order of the shop. */
export const ShopOrderScreen = () => {
  const { id } = route.useParams();
  const words = text.ownerOrders;
  const { data, error, isPending, refetch } = useGetShopOrder(id);
  if (isApiError(error) && error.status === 404)
    return (
      <MissingOfOwner title={words.gone} body={words.goneText} to="/owner/orders" name={words.toOrders} />
    );
  return (
    <>
      <Crumbs>
        <Link to="/owner/orders" search={{ of: 'shop' }}>
          {words.title}
        </Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{data ? words.shop.numbered(data.order?.number ?? '') : ''}</span>
      </Crumbs>
      {!data && <PageHeading title={words.orderTitle} />}
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height="24rem" />}
      {data?.order && <View order={data.order} />}
    </>
  );
};
