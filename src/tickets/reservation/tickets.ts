import type { TicketReservation, TicketReservationQuantity } from '../../../generated/ticketing/types.ts';

/** The request for the same tickets as in a hold. */
export const ticketsOf = (reservations: readonly TicketReservation[]): TicketReservationQuantity[] =>
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
