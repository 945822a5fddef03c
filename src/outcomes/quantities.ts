import type { LineItemQuantityUpdate, UpdateLineItemsQuantityRequest } from '../../generated/carts/types.ts';
import { type CartAnswer, type LineOutcome, linesOf, quantitiesOf } from './lines.ts';
import { type Outcome, wholeOf } from './outcome.ts';

/** What became of a change of quantities. */
export interface QuantityOutcome {
  readonly outcome: Outcome;
  /** One for each line that was named; of one that was named twice, the last wish counts. */
  readonly lines: readonly LineOutcome<LineItemQuantityUpdate>[];
}

/**
 * Whether lines have the quantities that they were given. Above the stock a quantity is lowered to it, and a line that is
 * sold out keeps the one that it had, both with a 200 (R54).
 * @param before The cart as it was. Without it a quantity that was not raised looks like one that was lowered: `capped`.
 */
export const quantityOutcome = (
  { lineItems }: UpdateLineItemsQuantityRequest,
  before: CartAnswer | undefined,
  answer: CartAnswer,
): QuantityOutcome => {
  const was = quantitiesOf(before);
  const last = new Map(lineItems.map((item) => [item.id, item]));
  const lines = [...last.values()].map((item) => {
    const line = linesOf(answer).find(({ id }) => id === item.id);
    const got = line?.quantity ?? 0;
    return {
      outcome: outcomeOf(item.quantity, was.get(item.id), got),
      asked: item.quantity,
      got,
      item,
      line,
    };
  });
  return { outcome: wholeOf(lines), lines };
};

/** What a wish for a quantity has come to. */
export const outcomeOf = (asked: number, before: number | undefined, got: number): Outcome => {
  if (got === asked) return 'applied';
  if (got === 0 || got === before) return 'ignored';
  if (got < asked) return 'capped';
  // More than asked for: a lowering that went only part of the way, or nowhere.
  return before !== undefined && got < before ? 'partial' : 'ignored';
};
