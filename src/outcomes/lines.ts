import type { LineItem } from '../../generated/carts/types.ts';
import { memberOf } from '../core/json.ts';
import type { Likeness } from './likeness.ts';
import type { Outcome } from './outcome.ts';

/** Id of the variant in references to products without variants. */
export const NO_VARIANT = '00000000-0000-0000-0000-000000000000';

/** The lines of a response that holds the cart. A missing member counts as empty. */
export interface CartAnswer {
  readonly cart?: { readonly lineItems?: readonly LineItem[] | undefined } | undefined;
}

/** The outcome of one entry of a request. */
export interface LineOutcome<Asked> {
  /** `partial`: the quantity was lowered, but not as far as requested. */
  readonly outcome: Outcome;
  /** The requested pieces. */
  readonly asked: number;
  /** The pieces in the cart for this entry. */
  readonly got: number;
  /** The entry of the request. */
  readonly item: Asked;
  /**
   * The line of the cart for this entry, also if no pieces were added to it: its `availability` has the stock. Undefined
   * if the cart has no such line.
   */
  readonly line: LineItem | undefined;
}

export const linesOf = (answer: CartAnswer | undefined): readonly LineItem[] => {
  const lines = memberOf(memberOf(answer, 'cart'), 'lineItems');
  return Array.isArray(lines) ? lines.filter((line) => Number.isFinite(memberOf(line, 'quantity'))) : [];
};

export const quantitiesOf = (answer: CartAnswer | undefined): ReadonlyMap<string, number> =>
  new Map(linesOf(answer).map(({ id, quantity }) => [id, quantity]));

/** A requested entry, before its outcome is known. */
export interface Requested<Asked> {
  readonly item: Asked;
  readonly asked: number;
  readonly likeness: (line: LineItem) => Likeness;
}

export const likenesses = [3, 2, 1] as const;

/** The line that matches best; undefined if the match is not certain. */
export const lineLike = (
  likeness: (line: LineItem) => Likeness,
  lines: readonly LineItem[],
): LineItem | undefined =>
  lines.find((line) => likeness(line) === 3) ?? lines.find((line) => likeness(line) === 2);
