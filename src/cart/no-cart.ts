import type { Cart } from '../../generated/carts/types.ts';
import { isApiError, type Retryable } from '../core/errors/index.ts';
import { isJsonObject, memberOf } from '../core/json.ts';
import { unusableAnswer } from '../core/errors/unusable.ts';

/** Whether a call failed only because the visitor has no cart. A 404 without a code is a failure. */
export const isNoCart = (error: unknown): boolean =>
  isApiError(error, 'OWNED_CART_NOT_FOUND', 'CURRENT_CART_NOT_FOUND');

/** Whether a value is a line of the first version: it has an id and a number of pieces. */
const isLineV1 = (value: unknown): boolean =>
  typeof memberOf(value, 'id') === 'string' && Number.isFinite(memberOf(value, 'quantity'));

/** Whether a value is a cart of the second version, whose members have other names. */
const isOfV2 = (cart: unknown): boolean =>
  memberOf(cart, 'coupons') !== undefined || memberOf(cart, 'businessInfo') !== undefined;

/**
 * The cart of a response; undefined if the response has no cart with an id and its lines. The list of discounts may be
 * absent, and is then empty.
 */
export const cartOfV1 = (response: unknown): Cart | undefined => {
  const cart = memberOf(response, 'cart');
  const [lines, discounts] = [memberOf(cart, 'lineItems'), memberOf(cart, 'appliedDiscounts')];
  const isCart =
    isJsonObject(cart) &&
    typeof memberOf(cart, 'id') === 'string' &&
    Array.isArray(lines) &&
    lines.every(isLineV1) &&
    !isOfV2(cart);
  if (!isCart || !(discounts == null || Array.isArray(discounts))) return undefined;
  const isWhole = discounts?.every(isJsonObject) === true;
  return (
    isWhole ? (cart as unknown) : { ...cart, appliedDiscounts: (discounts ?? []).filter(isJsonObject) }
  ) as Cart;
};

/**
 * The cart of a response.
 * @param retryable Class of the error if the response has no cart: `unknown` for a change, which may have taken effect,
 * and `no` for a read.
 * @throws ApiError if the response has no cart.
 */
export const cartIn = async (answer: unknown, retryable: Retryable = 'unknown'): Promise<Cart> => {
  const cart = cartOfV1(await answer);
  if (cart) return cart;
  throw unusableAnswer('without a cart', retryable);
};

/** The value of a promise, or null if it failed because there is no cart. Every other failure is thrown. */
export const unlessNone = async <Said>(answer: Promise<Said>): Promise<Said | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isNoCart(error)) return null;
    throw error;
  }
};
