import assert from 'node:assert/strict';
import { isErrorOf, STORES_APP_ID } from 'vitrine';
import {
  addLineItemsToCurrentCart,
  createCurrentCart,
  deleteCurrentCartV2,
  getCurrentCartV2,
  refreshCurrentCart,
  removeLineItemsFromCurrentCartV2,
  updateCurrentCartV2,
  updateFormSubmissionsInCurrentCart,
  updateLineItemsInCurrentCart,
} from 'vitrine/carts-v2';
import type { Journey } from '../stage.ts';
import { addVariant, variantNamed } from './parts.ts';

/** J4: a cart from the first add to its deletion; the platform refuses more than there is and says how much there is. */
export const cart: Journey = async ({ site, notifications }) => {
  const client = site;
  const isAbsent = (error: unknown) =>
    isErrorOf(error, getCurrentCartV2) && error.code === 'CURRENT_CART_NOT_FOUND';
  await assert.rejects(getCurrentCartV2({ client }), isAbsent);

  const shirt = await variantNamed(client, 'Studio Tee', { Size: 'M', Color: 'Green' });
  const begun = await addVariant(client, shirt, 2);
  assert(begun);
  assert.equal(begun.lineItems[0]?.attributes?.image, undefined, 'the picture comes with the next read');
  const read = await getCurrentCartV2({ client });
  assert(read.cart);
  assert(read.cart.lineItems[0]?.attributes?.image !== undefined);
  const added = await addVariant(client, shirt, 1);
  assert(added);
  const [line] = added.lineItems;
  assert(line?.id !== undefined);
  assert.deepEqual(
    added.lineItems.map(({ quantityInfo }) => quantityInfo?.confirmedQuantity),
    [3],
    'one line',
  );
  assert.equal(line.status, 'IN_STOCK');
  const tooMany = { catalogItems: [{ catalogReference: shirt, quantity: 1_000 }] };
  await assert.rejects(addLineItemsToCurrentCart(tooMany, { client }), (error) => {
    assert(isErrorOf(error, addLineItemsToCurrentCart) && error.code === 'INSUFFICIENT_INVENTORY');
    return true;
  });
  const withoutVariant = { appId: STORES_APP_ID, catalogItemId: shirt.catalogItemId };
  await assert.rejects(
    addLineItemsToCurrentCart(
      { catalogItems: [{ catalogReference: withoutVariant, quantity: 1 }] },
      { client },
    ),
    (error) => isErrorOf(error, addLineItemsToCurrentCart) && error.code === 'ITEM_NOT_FOUND_IN_CATALOG',
  );

  const changed = await updateLineItemsInCurrentCart(
    { lineItems: [{ lineItemId: line.id, quantity: { newQuantity: 1 } }] },
    { client },
  );
  assert(changed.cart);
  assert.equal(changed.cart.lineItems[0]?.quantityInfo?.confirmedQuantity, 1);
  const noted = await updateCurrentCartV2({ cart: { note: 'As a present, please' } }, { client });
  assert(noted.cart);
  assert.equal(noted.cart.note, 'As a present, please');
  const refreshed = await refreshCurrentCart({ client });
  assert(refreshed.cart);
  assert.equal(refreshed.cart.note, 'As a present, please');

  const empty = await removeLineItemsFromCurrentCartV2({ lineItemIds: [line.id] }, { client });
  assert(empty.cart);
  assert.deepEqual(empty.cart.lineItems, [], 'an empty cart is a cart');
  await deleteCurrentCartV2({ client });
  await assert.rejects(getCurrentCartV2({ client }), isAbsent);
  assert.deepEqual(await notifications('v2'), [
    'wix.ecom.v2.cart_created',
    'wix.ecom.v2.cart_updated',
    'wix.ecom.v2.cart_updated',
    'wix.ecom.v2.cart_updated',
    'wix.ecom.v2.cart_updated',
    'wix.ecom.v2.cart_deleted',
  ]);

  const made = await createCurrentCart(
    { catalogItems: [{ catalogReference: shirt, quantity: 1 }], cart: { note: 'A new one' } },
    { client },
  );
  assert(made.cart);
  assert.equal(made.cart.lineItems[0]?.quantityInfo?.confirmedQuantity, 1);
  await updateFormSubmissionsInCurrentCart(
    { formSubmissions: [{ id: line.id, formSubmissionId: 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904' }] },
    { client },
  );
};
