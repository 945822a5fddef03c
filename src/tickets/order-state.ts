import type { GetOrderResponse, Order, OrderStatus } from '../../generated/ticketing/types.ts';
import { isVitrineError } from '../core/errors/index.ts';
import { statusIn } from '../core/errors/unusable.ts';
import { entryOf, memberOf } from '../core/json.ts';
import { entriesOf, numberOf } from '../core/parts.ts';
import type { OrderState } from './order-types.ts';

type WithoutTickets = 'unpaid' | 'declined' | 'canceled';

/** Orders in these statuses get no tickets. For any other status the tickets determine the state. */
const withoutTickets: Readonly<Record<string, WithoutTickets | undefined>> = {
  INITIATED: 'unpaid',
  PENDING: 'unpaid',
  AUTHORIZED: 'unpaid',
  PARTIALLY_PAID: 'unpaid',
  DECLINED: 'declined',
  CANCELED: 'canceled',
  VOIDED: 'canceled',
} satisfies Partial<Record<OrderStatus, WithoutTickets>>;

/**
 * The state after a read of the order.
 * @throws ApiError (`UNUSABLE_ANSWER`) for an answer without an order and its status.
 * @param isLate Called if tickets are missing; returns whether they take longer than the limit.
 */
export const stateOfOrder = (answer: GetOrderResponse, isLate: () => boolean): OrderState => {
  const order = memberOf(answer, 'order') as Order;
  const ordered = statusIn(order, 'status');
  const known = { order, calendarLinks: answer.calendarLinks ?? undefined, checking: false };
  const status = entryOf(withoutTickets, ordered);
  if (status) return { ...known, status };
  const tickets = entriesOf(order.tickets);
  const total = numberOf(order.ticketsQuantity) ?? Math.max(tickets.length, 1);
  if (tickets.length >= total) return { ...known, status: 'ready', tickets };
  return { ...known, status: isLate() ? 'delayed' : 'issuing', issued: tickets.length, total };
};

/** The state after a failed read. If another read would fail the same way, the waiting ends. */
export const stateOfFailure = (error: unknown, before: OrderState): OrderState => ({
  status: 'failed',
  error,
  order: 'order' in before ? before.order : undefined,
  willRetry: !isVitrineError(error) || error.retryable !== 'no',
  checking: false,
});

/** Whether the order is read again automatically. */
export const isWaiting = (state: OrderState): boolean => {
  switch (state.status) {
    case 'loading':
    case 'unpaid':
    case 'issuing':
    case 'delayed':
      return true;
    case 'failed':
      return state.willRetry;
    case 'ready':
    case 'declined':
    case 'canceled':
      return false;
  }
};
