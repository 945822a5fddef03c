import type { TicketOrderRecord } from '../../records/state.ts';

/** Whether an order is confirmed: paid, or free (R189). */
export const isConfirmed = ({ status }: Pick<TicketOrderRecord, 'status'>): boolean =>
  status === 'PAID' || status === 'FREE';
