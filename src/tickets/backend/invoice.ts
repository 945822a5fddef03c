import type { GetInvoiceResponse, TicketReservation } from '../../../generated/ticketing/types.ts';
import type { FoundReservation } from './types.ts';

/** Milliseconds since 1970 of a date of the platform. */
export const instantOf = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : Date.parse(date);

/** The request for the same tickets as in a reservation of the first family. */
export const ticketsOf = (reservations: readonly TicketReservation[]): FoundReservation['tickets'] =>
  reservations.map(({ quantity, ticket, ticketDetails }) => ({
    ticketDefinitionId: ticket.id,
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
  }));

/** The details that only the invoice has. Both families use the same call for it. */
export const detailsOf = ({
  invoice,
  reservations,
  reservationOccupied,
}: GetInvoiceResponse): Pick<FoundReservation, 'invoice' | 'reservations' | 'occupied'> => ({
  invoice,
  reservations,
  occupied: reservationOccupied,
});
