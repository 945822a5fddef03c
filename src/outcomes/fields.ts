import type { Cart } from '../../generated/carts/types.ts';
import type { CartAnswer } from './lines.ts';
import type { Outcome } from './outcome.ts';
import { leavesOf, missingIn } from './trees.ts';

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

/**
 * The outcome of a path of `cartInfo`.
 * @param is The value in the response.
 * @param wanted The value in the request. If there is none, the request clears the path.
 */
export const infoField = (path: string, is: unknown, wanted: unknown): FieldOutcome => {
  const field = `cartInfo.${path}`;
  const missing = wanted === undefined ? filledIn(is, field) : missingIn(is, wanted, field);
  return fieldOutcome(field, leavesOf(wanted === undefined ? is : wanted), missing);
};

/** The path, if the response still has a value at it. */
const filledIn = (value: unknown, path: string): string[] =>
  missingIn(undefined, value, path).length > 0 ? [path] : [];
