import { applicationError, type PlatformError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import { callerOf, isElevated, type CallContext } from '../../engine/context.ts';

/** There is no such order, or the caller may not see it. */
export const orderNotFound = (orderNumber: string): PlatformError =>
  applicationError(404, 'ORDER_NOT_FOUND', 'Order not found', { orderNumber });

/**
 * Whether a caller may see an order (R196): owner and app every one, a buyer the own, a member also those that were
 * bought for the member elsewhere.
 */
const maySee = (call: CallContext, { owner, memberId }: TicketOrderRecord): boolean => {
  const caller = callerOf(call);
  if (isElevated(caller) || call.state.settings.orderVisibility === 'number') return true;
  if (owner.role === caller.role && owner.id === caller.id) return true;
  return caller.role === 'member' && memberId === caller.id;
};

/**
 * The order with a number, of an event where one is named. Throws ORDER_NOT_FOUND when there is none, or it is not the
 * caller's (R196).
 */
export const orderOf = (call: CallContext, orderNumber: string, eventId?: string): TicketOrderRecord => {
  const order = ownValue(call.state.ticketOrders, orderNumber);
  if (!order || (eventId !== undefined && order.eventId !== eventId) || !maySee(call, order))
    throw orderNotFound(orderNumber);
  return order;
};

/** Several orders of an event, for those who see all. Throws NOT_FOUND when one of them does not exist. */
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
