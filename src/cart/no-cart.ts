import type { Cart } from '../../generated/carts/types.ts';
import { isApiError, type Retryable } from '../core/errors/index.ts';
import { memberAt } from '../core/json.ts';
import { unusableAnswer } from '../core/errors/unusable.ts';

/** Whether a call failed only because the visitor has no cart. A 404 without a code is a failure. */
export const isNoCart = (error: unknown): boolean =>
  isApiError(error, 'OWNED_CART_NOT_FOUND', 'CURRENT_CART_NOT_FOUND');

/** The cart of a response; undefined if the response has no cart with the lists that the code of this folder reads. */
export const cartOfV1 = (response: unknown): Cart | undefined => {
  const cart = memberAt(response, 'cart');
  const hasLists = ['lineItems', 'appliedDiscounts'].every((list) => Array.isArray(memberAt(cart, list)));
  return hasLists ? (cart as Cart) : undefined;
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
