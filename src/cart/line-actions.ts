import { ValidationError } from '../core/errors/index.ts';
import { linesV1 } from './cart-v1.ts';
import type { CartCore } from './core.ts';
import { createLineEdits } from './line-edits.ts';
import type { CartActions, CartEditResult, CartLineActions } from './types.ts';

/** Maximum quantity of a line, from the description of the carts service. */
const MAX_QUANTITY = 100_000;

/** The result of an edit of no lines. */
const nothingToDo: CartEditResult = { outcome: 'applied', lines: [], fields: [] };

/** The result of an edit that is refused before it is sent. */
export const refused = (message: string, code: string): CartEditResult => ({
  outcome: 'failed',
  error: new ValidationError(message, { code }),
});

/** Makes the edits of the lines of a cart. */
export const createLineActions = ({ client, backend, engine, getSnapshot }: CartCore): CartLineActions => {
  let added = 0;
  const edits = createLineEdits(client, backend?.lines ?? linesV1);
  const { run } = engine;

  const remove: CartActions['remove'] = async (...ids) =>
    ids.length === 0 ? nothingToDo : run(edits.removal(ids, getSnapshot().confirmed));

  const setQuantity: CartActions['setQuantity'] = async (lineId, quantity) => {
    if (quantity === 0) return remove(lineId);
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY)
      return refused(
        `A quantity is a whole number from 0 to ${MAX_QUANTITY}, not ${quantity}.`,
        'invalid-quantity',
      );
    return run(edits.quantity(lineId, quantity));
  };

  return {
    add: async (items, { shown } = {}) => {
      const list = [items].flat();
      if (list.length === 0) return nothingToDo;
      return run(edits.add(list, shown, `add-${++added}`));
    },
    setQuantity,
    remove,
  };
};
