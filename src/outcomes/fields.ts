import type { Cart, CartInfo } from '../../generated/carts/types.ts';
import type { CartAnswer } from './lines.ts';
import type { Outcome } from './outcome.ts';
import { atPath, leavesOf, missingIn } from './trees.ts';

/** The answer of a call that answers the cart. */
export interface WholeCartAnswer extends CartAnswer {
  readonly cart?: Partial<Cart> | undefined;
}

/** What became of one field of an update. */
export interface FieldOutcome {
  /** Its path in the request, such as `cartInfo.buyerNote` or `couponCode`. */
  readonly field: string;
  readonly outcome: Outcome;
  /** Paths whose value in the answer is another one than was asked for. */
  readonly missing: readonly string[];
}

/** The outcome of a field with so many values. */
export const fieldOutcome = (field: string, values: number, missing: readonly string[]): FieldOutcome => ({
  field,
  outcome: missing.length === 0 ? 'applied' : missing.length < values ? 'partial' : 'ignored',
  missing,
});

/** What became of paths of `cartInfo`. */
export const infoFields = (
  paths: readonly string[],
  cartInfo: CartInfo,
  cart: Partial<Cart> | undefined,
): FieldOutcome[] =>
  paths.map((path): FieldOutcome => {
    const [is, wanted] = [atPath(cart, path), atPath(cartInfo, path)];
    // What is named and not sent is to be empty.
    const missing = wanted === undefined ? filledIn(is, path) : missingIn(is, wanted, path);
    const values = wanted === undefined ? leavesOf(is) : leavesOf(wanted);
    return fieldOutcome(
      `cartInfo.${path}`,
      values,
      missing.map((one) => `cartInfo.${one}`),
    );
  });

/** The paths under which something still stands. */
const filledIn = (value: unknown, path: string): string[] =>
  leavesOf(value) > 0 && missingIn(undefined, value, path).length > 0 ? [path] : [];
