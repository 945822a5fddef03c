import type { LineItem } from '../../generated/carts/types.ts';
import type { Likeness } from './likeness.ts';
import type { Outcome } from './outcome.ts';

/** The answer of a call that answers the cart, as far as its lines go. A part that is missing counts as empty. */
export interface CartAnswer {
  readonly cart?: { readonly lineItems?: readonly LineItem[] | undefined } | undefined;
}

/** What became of one entry of a request. */
export interface LineOutcome<Asked> {
  /** `partial`: a lowering that went only part of the way. */
  readonly outcome: Outcome;
  /** Pieces that were asked for. */
  readonly asked: number;
  /** Pieces that came of it. */
  readonly got: number;
  /** The entry of the request. */
  readonly item: Asked;
  /**
   * The line of the cart that it went to, or that it would have gone to: its `availability` says what there is. Undefined
   * when the cart has none.
   */
  readonly line: LineItem | undefined;
}

/** Lines by id with their quantities. */
export const linesOf = (answer: CartAnswer | undefined): readonly LineItem[] => answer?.cart?.lineItems ?? [];

export const quantitiesOf = (answer: CartAnswer | undefined): ReadonlyMap<string, number> =>
  new Map(linesOf(answer).map(({ id, quantity }) => [id, quantity]));

/** Something that was asked for, before it is known what came of it. */
export interface Wish<Asked> {
  readonly item: Asked;
  readonly asked: number;
  readonly likeness: (line: LineItem) => Likeness;
}

export const likenesses = [3, 2, 1] as const;

/** The line that is most like a wish, for sure. */
export const lineLike = <Asked>(
  { likeness }: Wish<Asked>,
  lines: readonly LineItem[],
): LineItem | undefined =>
  lines.find((line) => likeness(line) === 3) ?? lines.find((line) => likeness(line) === 2);
