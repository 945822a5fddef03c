import type { AddToCartRequest } from '../../generated/carts/types.ts';
import { ValidationError } from '../core/errors/index.ts';
import { memberOf } from '../core/json.ts';
import { isWhole, notWhole } from '../core/quantity.ts';
import type { AddedItem } from '../outcomes/likeness.ts';
import { addEdit } from './add-edit.ts';
import { linesV1 } from './cart-v1.ts';
import type { CartCore } from './core.ts';
import { doneOf } from './edit.ts';
import { quantityEdit, removalEdit } from './line-edits.ts';
import type { CartActions, CartEditResult, CartLineActions } from './types.ts';

/** The result of an edit that is refused before it is sent. */
export const refused = (message: string, code: string): CartEditResult => ({
  outcome: 'failed',
  error: new ValidationError(message, { code }),
});

/** The outcome of an item that is not sent because of its quantity; nothing for every other item. */
const refusedItem = (item: AddedItem, index: number) => {
  const quantity = memberOf(item, 'quantity');
  if (isWhole(quantity)) return [];
  const message = notWhole(`The quantity of item ${index + 1}`, quantity);
  const asked = typeof quantity === 'number' && Number.isFinite(quantity) ? quantity : 0;
  const error = new ValidationError(message, { code: 'invalid-quantity' });
  return [{ outcome: 'ignored', asked, got: 0, item, line: undefined, error } as const];
};

/** Makes the edits of the lines of a cart. */
export const createLineActions = ({ client, backend, engine, getSnapshot }: CartCore): CartLineActions => {
  const call = { client };
  const lines = backend?.lines ?? linesV1;
  const { run } = engine;
  let added = 0;

  const remove: CartActions['remove'] = async (...ids) =>
    ids.length === 0
      ? doneOf([])
      : run(removalEdit(ids, getSnapshot().confirmed, (now) => lines.remove(now, call)));

  const setQuantity: CartActions['setQuantity'] = async (lineId, quantity) => {
    if (quantity === 0) return remove(lineId);
    if (!isWhole(quantity))
      return refused(notWhole('A quantity', quantity, { least: 0 }), 'invalid-quantity');
    return run(quantityEdit(lineId, quantity, () => lines.setQuantity(lineId, quantity, call)));
  };

  return {
    add: async (items, { shown } = {}) => {
      const list = [items].flat();
      if (list.length === 0) return doneOf([]);
      const bad = list.flatMap(refusedItem);
      const good = list.filter((item) => !bad.some((line) => line.item === item));
      const [first] = bad;
      if (first && good.length === 0) return { outcome: 'failed', error: first.error };
      const send = (request: AddToCartRequest) => lines.add(request, call);
      const result = await run(addEdit(good, shown, `add-${++added}`, send, lines.addIsPartial));
      return result.outcome === 'failed' || !first
        ? result
        : doneOf([...result.lines, ...bad], result.fields);
    },
    setQuantity,
    remove,
  };
};
