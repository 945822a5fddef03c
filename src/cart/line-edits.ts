import type { Cart } from '../../generated/carts/types.ts';
import { likenessToItem } from '../outcomes/likeness.ts';
import { outcomeOf } from '../outcomes/quantities.ts';
import { doneOf, type Edit, lineKey } from './edit.ts';
import { withLines } from './merge.ts';
import type { Confirmed } from './types.ts';

const lineIn = (cart: Confirmed, id: string) => cart?.lineItems.find((line) => line.id === id);

/**
 * The present id of a line that a screen showed. If the line was removed and added again, it has a new id: then the
 * line with the same item is meant.
 */
const lineNow = (id: string, shown: Confirmed, now: Confirmed): string => {
  const item = lineIn(now, id) ? undefined : lineIn(shown, id)?.catalogReference;
  return (item && now?.lineItems.find((line) => likenessToItem(line, item) === 3)?.id) ?? id;
};

/** Makes an edit that sets the quantity of a line. */
export const quantityEdit = (id: string, quantity: number, send: () => Promise<Cart>): Edit => ({
  slots: [lineKey(id)],
  replaceable: true,
  project: ({ quantities, touched }) => {
    quantities.set(id, quantity);
    touched.add(id);
  },
  send,
  resultOf: (before, after) => {
    const line = lineIn(after, id);
    const got = line?.quantity ?? 0;
    const outcome = outcomeOf(quantity, lineIn(before, id)?.quantity, got);
    return doneOf([{ outcome, asked: quantity, got, item: { id, quantity }, line }]);
  },
  merge: (confirmed, answer) => withLines(confirmed, answer, [id]),
});

/**
 * Makes an edit that removes lines.
 * @param shown The cart that the buyer saw.
 * @param send Sends the request with the present ids of the lines.
 */
export const removalEdit = (
  ids: readonly string[],
  shown: Confirmed,
  send: (ids: readonly string[]) => Promise<Cart | null>,
): Edit => {
  const idsNow = (now: Confirmed) => ids.map((id) => lineNow(id, shown, now));
  return {
    slots: ids.map(lineKey),
    replaceable: true,
    project: ({ removed }) => {
      for (const id of ids) removed.add(id);
    },
    send: (before) => send(idsNow(before)),
    // Without a cart, the lines are already gone: the removal has succeeded.
    resultOf: (before, after) =>
      doneOf(
        idsNow(before).map((id) => {
          const line = lineIn(after, id);
          const outcome = line ? 'ignored' : 'applied';
          return { outcome, asked: 0, got: line?.quantity ?? 0, item: { id, quantity: 0 }, line };
        }),
      ),
    merge: (confirmed, answer) => withLines(confirmed, answer, [...ids, ...idsNow(confirmed)]),
  };
};
