import type { Journey } from '../stage.ts';
import { cart } from './04-cart.ts';
import { coupon } from './05-coupon.ts';
import { totals } from './06-totals.ts';
import { checkout } from './07-checkout.ts';

/** The journeys of the second family by the number of the first family's. */
export const secondFamily: Readonly<Record<string, Journey>> = {
  J4: cart,
  J5: coupon,
  J6: totals,
  J7: checkout,
};
