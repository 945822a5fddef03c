import type { Order, OrderAction } from 'vitrine/ticketing';

/** Actions by status, for hosts that do not list them. */
const byStatus: Readonly<Record<string, readonly OrderAction[]>> = {
  INITIATED: ['CONFIRM'],
  PENDING: ['CONFIRM'],
  OFFLINE_PENDING: ['CONFIRM'],
  AUTHORIZED: ['CAPTURE', 'VOID'],
};

type Standing = Pick<Order, 'status' | 'archived' | 'availableActions'>;

/** The actions available for an order: as listed by the platform, or by its status. */
export const actionsOf = ({ status, archived, availableActions }: Standing): readonly string[] =>
  availableActions ?? [...(byStatus[status] ?? []), archived ? 'UNARCHIVE' : 'ARCHIVE'];

/** Whether a capture or void is pending: the order is still authorized but accepts neither. */
export const isSettling = (order: Standing): boolean =>
  order.status === 'AUTHORIZED' && !actionsOf(order).includes('CAPTURE');

/** Whether an order is paid or free. */
export const isConfirmed = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'PAID' || status === 'FREE';
