import Big from 'big.js';
import { minorUnits } from 'vitrine/format';

/** What an owner types about the price of a product; every number as a decimal. */
export interface PriceDraft {
  readonly price: string;
  readonly discount: { readonly type: 'NONE' | 'AMOUNT' | 'PERCENT'; readonly value: string };
  readonly cost: string;
  readonly currency: string;
}

/** What is left of a price; every number as a decimal. */
export interface Earnings {
  /** Price after the discount, in whole minor units, never below 0 (rule R105). */
  readonly discounted: string;
  /** What is left after the cost; negative when sold at a loss. */
  readonly profit: string;
  /** Profit as a part of the price after the discount, with 4 decimals (rule R106). */
  readonly margin: string;
}

const off = (price: Big, { type, value }: PriceDraft['discount']): Big => {
  if (type === 'NONE') return new Big(0);
  return type === 'PERCENT' ? price.times(value).div(100) : new Big(value);
};

/** Profit and margin as the platform reckons them, before anything is saved. Of nothing the margin is 0. */
export const earnings = ({ price, discount, cost, currency }: PriceDraft): Earnings => {
  const digits = minorUnits(currency);
  const left = new Big(price).minus(off(new Big(price), discount)).round(digits, Big.roundHalfUp);
  const discounted = left.lt(0) ? new Big(0) : left;
  const profit = discounted.minus(cost);
  const margin = discounted.eq(0) ? new Big(0) : profit.div(discounted);
  return {
    discounted: discounted.toFixed(digits),
    profit: profit.toFixed(digits),
    margin: margin.round(4, Big.roundHalfUp).toFixed(4),
  };
};
