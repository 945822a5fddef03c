import type {
  AddToCartRequest,
  LineItem,
  NewCustomLineItem,
  NewLineItem,
} from '../../generated/carts/types.ts';
import { type AddedItem, likenessToAdded } from './likeness.ts';
import { type CartAnswer, likenesses, lineLike, type LineOutcome, linesOf } from './lines.ts';
import { type Outcome, wholeOf } from './outcome.ts';

/** The outcome of an add. */
export interface AddedOutcome {
  readonly outcome: Outcome;
  /** One entry for each entry of the request: its `lineItems`, then its `customLineItems`. */
  readonly lines: readonly LineOutcome<NewLineItem | NewCustomLineItem>[];
}

/**
 * Tells whether added items are in the cart. If an item is unknown, a choice is missing or the stock is short, the
 * platform answers 200 with a cart that has fewer pieces, or none.
 *
 * Pieces count as added if the quantity of a line with the item has grown. The item is recognized also if the response
 * writes its options differently. Entries of the same item share the growth of its line, in their order. If a reference
 * has the id of a variant and the line has only choices, any line of the product that has grown counts.
 * @param before The cart before the add, from `getCurrentCart` or the previous change; undefined if there was no cart.
 * If there was a cart and you leave it out, all pieces of its lines count as added.
 */
export const addedOutcome = (
  { lineItems = [], customLineItems = [] }: AddToCartRequest,
  before: CartAnswer | undefined,
  answer: CartAnswer,
): AddedOutcome => {
  const lines = addedLines([...lineItems, ...customLineItems], linesOf(before), linesOf(answer));
  return { outcome: wholeOf(lines), lines };
};

/**
 * The outcomes of added items: distributes the growth of the lines among the items. The best matches come first, so that a
 * possible match does not take the pieces of a certain one.
 */
export const addedLines = (
  items: readonly AddedItem[],
  before: readonly LineItem[],
  after: readonly LineItem[],
): LineOutcome<AddedItem>[] => {
  const pieces = after.map((line) => {
    const old = before.find(({ id }) => id === line.id);
    return { line, left: line.quantity - (old?.quantity ?? 0) };
  });
  const found = items.map((item) => ({ item, got: 0, line: undefined as LineItem | undefined }));
  for (const likeness of likenesses)
    for (const entry of found)
      for (const grown of pieces) {
        const taken = Math.min(entry.item.quantity - entry.got, grown.left);
        if (taken <= 0 || likenessToAdded(grown.line, entry.item) !== likeness) continue;
        entry.got += taken;
        entry.line ??= grown.line;
        grown.left -= taken;
      }
  return found.map(({ item, got, line = lineLike((one) => likenessToAdded(one, item), after) }) => {
    const { quantity: asked } = item;
    const outcome = got >= asked ? 'applied' : got > 0 ? 'capped' : 'ignored';
    return { outcome, asked, got, item, line };
  });
};
