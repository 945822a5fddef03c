import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import {
  deleteCurrentCart,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from 'vitrine/carts';
import { addPieces, productNamed } from './parts.ts';
import type { Journey } from './stage.ts';

/** J4: a cart from the first add to its deletion. */
export const cart: Journey = async ({ site, notifications }) => {
  const client = site;
  const isAbsent = (error: unknown) =>
    isErrorOf(error, getCurrentCart) && error.code === 'OWNED_CART_NOT_FOUND';
  await assert.rejects(getCurrentCart({ client }), isAbsent);

  const shirt = await productNamed(client, 'Studio Tee');
  await addPieces(client, shirt, 2, { Size: 'M', Color: 'Green' });
  const { lineItems } = await addPieces(client, shirt, 1, { Size: 'M', Color: 'Green' });
  assert.deepEqual(
    lineItems.map(({ quantity }) => quantity),
    [3],
    'the same choice is one line',
  );

  const [line] = lineItems;
  assert(line?.id !== undefined);
  const changed = await updateCurrentCartLineItemQuantity(
    { lineItems: [{ id: line.id, quantity: 1 }] },
    { client },
  );
  assert(changed.cart);
  assert.equal(changed.cart.lineItems[0]?.quantity, 1);
  const noted = await updateCurrentCart({ cartInfo: { buyerNote: 'As a present, please' } }, { client });
  assert(noted.cart);
  assert.equal(noted.cart.buyerNote, 'As a present, please');

  const empty = await removeLineItemsFromCurrentCart({ lineItemIds: [line.id] }, { client });
  assert(empty.cart);
  assert.deepEqual(empty.cart.lineItems, [], 'an empty cart is a cart');
  await deleteCurrentCart({ client });
  await assert.rejects(getCurrentCart({ client }), isAbsent);
  assert.deepEqual(await notifications(), [
    'wix.ecom.v1.cart_created',
    'wix.ecom.v1.cart_updated',
    'wix.ecom.v1.cart_updated',
    'wix.ecom.v1.cart_updated',
    'wix.ecom.v1.cart_updated',
    'wix.ecom.v1.cart_deleted',
  ]);
};
