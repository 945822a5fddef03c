import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../../components/button.tsx';
import { text } from '../../../text/text.ts';
import styles from '../owner.module.css';
import { withParam } from '../with-param.ts';
import { ORDERS_PAGE } from './orders-search.ts';

const route = getRouteApi('/owner/orders');

/** Buttons for the previous and next page of orders; nothing if all orders fit on one page. */
export const OrdersPages = ({ page, total }: { page: number; total: number }) => {
  const words = text.ownerOrders;
  const navigate = route.useNavigate();
  if (total <= ORDERS_PAGE) return null;
  return (
    <nav className={styles['pages']} aria-label={words.pages}>
      <Button
        isDisabled={page === 1}
        onPress={() =>
          void navigate({ search: (now) => withParam(now, 'page', page > 2 ? page - 1 : undefined) })
        }
      >
        {words.newer}
      </Button>
      <span>{words.page(page, Math.ceil(total / ORDERS_PAGE))}</span>
      <Button
        isDisabled={page * ORDERS_PAGE >= total}
        onPress={() => void navigate({ search: (now) => withParam(now, 'page', page + 1) })}
      >
        {words.older}
      </Button>
    </nav>
  );
};
