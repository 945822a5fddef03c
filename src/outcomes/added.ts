import type { AddToCartRequest, LineItem } from '../../generated/carts/types.ts';
import { type AddedItem, likenessToAdded } from './likeness.ts';
import {
  type CartAnswer,
  likenesses,
  lineLike,
  type LineOutcome,
  linesOf,
  quantitiesOf,
  type Requested,
} from './lines.ts';
import { type Outcome, wholeOf } from './outcome.ts';

/** The outcome of an add. */
export interface AddedOutcome {
  readonly outcome: Outcome;
  /** One entry for each entry of the request: its `lineItems`, then its `customLineItems`. */
  readonly lines: readonly LineOutcome<AddedItem>[];
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
  const requested = [...lineItems, ...customLineItems].map((item): Requested<AddedItem> => ({
    item,
    asked: item.quantity,
    likeness: (line) => likenessToAdded(line, item),
  }));
  const lines = shared(requested, before, linesOf(answer));
  return { outcome: wholeOf(lines), lines };
};

/**
 * Distributes the growth of the lines among the entries. The best matches come first, so that a possible match does not
 * take the pieces of a certain one.
 */
const shared = <Asked>(
  requested: readonly Requested<Asked>[],
  before: CartAnswer | undefined,
  lines: readonly LineItem[],
): LineOutcome<Asked>[] => {
  const was = quantitiesOf(before);
  const grown = new Map(lines.map((line) => [line, Math.max(0, line.quantity - (was.get(line.id) ?? 0))]));
  const found = requested.map((entry) => ({ entry, got: 0, line: undefined as LineItem | undefined }));
  for (const likeness of likenesses)
    for (const result of found)
      for (const line of lines) {
        const { entry } = result;
        const pieces = Math.min(entry.asked - result.got, grown.get(line) ?? 0);
        if (pieces <= 0 || entry.likeness(line) !== likeness) continue;
        result.got += pieces;
        result.line ??= line;
        grown.set(line, (grown.get(line) ?? 0) - pieces);
      }
  return found.map(({ entry, got, line = lineLike(entry.likeness, lines) }) => ({
    outcome: got >= entry.asked ? 'applied' : got > 0 ? 'capped' : 'ignored',
    asked: entry.asked,
    got,
    item: entry.item,
    line,
  }));
};
