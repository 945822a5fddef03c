import type { GetInvoiceResponse, TicketReservation } from '../../../generated/ticketing/types.ts';
import { entriesOf, numberOf } from '../../core/parts.ts';
import type { FoundReservation } from './types.ts';

/** The request for the same tickets as in a reservation of the first family. */
export const ticketsOf = (reservations: readonly TicketReservation[]): FoundReservation['tickets'] =>
  entriesOf(reservations).flatMap(({ quantity: reserved, ticket, ticketDetails }) => {
    const [ticketDefinitionId, quantity] = [ticket?.id, numberOf(reserved)];
    if (ticketDefinitionId === undefined || quantity === undefined) return [];
    return [
      {
        ticketDefinitionId,
        quantity,
        ...(ticketDetails && {
          // The labels are left out: only responses have them.
          ticketDetails: ticketDetails.map(({ seatId, capacity, priceOverride, pricingOptionId }) => ({
            ...(seatId !== undefined && { seatId }),
            ...(capacity && { capacity }),
            ...(priceOverride !== undefined && { priceOverride }),
            ...(pricingOptionId !== undefined && { pricingOptionId }),
          })),
        }),
      },
    ];
  });

/** The details that only the invoice has. Both families use the same call for it. */
export const detailsOf = ({
  invoice,
  reservations,
  reservationOccupied,
}: GetInvoiceResponse): Pick<FoundReservation, 'invoice' | 'reservations' | 'occupied'> => ({
  invoice: invoice ?? undefined,
  reservations: entriesOf(reservations),
  occupied: reservationOccupied === true,
});
