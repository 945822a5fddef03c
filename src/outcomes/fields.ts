import type { Cart, CartInfo } from '../../generated/carts/types.ts';
import type { CartAnswer } from './lines.ts';
import type { Outcome } from './outcome.ts';
import { atPath, leavesOf, missingIn } from './trees.ts';

/** A response that holds the cart. */
export interface WholeCartAnswer extends CartAnswer {
  readonly cart?: Partial<Cart> | undefined;
}

/** The outcome of one field of an update. */
export interface FieldOutcome {
  /** Path of the field in the request, such as `cartInfo.buyerNote` or `couponCode`. */
  readonly field: string;
  readonly outcome: Outcome;
  /** Paths whose value in the response differs from the request. */
  readonly missing: readonly string[];
}

/** The outcome of a field that consists of several values, some of which are missing. */
export const fieldOutcome = (field: string, values: number, missing: readonly string[]): FieldOutcome => ({
  field,
  outcome: missing.length === 0 ? 'applied' : missing.length < values ? 'partial' : 'ignored',
  missing,
});

/** The outcomes of paths of `cartInfo`. */
export const infoFields = (
  paths: readonly string[],
  cartInfo: CartInfo,
  cart: Partial<Cart> | undefined,
): FieldOutcome[] =>
  paths.map((path): FieldOutcome => {
    const [is, wanted] = [atPath(cart, path), atPath(cartInfo, path)];
    // If a path has no value in the request, the request clears it.
    const missing = wanted === undefined ? filledIn(is, path) : missingIn(is, wanted, path);
    const values = wanted === undefined ? leavesOf(is) : leavesOf(wanted);
    return fieldOutcome(
      `cartInfo.${path}`,
      values,
      missing.map((one) => `cartInfo.${one}`),
    );
  });

/** The path, if the response still has a value at it. */
const filledIn = (value: unknown, path: string): string[] =>
  leavesOf(value) > 0 && missingIn(undefined, value, path).length > 0 ? [path] : [];
