import type { TicketOrderRecord } from '../../records/state.ts';

/** Whether every ticket of an order is checked in. */
export const isCheckedIn = ({ tickets, ticketsQuantity }: TicketOrderRecord): boolean =>
  tickets.length === ticketsQuantity &&
  ticketsQuantity > 0 &&
  tickets.every(({ checkedInDate }) => checkedInDate !== null);
