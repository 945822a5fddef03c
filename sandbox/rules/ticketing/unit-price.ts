import Big from 'big.js';
import { fieldError, type PlatformError } from '../../engine/errors.ts';
import { forbidden } from '../../engine/identity.ts';
import type { TicketDefinitionRecord } from '../../records/state.ts';
import { callerOf, isElevated, type CallContext } from '../../engine/context.ts';
import { amountsOf } from '../ticket-sales/amounts.ts';

/** The choices of a buyer that decide the price of a ticket. */
export interface PriceChoice {
  /** The price that the buyer sets for a donation. */
  guestPrice?: string | undefined;
  /** The price that the owner or an app sets. */
  priceOverride?: string | undefined;
  pricingOptionId?: string | undefined;
}

/** The terms of a family of calls for its refusals. */
export interface PriceTerms {
  /** The path of each member of the choice. */
  readonly path: Readonly<Record<keyof PriceChoice, string>>;
  /** The error for an option that the ticket does not have. */
  readonly unknownOption: (definition: TicketDefinitionRecord) => PlatformError;
}

/**
 * The price of one ticket as decimal text (R159, R590). Throws a 400 for a donation without a price or below the
 * minimum, and for a price option that is missing or unknown; a 403 for a price that only owner and app may set (R157).
 */
export const unitPriceOf = (
  call: CallContext,
  definition: TicketDefinitionRecord,
  choice: PriceChoice,
  { path, unknownOption }: PriceTerms,
): string => {
  const { price } = definition;
  const { guestPrice, priceOverride, pricingOptionId } = choice;
  const { digits, text } = amountsOf(call, definition.currency);
  if (pricingOptionId !== undefined && price.type !== 'options') throw unknownOption(definition);
  for (const member of ['guestPrice', 'priceOverride'] as const)
    if (new Big(choice[member] ?? 0).round(digits).cmp(choice[member] ?? 0) !== 0)
      throw fieldError(path[member], 'DECIMAL_MAX_SCALE', `must have at most ${digits} decimals`);
  if (priceOverride !== undefined) {
    if (!isElevated(call.caller)) throw forbidden(callerOf(call), ['owner', 'app'], 'priceOverride');
    return text(new Big(priceOverride));
  }
  if (price.type === 'donation') {
    if (guestPrice === undefined)
      throw fieldError(path.guestPrice, 'REQUIRED_FIELD', 'is missing: a donation needs a price');
    if (new Big(guestPrice).lt(price.least) && !isElevated(call.caller))
      throw fieldError(path.guestPrice, 'DECIMAL_GTE', `must be ${price.least} or more`);
    return text(new Big(guestPrice));
  }
  if (guestPrice !== undefined)
    throw fieldError(path.guestPrice, 'FIELD_NOT_ALLOWED', 'is for donations only');
  if (price.type === 'free') return text(new Big(0));
  if (price.type === 'fixed') return text(new Big(price.price));
  const option = price.options.find(({ id }) => id === pricingOptionId);
  if (!option) throw unknownOption(definition);
  return text(new Big(option.price));
};
