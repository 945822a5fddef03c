import Big from 'big.js';
import { decimal, formatted, roundTo } from '../../../engine/values/money.ts';
import type { CallContext } from '../../../engine/context.ts';
import type { ProductRecord, VariantRecord } from '../../../records/state.ts';
import { basePrice, discountedPrice } from '../prices.ts';

/** A price of the newer catalog. */
export interface Amount {
  readonly amount: string;
  readonly formattedAmount?: string;
}

/** The amounts of one response: in its currency, with their texts only on request (R432). */
export interface Prices {
  readonly currency: string;
  /** An amount of the site in the currency of the response: a decimal with up to three places (R327). */
  readonly amount: (value: Big) => Amount;
  /** An amount with the digits of its currency, for prices by measure. */
  readonly decimal: (value: Big) => string;
  /** The text of an amount, for members that are texts only. */
  readonly text: (value: Big) => string;
}

/**
 * The currency of a response: the one in the header `x-wix-currency` if the site has a rate for it, otherwise the site's
 * (R434).
 */
const currencyOf = ({ header, state }: Pick<CallContext, 'header' | 'state'>): string => {
  const { currency, exchangeRates } = state.settings;
  const wanted = header('x-wix-currency')?.toUpperCase() ?? '';
  return exchangeRates[wanted] && exchangeRates[currency] ? wanted : currency;
};

/** The amounts of one response. */
export const pricesOf = (call: Pick<CallContext, 'header' | 'state'>, withTexts: boolean): Prices => {
  const { currency: site, exchangeRates } = call.state.settings;
  const currency = currencyOf(call);
  const rate = new Big(exchangeRates[currency] ?? 1).div(exchangeRates[site] ?? 1);
  const inCurrency = (value: Big): Big => roundTo(currency === site ? value : value.times(rate), currency);
  const text = (value: Big) => formatted(inCurrency(value), currency);
  return {
    currency,
    decimal: (value) => decimal(inCurrency(value), currency),
    text,
    // With texts the amount has the digits of its currency, otherwise the shortest (R723).
    amount: (value) =>
      withTexts
        ? { amount: decimal(inCurrency(value), currency), formattedAmount: text(value) }
        : { amount: inCurrency(value).toFixed() },
  };
};

/** The price that a buyer pays for a variant, in the site's currency (R325). */
export const actualPrice = (product: ProductRecord, currency: string, variant: VariantRecord): Big =>
  discountedPrice(product, currency, variant);

/** The former price of a variant; undefined if it is not higher than the price (R324, R325). */
export const compareAtPrice = (
  product: ProductRecord,
  currency: string,
  variant: VariantRecord,
): Big | undefined => {
  const former = basePrice(product, variant);
  return former.gt(actualPrice(product, currency, variant)) ? former : undefined;
};

/** The lowest and the highest of some amounts (R326); undefined without one. */
export const rangeOfAmounts = (prices: Prices, values: readonly Big[]) => {
  const [first, ...rest] = values;
  if (!first) return undefined;
  const min = rest.reduce((least, value) => (value.lt(least) ? value : least), first);
  const max = rest.reduce((most, value) => (value.gt(most) ? value : most), first);
  return { minValue: prices.amount(min), maxValue: prices.amount(max) };
};
