import type { Cart, CartInfo } from '../../generated/carts/types.ts';
import type { Confirmed } from './types.ts';

/** The code of the coupon on a cart. */
export const couponOf = (cart: Confirmed): string | undefined =>
  cart?.appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.code;

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
  const theirs = new Map(answer.lineItems.map((line) => [line.id, line]));
  const kept = confirmed.lineItems.flatMap((line) =>
    ids.includes(line.id) ? (theirs.get(line.id) ?? []) : line,
  );
  const known = new Set(confirmed.lineItems.map(({ id }) => id));
  const fresh = answer.lineItems.filter(({ id }) => ids.includes(id) && !known.has(id));
  return { ...confirmed, lineItems: [...kept, ...fresh] };
};

/** The fields of a cart that `setDetails` and `setNote` set. */
export type InfoField = keyof CartInfo & keyof Cart;

/** The confirmed cart with some of its fields taken from a response. */
export const withFields = (confirmed: Cart, answer: Cart, fields: readonly InfoField[]): Cart => {
  const merged = { ...confirmed };
  const take = <Field extends InfoField>(field: Field): void => {
    if (field in answer) merged[field] = answer[field];
    else delete merged[field];
  };
  for (const field of fields) take(field);
  return merged;
};
