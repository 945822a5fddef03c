import type { Cart, CartResponse } from '../../generated/carts/types.ts';
import { isApiError, type Retryable } from '../core/errors/index.ts';
import { at } from '../core/errors/normalise.ts';
import { unusableAnswer } from '../core/errors/unusable.ts';

/** The code of a call about a cart that does not exist, which for a buyer simply is an empty one (R50). */
const NO_CART = 'OWNED_CART_NOT_FOUND';

/** What the description says every cart to have. */
const LISTS = ['lineItems', 'appliedDiscounts'];

/** Whether a call failed only because there is no cart yet, or none any more. */
export const isNoCart = (error: unknown): boolean => isApiError(error, NO_CART);

/** Whether something is a cart, as far as what is built upon it takes for granted. */
export const isCart = (value: unknown): value is Cart =>
  LISTS.every((list) => Array.isArray(at(value, list)));

/**
 * The cart of an answer.
 * @param retryable Of an answer without one: a change may have been made all the same, a read fails again.
 */
export const cartIn = async (
  answer: Promise<CartResponse>,
  retryable: Retryable = 'unknown',
): Promise<Cart> => {
  const cart = at(await answer, 'cart');
  if (isCart(cart)) return cart;
  throw unusableAnswer('without a cart', retryable);
};

/** What an answer says; null where the platform says that there is no cart. Every other failure stays one. */
export const unlessNone = async <Said>(answer: Promise<Said>): Promise<Said | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isNoCart(error)) return null;
    throw error;
  }
};
