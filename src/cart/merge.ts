import type { Cart, CartInfo } from '../../generated/carts/types.ts';
import { wordsOf } from '../core/parts.ts';
import type { Confirmed } from './types.ts';

/** The code of the coupon on a cart. */
export const couponOf = (cart: Confirmed): string | undefined =>
  wordsOf(cart?.appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.code) || undefined;

/** The confirmed values of the fields that `setDetails` sets. */
export const detailsOf = (confirmed: Confirmed): CartInfo => {
  if (!confirmed) return {};
  const { contactInfo, selectedShippingOption, businessLocationId } = confirmed;
  return {
    ...(contactInfo && { contactInfo: contactInfo as NonNullable<CartInfo['contactInfo']> }),
    ...(selectedShippingOption && { selectedShippingOption }),
    ...(businessLocationId !== undefined && { businessLocationId }),
  };
};

/** The confirmed cart with some of its lines taken from a response. New lines go to the end. */
export const withLines = (confirmed: Cart, answer: Cart, ids: readonly string[]): Cart => {
  const taken = answer.lineItems.filter(({ id }) => ids.includes(id));
  const lines = confirmed.lineItems.flatMap((line) =>
    ids.includes(line.id) ? taken.filter(({ id }) => id === line.id) : line,
  );
  return { ...confirmed, lineItems: [...new Set([...lines, ...taken])] };
};

/** The confirmed cart with some of its fields taken from a response. */
export const withFields = (confirmed: Cart, answer: Cart, fields: readonly (keyof Cart)[]): Cart => ({
  ...confirmed,
  ...Object.fromEntries(fields.map((field) => [field, answer[field]])),
});
