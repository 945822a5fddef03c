import { cartV1 } from '../cart-v1.ts';
import { cartV2 } from '../cart-v2.ts';

/** The versions of the cart for tests that run with each, with the calls that they send. */
export const versions = [
  {
    version: 'cartV1',
    backend: cartV1,
    path: '/v1/carts/current',
    calls: {
      add: ['POST add-to-cart'],
      quantity: 'POST update-line-items-quantity',
      estimate: 'POST estimate-totals',
    },
    estimate: {},
    /** Whether the platform refuses more pieces than the stock has, in place of fewer pieces. */
    refusesMore: false,
    /** Whether the platform refuses a coupon while another coupon is in the cart. Otherwise the second one replaces the first. */
    refusesSecondCoupon: false,
  },
  {
    version: 'cartV2',
    backend: cartV2,
    path: '/v2/carts/current',
    calls: {
      // The pictures of new lines come with a read.
      add: ['POST add-line-items', 'GET'],
      quantity: 'POST update-line-items',
      estimate: 'POST estimate',
    },
    estimate: { calculateDelivery: true, calculateTax: true, calculateAdditionalFees: true },
    refusesMore: true,
    refusesSecondCoupon: true,
  },
] as const;

/** One entry of {@link versions}. */
export type Version = (typeof versions)[number];
