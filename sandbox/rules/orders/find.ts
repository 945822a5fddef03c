import { applicationError, type PlatformError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import { callerOf, isElevated, type CallContext } from '../../engine/context.ts';

/** The 404 for an order that does not exist or is not visible to the caller. */
export const orderNotFound = (orderNumber: string): PlatformError =>
  applicationError(404, 'ORDER_NOT_FOUND', 'Order not found', { orderNumber });

/**
 * Whether a caller may see an order (R196): owner and app all, a buyer the own, a member also those that others bought
 * for the member.
 */
const maySee = (call: CallContext, { owner, memberId }: TicketOrderRecord): boolean => {
  const caller = callerOf(call);
  if (isElevated(caller) || call.state.settings.orderVisibility === 'number') return true;
  if (owner.role === caller.role && owner.id === caller.id) return true;
  return caller.role === 'member' && memberId === caller.id;
};

/**
 * The order with a number, of a certain event if one is given. Throws ORDER_NOT_FOUND if it does not exist or is not
 * visible to the caller (R196).
 */
export const orderOf = (call: CallContext, orderNumber: string, eventId?: string): TicketOrderRecord => {
  const order = ownValue(call.state.ticketOrders, orderNumber);
  if (!order || (eventId !== undefined && order.eventId !== eventId) || !maySee(call, order))
    throw orderNotFound(orderNumber);
  return order;
};

/** Several orders of an event, for callers who see all. Throws NOT_FOUND if one of them does not exist. */
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
