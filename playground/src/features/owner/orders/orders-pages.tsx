import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../../components/button.tsx';
import { Actions } from '../../../components/panel.tsx';
import { text } from '../../../text/owner.ts';
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
  const turn = (to: number) => () =>
    void navigate({ search: (now) => withParam(now, 'page', to > 1 ? to : undefined) });
  if (total <= perPage) return null;
  return (
    <nav aria-label={words.pages}>
      <Actions>
        <Button isDisabled={page === 1} onPress={turn(page - 1)}>
          {words.newer}
        </Button>
        <span>{words.page(page, Math.ceil(total / perPage))}</span>
        <Button isDisabled={page * perPage >= total} onPress={turn(page + 1)}>
          {words.older}
        </Button>
      </Actions>
    </nav>
  );
};
