import assert from 'node:assert/strict';
import { isErrorOf, STORES_APP_ID } from 'vitrine';
import {
  createBackInStockNotificationRequest,
  getBackInStockNotificationRequest,
  reportItemsBackInStock,
} from 'vitrine/back-in-stock';
import { getProductBySlug } from 'vitrine/catalog-v3';
import type { Journey } from '../stage.ts';

/** J8: asking for a mail when a variant of the newer catalog is back; the item is product and variant. */
export const backInStock: Journey = async ({ site, owner, control, advance, mailTo }) => {
  await control('reset', { scenario: 'v3-shop' });
  const client = site;
  const fields = ['VARIANT_OPTION_CHOICE_NAMES' as const];
  const { product } = await getProductBySlug('wool-cushion', { fields }, { client });
  assert(product);
  const variant = product.variantsInfo?.variants.find(({ inventoryStatus }) => !inventoryStatus?.inStock);
  assert(product.id !== undefined && variant?.id !== undefined, 'one color is sold out');
  const catalogReference = {
    appId: STORES_APP_ID,
    catalogItemId: product.id,
    options: { variantId: variant.id },
  };
  const itemDetails = { name: product.name ?? '', price: variant.price?.actualPrice?.amount ?? '' };
  const ask = (reference: typeof catalogReference) =>
    createBackInStockNotificationRequest(
      { request: { email: 'waiting@example.org', catalogReference: reference }, itemDetails },
      { client },
    );
  const { request } = await ask(catalogReference);
  assert(request);
  assert.equal(request.status, 'RECEIVED');
  assert.equal((await ask(catalogReference)).request?.id, request.id, 'a second request returns the first');
  const unknown = { ...catalogReference, options: { variantId: product.id } };
  await assert.rejects(
    ask(unknown),
    (error) =>
      isErrorOf(error, createBackInStockNotificationRequest) &&
      error.code === 'INVALID_CATALOG_REFERENCE_OPTIONS',
  );

  await reportItemsBackInStock({ catalogReference, itemDetails }, { client: owner });
  await advance(60);
  const told = await getBackInStockNotificationRequest(request.id, { client: owner });
  assert(told.request);
  assert.equal(told.request.status, 'NOTIFICATION_SENT');
  assert.equal((await mailTo('waiting@example.org')).to, 'waiting@example.org');

  await control('settings', { backInStockApps: 'installed' });
  await assert.rejects(
    ask(catalogReference),
    (error) =>
      isErrorOf(error, createBackInStockNotificationRequest) && error.code === 'REQUEST_COLLECTION_DISABLED',
  );
};
