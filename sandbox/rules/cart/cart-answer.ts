import Big from 'big.js';
import type { Cart, CustomLineItem, LineItem } from '../../../generated/carts/types.ts';
import { shortMoney } from '../../engine/values/money.ts';
import type { CartRecord } from '../../records/state.ts';
import { couponCodeOf } from './cart-about.ts';
import { cartView } from './cart-view.ts';
import type { World } from '../../engine/context.ts';

/**
 * A cart as responses show it, with fields that are specified but were not observed on the wire, because the platform
 * has the same values in other places. A `strict` site leaves these fields out, and so do notifications.
 */
export const cartAnswer = (world: World, cart: CartRecord, view = cartView(world, cart)): Cart => {
  const { strict, currency } = world.state.settings;
  if (strict) return view;
  const code = couponCodeOf(cart);
  return {
    ...view,
    ...(code !== null && { couponCode: code }),
    merchantDiscounts: cart.merchantDiscounts.map(({ amount }) => ({
      amount: shortMoney(new Big(amount), currency),
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
