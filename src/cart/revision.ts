import { instantOf } from '../core/parts.ts';
import type { Confirmed } from './types.ts';

/** A revision is a whole number as text, too large for a number of JavaScript. */
const revisionOf = (revision: unknown): bigint | undefined =>
  /^\d+$/.test(String(revision)) ? BigInt(String(revision)) : undefined;

const isBefore = <Value extends bigint | number>(one?: Value, other?: Value): boolean | undefined =>
  one === undefined || other === undefined || Number.isNaN(one) || Number.isNaN(other)
    ? undefined
    : one < other;

/**
 * Whether a cart is an earlier state of another: the same cart with a lower revision. The second version always has a
 * revision; the first may lack it, and then the dates of the last change decide. Without both, a cart counts as current.
 */
export const isOlder = (cart: Confirmed, than: Confirmed): boolean => {
  if (!cart || !than || cart.id !== than.id) return false;
  return (
    isBefore(revisionOf(cart.revision), revisionOf(than.revision)) ??
    isBefore(instantOf(cart.updatedDate), instantOf(than.updatedDate)) ??
    false
  );
};
