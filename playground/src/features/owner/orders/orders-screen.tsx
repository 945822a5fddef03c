import { getRouteApi } from '@tanstack/react-router';
import { ChoiceRow } from '../../../components/choice-row.tsx';
import { text } from '../../../text/owner.ts';
import { Head } from '../head.tsx';
import styles from '../owner.module.css';
import { EventOrders } from './event-orders.tsx';
import { ShopOrders } from './shop-orders-list.tsx';

const route = getRouteApi('/owner/orders');

/** The orders of the site: of events or of the shop. */
export const OrdersScreen = () => {
  const words = text.ownerOrders;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <div className={styles['stack']}>
      <Head title={words.title} lead={words.lead}>
        <ChoiceRow
          label={words.which}
          options={(['events', 'shop'] as const).map((id) => ({ id, name: words.whose[id] }))}
          chosen={search.of ?? 'events'}
          onChange={(of) => void navigate({ search: of === 'shop' ? { of } : {} })}
        />
      </Head>
      {search.of === 'shop' ? <ShopOrders standing={search.standing} /> : <EventOrders search={search} />}
    </div>
  );
};
