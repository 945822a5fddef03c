import Big from 'big.js';
import type { TicketDetailsInput, TicketReservationQuantity } from '../../../generated/ticketing/types.ts';
import { fieldError } from '../../engine/errors.ts';
import { forbidden } from '../../engine/identity.ts';
import type { ReservedTickets, TicketDefinitionRecord } from '../../records/state.ts';
import { callerOf, isElevated, type CallContext } from '../../engine/context.ts';
import { amountsOf } from '../ticket-sales/amounts.ts';

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

/** The price of one ticket as decimal text. */
const priceOf = (
  call: CallContext,
  { price }: TicketDefinitionRecord,
  { priceOverride, pricingOptionId }: Chosen,
  at: string,
): string => {
  const { digits, text } = amountsOf(call);
  if (pricingOptionId !== undefined && price.type !== 'options')
    throw fieldError(`${at}.pricingOptionId`, 'FIELD_NOT_ALLOWED', 'is for tickets with several prices only');
  if (priceOverride !== undefined && new Big(priceOverride).round(digits).cmp(priceOverride) !== 0)
    throw fieldError(`${at}.priceOverride`, 'DECIMAL_MAX_SCALE', `must have at most ${digits} decimals`);
  if (price.type === 'donation') {
    if (priceOverride === undefined)
      throw fieldError(`${at}.priceOverride`, 'REQUIRED_FIELD', 'is missing: a donation needs a price');
    if (new Big(priceOverride).lt(price.least) && !isElevated(call.caller))
      throw fieldError(`${at}.priceOverride`, 'DECIMAL_GTE', `must be ${price.least} or more`);
    return text(new Big(priceOverride));
  }
  if (priceOverride !== undefined) {
    if (!isElevated(call.caller)) throw forbidden(callerOf(call), ['owner', 'app'], 'priceOverride');
    return text(new Big(priceOverride));
  }
  if (price.type === 'free') return text(new Big(0));
  if (price.type === 'fixed') return text(new Big(price.price));
  const option = price.options.find(({ id }) => id === pricingOptionId);
  if (!option)
    throw fieldError(`${at}.pricingOptionId`, 'VALIDATION', 'is not the id of a price of this ticket');
  return text(new Big(option.price));
};
