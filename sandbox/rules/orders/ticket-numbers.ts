import type { TicketOrderRecord, TicketRecord } from '../../records/state.ts';

/** The tickets of an order. Their numbers begin with the first ten letters and digits of the order number (R194). */
export const ticketsOf = ({ orderNumber, figures }: TicketOrderRecord): TicketRecord[] =>
  figures.lines
    .flatMap((line) => Array.from({ length: line.quantity }, () => line))
    .map((line, index) => ({
      ticketNumber: `${orderNumber.slice(0, 12)}${String(index + 1).padStart(3, '0')}`,
      ticketDefinitionId: line.ticketDefinitionId,
      name: line.name,
      price: line.unitPrice,
      guest: index,
      archived: false,
      checkedInDate: null,
    }));
