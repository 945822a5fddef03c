// #region handlers
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createClient, oauth } from 'vitrine';
import { queryProducts } from 'vitrine/catalog-v1';
import { setupSandboxServer } from 'vitrine/sandbox/node';

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

test('own handlers answer beside the sandbox', async () => {
  const { sandbox, server } = setupSandboxServer({ settings: { currency: 'USD' } });
  server.use(http.get('https://reviews.example/api/stars', () => HttpResponse.json({ stars: 5 })));
  server.listen();
  const client = createClient({ auth: oauth({ clientId }) });
  const { products } = await queryProducts({ query: { paging: { limit: 1 } } }, { client });
  expect(products[0]?.priceData?.currency).toBe('USD');
  const answer = await fetch('https://reviews.example/api/stars');
  expect(await answer.json()).toEqual({ stars: 5 });
  server.close();
  sandbox.dispose();
});
// #endregion handlers

// #region deliver
import { apiKey } from 'vitrine';
import { updateProduct } from 'vitrine/catalog-write';
import { createSandbox } from 'vitrine/sandbox';
import { createReceiver, type Receiver } from 'vitrine/webhooks';

test('a change of a product reaches the receiver in the same process', async () => {
  const changed: string[] = [];
  const receivers: Receiver[] = [];
  const sandbox = createSandbox({
    deliver: async (request) => receivers[0]?.fetch(request) ?? new Response(null, { status: 500 }),
  });
  receivers[0] = createReceiver({
    publicKey: await sandbox.webhooks.publicKey(),
    handlers: {
      'com.wix.ecommerce.catalog.api.v1.ProductChanged': ({ data }) => changed.push(data.productId),
    },
  });
  sandbox.webhooks.register({ url: 'https://shop.example/webhooks' }); // no request leaves the process

  const auth = apiKey({ key: 'sandbox-owner-api-key', siteId: '7a1c2e7e-52f0-4a59-9a0e-3a9e6c1f0b55' });
  const owner = createClient({ auth, fetch: (input, init) => sandbox.fetch(new Request(input, init)) });
  const { products } = await queryProducts({ query: { paging: { limit: 1 } } }, { client: owner });
  await updateProduct(products[0]?.id ?? '', { product: { name: 'New name' } }, { client: owner });
  await sandbox.webhooks.settled();
  expect(changed).toEqual([products[0]?.id]);
  sandbox.dispose();
});
// #endregion deliver
