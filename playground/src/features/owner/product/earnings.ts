import Big from 'big.js';
import { minorUnits } from 'vitrine/format';

/** Input of the price form; every number as a decimal string. */
export interface PriceDraft {
  readonly price: string;
  readonly discount: { readonly type: 'NONE' | 'AMOUNT' | 'PERCENT'; readonly value: string };
  readonly cost: string;
  readonly currency: string;
}

/** Result of a price; every number as a decimal string. */
export interface Earnings {
  /** Price after the discount, in whole minor units, never below 0. */
  readonly discounted: string;
  /** Discounted price minus cost; negative for a loss. */
  readonly profit: string;
  /** Profit divided by the discounted price, with 4 decimals. */
  readonly margin: string;
}

const off = (price: Big, { type, value }: PriceDraft['discount']): Big => {
  if (type === 'NONE') return new Big(0);
  return type === 'PERCENT' ? price.times(value).div(100) : new Big(value);
};

/** Calculates profit and margin as the platform does, before the price is saved. The margin of a price of 0 is 0. */
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
