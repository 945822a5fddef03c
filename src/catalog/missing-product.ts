import { isApiError } from '../core/errors/index.ts';

/**
 * Turns the error of a product that does not exist into undefined.
 * @throws every other error, also a 404 without this code: then the call itself may be gone.
 */
export const missingProduct = (error: unknown): undefined => {
  if (!isApiError(error, 'PRODUCT_NOT_FOUND')) throw error;
};
