import type { LineItemQuantityUpdate, UpdateLineItemsQuantityRequest } from '../../generated/carts/types.ts';
import { type CartAnswer, type LineOutcome, linesOf, quantitiesOf } from './lines.ts';
import { type Outcome, wholeOf } from './outcome.ts';

/** The outcome of a change of quantities. */
export interface QuantityOutcome {
  readonly outcome: Outcome;
  /** One entry for each line of the request. If a line is named twice, its last quantity counts. */
  readonly lines: readonly LineOutcome<LineItemQuantityUpdate>[];
}

/**
 * Tells whether lines have the requested quantities. The platform lowers a quantity above the stock, and keeps the
 * previous quantity of a sold-out line; it answers 200 in both cases.
 * @param before The cart before the change. Without it, an unchanged quantity counts as `capped` if more
 * pieces were requested.
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

/** The outcome of a requested quantity. */
export const outcomeOf = (asked: number, before: number | undefined, got: number): Outcome => {
  if (got === asked) return 'applied';
  if (got === 0 || got === before) return 'ignored';
  if (got < asked) return 'capped';
  // If the cart has more pieces than requested, the quantity was lowered only in part, or not at all.
  return before !== undefined && got < before ? 'partial' : 'ignored';
};
