import assert from 'node:assert/strict';
import {
  createBackInStockNotificationRequest,
  getBackInStockNotificationRequest,
  reportItemsBackInStock,
} from 'vitrine/back-in-stock';
import { STORES_APP_ID } from 'vitrine';
import { productNamed } from './parts.ts';
import type { Journey } from './stage.ts';

/** J28: a product is back in stock, and every waiting visitor gets a mail. */
export const restock: Journey = async ({ site, owner, control, advance, mailTo }) => {
  const product = await productNamed(site, 'Salt Cellar');
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product.id };
  const itemDetails = { name: 'Salt Cellar', price: '12.00' };
  const { request } = await createBackInStockNotificationRequest(
    { request: { email: 'waiting@example.org', catalogReference }, itemDetails },
    { client: site },
  );
  assert(request);
  await control('stock', { sku: 'VT-008', quantity: 12 });
  await reportItemsBackInStock({ catalogReference, itemDetails }, { client: owner });
  const status = async () =>
    (await getBackInStockNotificationRequest(request.id, { client: owner })).request?.status;
  assert.equal(await status(), 'PROCESSING');
  await advance(60);
  assert.equal(await status(), 'NOTIFICATION_SENT');
  const { kind } = await mailTo('waiting@example.org');
  assert.equal(kind, 'back-in-stock');
  const back = await productNamed(site, 'Salt Cellar');
  assert.equal(back.stock?.inStock, true);
};
