import type { Order, OrderAction } from 'vitrine/ticketing';

/** What a status allows, for hosts that do not tell it (rules R181 to R184). */
const byStatus: Readonly<Record<string, readonly OrderAction[]>> = {
  INITIATED: ['CONFIRM'],
  PENDING: ['CONFIRM'],
  OFFLINE_PENDING: ['CONFIRM'],
  AUTHORIZED: ['CAPTURE', 'VOID'],
};

type Standing = Pick<Order, 'status' | 'archived' | 'availableActions'>;

/** What the owner can do with an order as it stands: as the platform tells, or as its status allows. */
export const actionsOf = ({ status, archived, availableActions }: Standing): readonly string[] =>
  availableActions ?? [...(byStatus[status] ?? []), archived ? 'UNARCHIVE' : 'ARCHIVE'];

/** Whether a capture or a void of an order is under way: it is still authorised, and takes neither any more. */
export const isSettling = (order: Standing): boolean =>
  order.status === 'AUTHORIZED' && !actionsOf(order).includes('CAPTURE');

/** Whether an order is paid, or costs nothing (rule R189). */
export const isConfirmed = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'PAID' || status === 'FREE';
