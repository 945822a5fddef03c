import type { CreateReservationRequest, TicketReservationQuantity } from '../../generated/ticketing/types.ts';
import { TicketError } from './ticket-error.ts';
import type { AmountProblem, TicketState } from './types.ts';

/** The message for each problem of an amount. */
const messages: Readonly<Record<AmountProblem, (minimum: string) => string>> = {
  'amount-missing': () => 'the amount is missing',
  'amount-below-minimum': (minimum) => `the amount is below the minimum of ${minimum}`,
  'amount-not-a-decimal': () => 'the amount is not a decimal of this currency',
};

/** The entry of a reservation for one ticket definition; with several prices, it has details for each ticket. */
const entryOf = ({
  id,
  price,
  quantity,
  quantities,
  amount,
}: TicketState<unknown>): TicketReservationQuantity => ({
  ticketDefinitionId: id,
  quantity,
  ...(price.kind === 'donation' && amount !== undefined && { priceOverride: amount }),
  ...(price.kind === 'options' && {
    ticketDetails: Object.entries(quantities).flatMap(([pricingOptionId, count]) =>
      Array.from({ length: count }, () => ({ pricingOptionId })),
    ),
  }),
});

const minimumOf = ({ price }: TicketState<unknown>): string =>
  price.kind === 'donation' ? `${price.minimum.value ?? price.minimum.amount} ${price.minimum.currency}` : '';

/**
 * The body of `createReservation` for the picked tickets.
 * @throws TicketError if no ticket is picked, or an amount has a problem.
 */
export const requestOf = (
  eventId: string,
  tickets: readonly TicketState<unknown>[],
): CreateReservationRequest => {
  const picked = tickets.filter(({ quantity }) => quantity > 0);
  if (picked.length === 0) throw new TicketError('No ticket is picked', 'nothing-picked');
  for (const ticket of picked) {
    const { id, name, problem } = ticket;
    if (problem) throw new TicketError(`${name}: ${messages[problem](minimumOf(ticket))}`, problem, id);
  }
  return { eventId, ticketQuantities: picked.map(entryOf) };
};
