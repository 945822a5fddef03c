import type { TicketReservationQuantity } from '../../generated/ticketing/types.ts';
import { isWhole, notWhole } from '../core/quantity.ts';
import { TicketError } from './ticket-error.ts';

/** A ticket of a request that was not sent, with the reason. */
export interface RefusedTicket {
  readonly ticket: TicketReservationQuantity;
  readonly error: TicketError;
}

/** The error of one row of a request; undefined for a row that can be sent. */
const errorOf = (row: TicketReservationQuantity, index: number): TicketError | undefined => {
  const { ticketDefinitionId: id, quantity, priceOverride } = row ?? {};
  if (!isWhole(quantity))
    return new TicketError(notWhole(`The quantity of ticket ${index + 1}`, quantity), 'invalid-quantity', id);
  return priceOverride === undefined || /^\d{1,16}(\.\d{1,6})?$/.test(priceOverride)
    ? undefined
    : new TicketError(`The amount of ticket ${index + 1} is not a decimal.`, 'amount-not-a-decimal', id);
};

/** The rows of a request that can be sent, and the others. */
export const checkedRows = (
  tickets: readonly TicketReservationQuantity[],
): { readonly good: readonly TicketReservationQuantity[]; readonly refused: readonly RefusedTicket[] } => {
  const refused = tickets.flatMap((ticket, index) => {
    const error = errorOf(ticket, index);
    return error ? [{ ticket, error }] : [];
  });
  return { good: tickets.filter((ticket) => !refused.some((row) => row.ticket === ticket)), refused };
};

/**
 * Checks the rows of a request that holds all tickets or none.
 * @throws TicketError: `invalid-quantity`, `amount-not-a-decimal`, or `nothing-picked` without a row.
 */
export const checkRows = (tickets: readonly TicketReservationQuantity[]): void => {
  const [refused] = checkedRows(tickets).refused;
  if (refused) throw refused.error;
  if (tickets.length === 0) throw new TicketError('No ticket is picked', 'nothing-picked');
};
