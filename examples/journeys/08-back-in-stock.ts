import assert from 'node:assert/strict';
import { isErrorOf, items, STORES_APP_ID } from 'vitrine';
import {
  createBackInStockNotificationRequest,
  deleteBackInStockNotificationRequest,
  getBackInStockNotificationRequest,
  getBackInStockNotificationRequestsCountByCatalogReferences,
  markAsNotificationSent,
  queryBackInStockNotificationRequests,
} from 'vitrine/back-in-stock';
import { productNamed } from './parts.ts';
import type { Journey } from './stage.ts';

/** J8: asking for a mail when a sold-out product is back, and the owner's list of these requests. */
export const backInStock: Journey = async ({ site, owner, state }) => {
  const known = (await state()).backInStockRequests;
  const product = await productNamed(site, 'Salt Cellar');
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product.id };
  const itemDetails = { name: product.name ?? '', price: '12.00' };
  const ask = (email: string) =>
    createBackInStockNotificationRequest(
      { request: { email, catalogReference }, itemDetails },
      { client: site },
    );
  const { request } = await ask('waiting@example.org');
  assert(request);
  assert.equal(request.status, 'RECEIVED');
  assert.equal((await ask('Waiting@example.org')).request?.id, request.id, 'nobody waits twice');
  await ask('too@example.org');

  const there = await productNamed(site, 'Studio Tee');
  await assert.rejects(
    createBackInStockNotificationRequest(
      {
        request: {
          email: 'waiting@example.org',
          catalogReference: { appId: STORES_APP_ID, catalogItemId: there.id },
        },
        itemDetails,
      },
      { client: site },
    ),
    (error) => isErrorOf(error, createBackInStockNotificationRequest),
  );

  const client = owner;
  const waiting: string[] = [];
  for await (const { email } of items(queryBackInStockNotificationRequests, {}, { client }))
    waiting.push(email);
  assert.equal(waiting.length, Object.keys(known).length + 2);
  assert(waiting.includes('waiting@example.org') && waiting.includes('too@example.org'));
  const { countsPerCatalogReference } = await getBackInStockNotificationRequestsCountByCatalogReferences(
    { catalogReferences: [catalogReference] },
    { client },
  );
  assert(Number(countsPerCatalogReference[0]?.count) >= 2);

  await markAsNotificationSent(request.id, { client });
  const told = await getBackInStockNotificationRequest(request.id, { client });
  assert(told.request);
  assert.equal(told.request.status, 'NOTIFICATION_SENT');
  await deleteBackInStockNotificationRequest(request.id, { client });
  assert.equal((await state()).backInStockRequests[request.id], undefined);
};
