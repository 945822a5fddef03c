import type { NewCustomLineItem, NewLineItem } from '../../generated/carts/types.ts';
import { likenessToItem } from '../outcomes/likeness.ts';
import { wholeOf } from '../outcomes/outcome.ts';
import { outcomeOf } from '../outcomes/quantities.ts';
import { addEdit } from './add-edit.ts';
import type { LineBackend } from './backend.ts';
import { type Edit, lineKey } from './edit.ts';
import { withLines } from './merge.ts';
import type { CartClient, Confirmed } from './types.ts';

const lineIn = (cart: Confirmed, id: string) => cart?.lineItems.find((line) => line.id === id);

/**
 * The present id of a line that a screen showed. If the line was removed and added again, it has a new id: then the
 * line with the same item is meant.
 */
const lineNow = (id: string, shown: Confirmed, now: Confirmed): string => {
  const item = lineIn(now, id) ? undefined : lineIn(shown, id)?.catalogReference;
  return (item && now?.lineItems.find((line) => likenessToItem(line, item) === 3)?.id) ?? id;
};

/** Makes the edits of the lines of one client's cart. */
export const createLineEdits = (client: CartClient, backend: LineBackend) => {
  const call = { client };
  const quantity = (id: string, wanted: number): Edit => ({
    slots: [lineKey(id)],
    replaceable: true,

    project: ({ quantities, touched }) => {
      quantities.set(id, wanted);
      touched.add(id);
    },
    send: () => backend.setQuantity(id, wanted, call),
    resultOf: (before, after) => {
      const line = lineIn(after, id);
      const got = line?.quantity ?? 0;
      const outcome = outcomeOf(wanted, lineIn(before, id)?.quantity, got);
      return {
        outcome,
        lines: [{ outcome, asked: wanted, got, item: { id, quantity: wanted }, line }],
        fields: [],
      };
    },
    merge: (confirmed, answer) => withLines(confirmed, answer, [id]),
  });

  const removal = (ids: readonly string[], shown: Confirmed): Edit => ({
    slots: ids.map(lineKey),
    replaceable: true,

    project: ({ removed }) => {
      for (const id of ids) removed.add(id);
    },
    // Without a cart, the lines are already gone: the removal has succeeded.
    send: (before) =>
      backend.remove(
        ids.map((id) => lineNow(id, shown, before)),
        call,
      ),
    resultOf: (before, after) => {
      const lines = ids.map((asked) => {
        const id = lineNow(asked, shown, before);
        const line = lineIn(after, id);
        const outcome = line ? ('ignored' as const) : ('applied' as const);
        return { outcome, asked: 0, got: line?.quantity ?? 0, item: { id, quantity: 0 }, line };
      });
      return { outcome: wholeOf(lines), lines, fields: [] };
    },
    merge: (confirmed, answer) =>
      withLines(confirmed, answer, [...ids, ...ids.map((id) => lineNow(id, shown, confirmed))]),
  });

  return {
    add: (items: readonly (NewLineItem | NewCustomLineItem)[], shown: unknown, key: string) =>
      addEdit(items, shown, key, (request) => backend.add(request, call), backend.addIsPartial),
    quantity,
    removal,
  };
};
