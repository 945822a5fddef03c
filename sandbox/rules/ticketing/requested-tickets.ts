import type { TicketDetailsInput, TicketReservationQuantity } from '../../../generated/ticketing/types.ts';
import { fieldError } from '../../engine/errors.ts';
import type { ReservedTickets, TicketDefinitionRecord } from '../../records/state.ts';
import type { CallContext } from '../../engine/context.ts';
import { unitPriceOf } from './unit-price.ts';

/** The choices of a buyer for one ticket. */
interface Chosen {
  priceOverride?: string;
  pricingOptionId?: string;
}

/**
 * The requested tickets of one definition with their unit price (R159), one entry for all that cost the same. Throws a
 * 400 for a donation without a price or below the minimum, and for a price option that is missing or unknown; a 403 for
 * a price that only owner and app may set (R157).
 */
export const pricedTickets = (
  call: CallContext,
  definition: TicketDefinitionRecord,
  requested: TicketReservationQuantity,
  path: string,
): ReservedTickets[] => {
  const priced: ReservedTickets[] = [];
  for (const { chosen, at } of choicesOf(requested, definition, path)) {
    const unitPrice = priceOf(call, definition, chosen, at);
    const alike = priced.find(
      (tickets) => tickets.unitPrice === unitPrice && tickets.pricingOptionId === chosen.pricingOptionId,
    );
    if (alike) alike.quantity += 1;
    else priced.push({ ticketDefinitionId: definition.id, quantity: 1, ...chosen, unitPrice });
  }
  return priced;
};

const choicesOf = (
  { quantity, priceOverride, ticketDetails }: TicketReservationQuantity,
  { price }: TicketDefinitionRecord,
  path: string,
): { chosen: Chosen; at: string }[] => {
  const details = ticketDetails ?? [];
  if (price.type === 'options' && details.length !== quantity)
    throw fieldError(
      `${path}.ticketDetails`,
      'REQUIRED_FIELD',
      `must name a price for each of the ${quantity} tickets`,
    );
  if (details.length > quantity)
    throw fieldError(`${path}.ticketDetails`, 'MAX_SIZE', `must have at most ${quantity} entries`);
  return Array.from({ length: quantity }, (_, index) => {
    const detail = details[index];
    const at = detail ? `${path}.ticketDetails[${index}]` : path;
    return { chosen: chosenIn(detail ?? {}, priceOverride, at), at };
  });
};

const chosenIn = (
  { seatId, priceOverride, pricingOptionId }: TicketDetailsInput,
  ofAll: string | undefined,
  at: string,
): Chosen => {
  if (seatId !== undefined)
    throw fieldError(`${at}.seatId`, 'FIELD_NOT_ALLOWED', 'is for events with a seat plan only');
  const price = priceOverride ?? ofAll;
  return {
    ...(price !== undefined && { priceOverride: price }),
    ...(pricingOptionId !== undefined && { pricingOptionId }),
  };
};

/**
 * The price of one ticket: the older calls have one member for the price of a donation and for the price that the owner
 * or an app sets.
 */
const priceOf = (
  call: CallContext,
  definition: TicketDefinitionRecord,
  { priceOverride, pricingOptionId }: Chosen,
  at: string,
): string => {
  const member = definition.price.type === 'donation' ? 'guestPrice' : 'priceOverride';
  const optionPath = `${at}.pricingOptionId`;
  return unitPriceOf(
    call,
    definition,
    { [member]: priceOverride, pricingOptionId },
    {
      path: {
        guestPrice: `${at}.priceOverride`,
        priceOverride: `${at}.priceOverride`,
        pricingOptionId: optionPath,
      },
      unknownOption: ({ price }) =>
        price.type === 'options'
          ? fieldError(optionPath, 'VALIDATION', 'is not the id of a price of this ticket')
          : fieldError(optionPath, 'FIELD_NOT_ALLOWED', 'is for tickets with several prices only'),
    },
  );
};
