import Big from 'big.js';
import type { Cart, CustomLineItem, LineItem } from '../../../generated/carts/types.ts';
import { money } from '../money.ts';
import type { CartRecord } from '../state.ts';
import type { World } from './context.ts';

/**
 * Members of a cart that are specified and were not observed on the wire: the platform has the same in other places. A
 * `strict` site leaves them out.
 */
export const specifiedMembers = (
  { state }: World,
  cart: CartRecord,
  lineItems: readonly LineItem[],
): Pick<Cart, 'couponCode' | 'merchantDiscounts' | 'customLineItems'> => {
  const { strict, currency } = state.settings;
  if (strict) return {};
  return {
    ...(cart.couponCode !== null && { couponCode: cart.couponCode }),
    merchantDiscounts: cart.merchantDiscounts.map(({ amount }) => ({
      amount: money(new Big(amount), currency),
    })),
    customLineItems: lineItems.filter(({ customLineItem }) => customLineItem).map(customView),
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
