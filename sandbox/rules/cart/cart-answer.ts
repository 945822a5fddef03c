import Big from 'big.js';
import type { Cart, CustomLineItem, LineItem } from '../../../generated/carts/types.ts';
import { money } from '../../engine/values/money.ts';
import type { CartRecord } from '../../records/state.ts';
import { cartView } from './cart-view.ts';
import type { World } from '../../engine/context.ts';

/**
 * A cart in the form of the answers, with members that are specified but were not observed on the wire: the platform
 * has the same data in other members. A `strict` site leaves them out, and notifications never have them.
 */
export const cartAnswer = (world: World, cart: CartRecord, view = cartView(world, cart)): Cart => {
  const { strict, currency } = world.state.settings;
  if (strict) return view;
  return {
    ...view,
    ...(cart.couponCode !== null && { couponCode: cart.couponCode }),
    merchantDiscounts: cart.merchantDiscounts.map(({ amount }) => ({
      amount: money(new Big(amount), currency),
    })),
    customLineItems: view.lineItems.filter(({ customLineItem }) => customLineItem).map(customView),
  };
};

const customView = ({
  id,
  quantity,
  productName,
  itemType,
  price,
  image,
  url,
}: LineItem): CustomLineItem => ({
  id,
  quantity,
  productName,
  itemType,
  price,
  ...(image && { media: image }),
  ...(url && { url }),
});
