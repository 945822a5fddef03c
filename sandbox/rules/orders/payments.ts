import { schedule } from '../../engine/due-effects.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { actionNotAvailable, canMove, moveOrder, secureTickets } from './status.ts';

/** A payment outcome that the payment provider reports, or that the buyer chooses on the payment page. */
export type PaymentOutcome = 'pay' | 'decline' | 'authorize' | 'suspend' | 'release' | 'pay-at-the-door';

interface Step {
  from: readonly TicketOrderRecord['status'][];
  to: TicketOrderRecord['status'];
  /** The payment method in the terms of the payment provider. */
  method?: string;
}

const steps: Readonly<Record<PaymentOutcome, Step>> = {
  pay: { from: ['INITIATED', 'PARTIALLY_PAID'], to: 'PAID', method: 'creditCard' },
  decline: { from: ['INITIATED'], to: 'DECLINED' },
  authorize: { from: ['INITIATED'], to: 'AUTHORIZED', method: 'creditCard' },
  suspend: { from: ['INITIATED'], to: 'PENDING', method: 'creditCard' },
  release: { from: ['PENDING'], to: 'PAID' },
  'pay-at-the-door': { from: ['INITIATED'], to: 'OFFLINE_PENDING', method: 'offline' },
};

/**
 * Applies a payment outcome to an order (7.10). A payment after the hold counts only if tickets are left; otherwise the
 * order becomes DECLINED (R186). Throws ORDER_ACTION_NOT_AVAILABLE if the order does not await this outcome.
 */
export const payTicketOrder = (
  world: World,
  order: TicketOrderRecord,
  outcome: PaymentOutcome,
): TicketOrderRecord => {
  const { from, to, method } = steps[outcome];
  if (!from.includes(order.status)) throw actionNotAvailable(order);
  if (to !== 'DECLINED' && !secureTickets(world, order)) {
    moveOrder(world, order, 'DECLINED');
    return order;
  }
  if (method) order.method = method;
  moveOrder(world, order, to);
  return order;
};

/** Plans the capture or the void of an authorized payment after the site's delay (R183, R184). */
export const settleLater = (world: World, order: TicketOrderRecord, settling: 'capture' | 'void'): void => {
  order.settling = settling;
  order.updatedDate = world.clock.iso();
  const delay = world.state.settings.settlementSeconds * 1000;
  if (delay === 0) settlePayment(world, order.orderNumber);
  else schedule(world, { at: world.clock.now() + delay, kind: 'payment-settled', id: order.orderNumber });
};

/**
 * Effect: captures an authorized payment, so that the order is PAID (R183), or voids it, so that the order is VOIDED
 * (R184).
 */
export const settlePayment = (world: World, orderNumber: string): void => {
  const order = ownValue(world.state.ticketOrders, orderNumber);
  if (order?.status === 'AUTHORIZED' && order.settling !== null)
    moveOrder(world, order, order.settling === 'capture' ? 'PAID' : 'VOIDED');
};

/** Effect: cancels an order that was not paid in time (R185). */
export const cancelUnpaidOrder = (world: World, orderNumber: string): void => {
  const order = ownValue(world.state.ticketOrders, orderNumber);
  if (order?.status === 'INITIATED' && canMove(order, 'CANCELED')) moveOrder(world, order, 'CANCELED');
};
