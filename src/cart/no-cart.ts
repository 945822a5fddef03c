import type { Cart, CartResponse } from '../../generated/carts/model/index.ts';
import { isApiError } from '../errors/index.ts';

/** The code of a call about a cart that does not exist, which for a buyer simply is an empty one (R50). */
const NO_CART = 'OWNED_CART_NOT_FOUND';

/** Whether a call failed only because there is no cart yet, or none any more. */
export const isNoCart = (error: unknown): boolean => isApiError(error, NO_CART);

/** The cart of an answer; null where the platform says that there is none. Every other failure stays one. */
export const cartOrNone = async (answer: Promise<CartResponse>): Promise<Cart | null> => {
  try {
    return (await answer).cart;
  } catch (error) {
    if (isNoCart(error)) return null;
    throw error;
  }
};
