import { cartV1 } from '../cart-v1.ts';
import { cartV2 } from '../cart-v2.ts';

/** The versions of the cart for tests that run with each, with the calls that they send. */
export const versions = [
  {
    version: 'cartV1',
    backend: cartV1,
    path: '/v1/carts/current',
    calls: {
      read: ['GET'],
      add: ['POST add-to-cart'],
      quantity: 'POST update-line-items-quantity',
      estimate: 'POST estimate-totals',
    },
    /** Reads that today's prices and stock need. */
    fresh: ['GET'],
    estimate: {},
    /** Whether the platform refuses more pieces than the stock has, in place of fewer pieces. */
    refusesMore: false,
    /** Whether the platform refuses a coupon while another coupon is in the cart, in place of a swap. */
    refusesSecondCoupon: false,
  },
  {
    version: 'cartV2',
    backend: cartV2,
    path: '/v2/carts/current',
    calls: {
      read: ['GET'],
      // The pictures of new lines come with a read.
      add: ['POST add-line-items', 'GET'],
      quantity: 'POST update-line-items',
      estimate: 'POST estimate',
    },
    fresh: ['GET', 'POST refresh'],
    estimate: { calculateDelivery: true, calculateTax: true, calculateAdditionalFees: true },
    refusesMore: true,
    refusesSecondCoupon: true,
  },
] as const;

/** One entry of {@link versions}. */
export type Version = (typeof versions)[number];
