import Big from 'big.js';
import type {
  DecimalMoney,
  PricingMethodInput,
  TicketPricingOption,
} from '../../../../generated/ticket-definitions/types.ts';
import { fieldError } from '../../../engine/errors.ts';
import type { TicketPrice } from '../../../records/state.ts';
import { newId, type World } from '../../../engine/context.ts';
import { amountsOf } from '../../ticket-sales/amounts.ts';

const AT = 'ticketDefinition.pricingMethod';

/** The amounts of a pricing method. */
const moneyIn = ({ fixedPrice, guestPrice, pricingOptions }: PricingMethodInput): DecimalMoney[] =>
  [fixedPrice, guestPrice, ...(pricingOptions?.optionDetails ?? []).map(({ price }) => price)].filter(
    (money) => money !== undefined,
  );

/** The currency that a pricing method names, taken as given (R708); undefined for the site's own. */
export const currencyFrom = ({ state }: World, method: PricingMethodInput): string | undefined => {
  const currency = moneyIn(method)[0]?.currency;
  return currency === state.settings.currency ? undefined : currency;
};

/**
 * The price that a pricing method sets (R573). An option keeps the id that it has already; any other gets a new one.
 * Throws a 400 for more than one method, amounts in different currencies, and an option without name or price.
 */
export const priceFrom = (
  world: World,
  method: PricingMethodInput,
  former: TicketPrice | undefined,
): TicketPrice => {
  const { fixedPrice, guestPrice, pricingOptions } = method;
  if ([fixedPrice, guestPrice, pricingOptions].filter(Boolean).length !== 1)
    throw fieldError(AT, 'ONE_OF_ALIGNMENT', 'must have one of fixedPrice, guestPrice and pricingOptions');
  if (new Set(moneyIn(method).map(({ currency }) => currency)).size > 1)
    throw fieldError(AT, 'VALIDATION', 'must have one currency');
  if (fixedPrice) {
    const price = amountFrom(world, fixedPrice, `${AT}.fixedPrice`);
    return new Big(price).eq(0) ? { type: 'free' } : { type: 'fixed', price };
  }
  if (guestPrice) return { type: 'donation', least: amountFrom(world, guestPrice, `${AT}.guestPrice`) };
  const at = `${AT}.pricingOptions.optionDetails`;
  const details = pricingOptions?.optionDetails ?? [];
  if (details.length === 0) throw fieldError(at, 'MIN_SIZE', 'must have an entry');
  const known = new Set(former?.type === 'options' ? former.options.map(({ id }) => id) : []);
  return {
    type: 'options',
    options: details.map((option, index) => optionFrom(world, option, known, `${at}[${index}]`)),
  };
};

const optionFrom = (
  world: World,
  { optionId = '', name, price }: TicketPricingOption,
  known: Set<string>,
  at: string,
) => {
  if (name === undefined) throw fieldError(`${at}.name`, 'REQUIRED_FIELD', 'is missing');
  if (!price) throw fieldError(`${at}.price`, 'REQUIRED_FIELD', 'is missing');
  // An id counts once: a second option with the same id is a new one.
  const id = known.delete(optionId) ? optionId : newId(world, 'pricing-option');
  return { id, name, price: amountFrom(world, price, `${at}.price`) };
};

/** An amount as a decimal. */
const amountFrom = (world: World, { value, currency }: DecimalMoney, at: string): string => {
  const amounts = amountsOf(world, currency);
  if (new Big(value).round(amounts.digits).cmp(value) !== 0)
    throw fieldError(`${at}.value`, 'DECIMAL_MAX_SCALE', `must have at most ${amounts.digits} decimals`);
  return value;
};
