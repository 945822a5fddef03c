import type Big from 'big.js';
import type { PricedLine } from './cart-items.ts';
import type { Tax } from './tax.ts';

/** A line with its discount, its tax and its final price. */
export interface CountedLine extends PricedLine {
  discount: Big;
  tax: Tax | undefined;
  /** Price of the whole quantity after discounts, with tax. */
  after: Big;
}
