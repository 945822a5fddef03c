import type { AddToCartRequest } from '../../generated/carts/types.ts';
import { ValidationError } from '../core/errors/index.ts';
import { addEdit } from './add-edit.ts';
import { linesV1 } from './cart-v1.ts';
import type { CartCore } from './core.ts';
import { doneOf, MAX_QUANTITY } from './edit.ts';
import { quantityEdit, removalEdit } from './line-edits.ts';
import type { CartActions, CartEditResult, CartLineActions } from './types.ts';

/** The result of an edit that is refused before it is sent. */
export const refused = (message: string, code: string): CartEditResult => ({
  outcome: 'failed',
  error: new ValidationError(message, { code }),
});

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
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY)
      return refused(
        `A quantity is a whole number from 0 to ${MAX_QUANTITY}, not ${quantity}.`,
        'invalid-quantity',
      );
    return run(quantityEdit(lineId, quantity, () => lines.setQuantity(lineId, quantity, call)));
  };

  return {
    add: async (items, { shown } = {}) => {
      const list = [items].flat();
      if (list.length === 0) return doneOf([]);
      const send = (request: AddToCartRequest) => lines.add(request, call);
      return run(addEdit(list, shown, `add-${++added}`, send, lines.addIsPartial));
    },
    setQuantity,
    remove,
  };
};
