import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../../components/button.tsx';
import { text } from '../../../text/owner.ts';
import styles from '../owner.module.css';
import { withParam } from '../with-param.ts';
import type { OrdersPerPage } from './orders-search.ts';

const route = getRouteApi('/owner/orders');

/** Buttons for the previous and next page of orders; nothing if all orders fit on one page. */
export const OrdersPages = ({
  page,
  perPage,
  total,
}: {
  page: number;
  perPage: OrdersPerPage;
  total: number;
}) => {
  const words = text.ownerOrders;
  const navigate = route.useNavigate();
  if (total <= perPage) return null;
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
      <span>{words.page(page, Math.ceil(total / perPage))}</span>
      <Button
        isDisabled={page * perPage >= total}
        onPress={() => void navigate({ search: (now) => withParam(now, 'page', page + 1) })}
      >
        {words.older}
      </Button>
    </nav>
  );
};
