import { isApiError } from 'vitrine';
import { hasMembers } from '../../lib/trees.ts';

/** A member of the data that the second cart sends with a refusal, by its path. */
const dataOf = (error: unknown, code: string, ...path: readonly string[]): unknown => {
  if (!isApiError(error, code)) return undefined;
  let at = error.details;
  for (const name of ['applicationError', 'data', ...path]) at = hasMembers(at) ? at[name] : undefined;
  return at;
};

/**
 * The number of pieces that are left of an item that the second cart refused; undefined for every other error. The first
 * cart lowers the quantity in place of a refusal.
 */
export const piecesLeft = (error: unknown): number | undefined => {
  const left = dataOf(error, 'INSUFFICIENT_INVENTORY', 'invalidItems', '0', 'availableQuantity');
  return typeof left === 'number' ? left : undefined;
};

/** The reason why the second cart refused a coupon that exists; undefined for every other error. */
export const couponReason = (error: unknown): string | undefined => {
  const reason = dataOf(error, 'INVALID_COUPON_STATUS', 'reason');
  return typeof reason === 'string' ? reason : undefined;
};
