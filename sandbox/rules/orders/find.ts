import { applicationError, type PlatformError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import { callerOf, isElevated, type CallContext } from '../../engine/context.ts';

/** The error for an order that does not exist, or that the caller may not see. */
export const orderNotFound = (orderNumber: string): PlatformError =>
  applicationError(404, 'ORDER_NOT_FOUND', 'Order not found', { orderNumber });

/**
 * Whether a caller may see an order (R196). Owner and app see every order; a buyer sees their own orders; a member also
 * sees orders made in their name.
 */
const maySee = (call: CallContext, { owner, memberId }: TicketOrderRecord): boolean => {
  const caller = callerOf(call);
  if (isElevated(caller) || call.state.settings.orderVisibility === 'number') return true;
  if (owner.role === caller.role && owner.id === caller.id) return true;
  return caller.role === 'member' && memberId === caller.id;
};

/**
 * The order with a number, and of the event if one is given. Throws ORDER_NOT_FOUND if there is none, or if the caller
 * may not see it (R196).
 */
export const orderOf = (call: CallContext, orderNumber: string, eventId?: string): TicketOrderRecord => {
  const order = ownValue(call.state.ticketOrders, orderNumber);
  if (!order || (eventId !== undefined && order.eventId !== eventId) || !maySee(call, order))
    throw orderNotFound(orderNumber);
  return order;
};

/** Several orders of an event, without a check of the caller. Throws NOT_FOUND if one of them does not exist. */
export const ordersOf = (
  { state }: CallContext,
  eventId: string,
  numbers: readonly string[],
): TicketOrderRecord[] =>
  [...new Set(numbers)].map((orderNumber) => {
    const order = ownValue(state.ticketOrders, orderNumber);
    if (order?.eventId !== eventId)
      throw applicationError(404, 'NOT_FOUND', 'Order not found', { orderNumber });
    return order;
  });
