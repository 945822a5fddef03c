import type { Order } from 'vitrine/ticketing';
import { Button } from '../../../components/button.tsx';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { text } from '../../../text/owner.ts';
import { actionsOf } from './order-actions.ts';
import type { OrderActions } from './use-order-actions.ts';

/** Buttons for the available actions of an order. */
export const OrderButtons = ({
  order,
  actions,
  size = 'small',
}: {
  order: Order;
  actions: OrderActions;
  size?: 'small' | 'normal';
}) => {
  const words = text.ownerOrders;
  const can = actionsOf(order);
  const { orderNumber } = order;
  return (
    <>
      {can.includes('CONFIRM') && (
        <Button
          size={size}
          aria-label={words.confirmOf(orderNumber)}
          // The screen shows why it failed.
          onPress={() => void actions.confirm([order]).catch(() => undefined)}
        >
          {words.confirm}
        </Button>
      )}
      {can.includes('CAPTURE') && (
        <Button
          kind={size === 'normal' ? 'primary' : 'plain'}
          size={size}
          aria-label={words.captureOf(orderNumber)}
          onPress={() => void actions.capture(order)}
        >
          {words.capture}
        </Button>
      )}
      {can.includes('VOID') && (
        <ConfirmButton
          size={size}
          action={words.void}
          name={words.voidOf(orderNumber)}
          title={words.voidTitle}
          body={words.voidText(order.fullName || orderNumber)}
          onConfirm={() => actions.giveUp(order)}
        />
      )}
    </>
  );
};
