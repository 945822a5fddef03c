import type {
  AddToCartRequest,
  LineItem,
  NewCustomLineItem,
  NewLineItem,
} from '../../generated/carts/types.ts';
import { likenessToCustom, likenessToItem } from './likeness.ts';
import {
  type CartAnswer,
  likenesses,
  lineLike,
  type LineOutcome,
  linesOf,
  quantitiesOf,
  type Wish,
} from './lines.ts';
import { type Outcome, wholeOf } from './outcome.ts';

/** What became of an add. */
export interface AddedOutcome {
  readonly outcome: Outcome;
  /** One for each entry of the request: its `lineItems`, then its `customLineItems`. */
  readonly lines: readonly LineOutcome<NewLineItem | NewCustomLineItem>[];
}

/**
 * Whether what was added to the cart is in it. The platform answers 200 when an item is unknown, a choice is missing or
 * the stock is short, with a cart that has fewer pieces, or none (R52, R54).
 *
 * An item is found in the answer whatever words that has for its options, and pieces count as added when its quantity has
 * grown. Entries of the same item share what it has grown by, in their order.
 * Where a reference names a variant by id and the line has choices only, any line of the product that has grown will do.
 * @param before The cart as it was: what `getCurrentCart` or the last change answered. Undefined when there was none;
 * left out although there was one, all pieces of its lines would count as new.
 */
export const addedOutcome = (
  { lineItems = [], customLineItems = [] }: AddToCartRequest,
  before: CartAnswer | undefined,
  answer: CartAnswer,
): AddedOutcome => {
  const wishes: Wish<NewLineItem | NewCustomLineItem>[] = [
    ...lineItems.map((item) => ({
      item,
      asked: item.quantity,
      likeness: (line: LineItem) => likenessToItem(line, item.catalogReference),
    })),
    ...customLineItems.map((item) => ({
      item,
      asked: item.quantity,
      likeness: (line: LineItem) => likenessToCustom(line, item),
    })),
  ];
  const lines = shared(wishes, before, linesOf(answer));
  return { outcome: wholeOf(lines), lines };
};

/** Shares what lines have grown by among the wishes: the surest ones first, so that a vague one takes no other's. */
const shared = <Asked>(
  wishes: readonly Wish<Asked>[],
  before: CartAnswer | undefined,
  lines: readonly LineItem[],
): LineOutcome<Asked>[] => {
  const was = quantitiesOf(before);
  const grown = new Map(lines.map((line) => [line, Math.max(0, line.quantity - (was.get(line.id) ?? 0))]));
  const found = wishes.map((wish) => ({ wish, got: 0, line: undefined as LineItem | undefined }));
  for (const likeness of likenesses)
    for (const result of found)
      for (const line of lines) {
        const { wish } = result;
        const pieces = Math.min(wish.asked - result.got, grown.get(line) ?? 0);
        if (pieces <= 0 || wish.likeness(line) !== likeness) continue;
        result.got += pieces;
        result.line ??= line;
        grown.set(line, (grown.get(line) ?? 0) - pieces);
      }
  return found.map(({ wish, got, line = lineLike(wish, lines) }) => ({
    outcome: got >= wish.asked ? 'applied' : got > 0 ? 'capped' : 'ignored',
    asked: wish.asked,
    got,
    item: wish.item,
    line,
  }));
};
