import type { TicketReservation, TicketReservationQuantity } from '../../../generated/ticketing/types.ts';

/** What to ask for to get the same again as is held. */
export const ticketsOf = (reservations: readonly TicketReservation[]): TicketReservationQuantity[] =>
  reservations.map(({ quantity, ticket, ticketDetails }) => ({
    ticketDefinitionId: ticket.id,
    quantity,
    ...(ticketDetails && {
      // Without the labels, which only answers have.
      ticketDetails: ticketDetails.map(({ seatId, capacity, priceOverride, pricingOptionId }) => ({
        ...(seatId !== undefined && { seatId }),
        ...(capacity && { capacity }),
        ...(priceOverride !== undefined && { priceOverride }),
        ...(pricingOptionId !== undefined && { pricingOptionId }),
      })),
    }),
  }));
