import { useState } from 'react';
import type { Order } from 'vitrine/ticketing';
import { Button } from '../../../components/button.tsx';
import { ConfirmBox } from '../../../components/confirm-box.tsx';
import { actionsOf } from './order-actions.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
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
  const [isAsking, setAsking] = useState(false);
  const can = actionsOf(order);
  const { orderNumber } = order;
  return (
    <>
      {can.includes('CONFIRM') && (
        <Button
          size={size}
          aria-label={words.confirmOf(orderNumber)}
          onPress={() => void actions.confirm([order])}
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
        <Button size={size} aria-label={words.voidOf(orderNumber)} onPress={() => setAsking(true)}>
          {words.void}
        </Button>
      )}
      <ConfirmBox
        title={words.voidTitle}
        body={words.voidText(order.fullName || orderNumber)}
        action={words.void}
        open={isAsking}
        busy={actions.isPending}
        error={actions.error ? failureText(actions.error) : undefined}
        onConfirm={() => void actions.giveUp(order).then((done) => done && setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
