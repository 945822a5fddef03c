import { describe, expect, test } from 'vitest';
import { shopOf } from '../../../testing/owner.ts';
import { productOf, type Shopper } from '../../../testing/shopper.ts';
import { addReference, readProducts, referenceOnV3, v3Shop } from '../../../testing/v3-shop.ts';

const QUERY = '/v1/products/query-platformized';
const VERSION = '/v3/provision/version';

const codeOf = async (answer: Promise<{ status: number; body: { at(path: string): unknown } }>) => {
  const { status, body } = await answer;
  return [status, body.at('details.applicationError.code')];
};

const version = async (caller: Shopper) => (await caller.get(VERSION)).body.at('catalogVersion');

describe('the version of the catalog', () => {
  test('R300: a site answers the calls of one catalog only', async () => {
    const newer = await v3Shop();
    const earlier = await shopOf();
    const answers = async ({ visitor }: { visitor: Shopper }) => [
      (await visitor.post('/v2/collections/query', {})).status,
      (await readProducts(visitor, 'query', {})).status,
    ];
    expect([await answers(earlier), await answers(newer)]).toEqual([
      [200, 428],
      [428, 200],
    ]);
  });

  test('R301: is returned for every kind of site', async () => {
    const none = await shopOf({ settings: { storesAppInstalled: false } });
    expect([
      await version((await shopOf()).visitor),
      await version((await v3Shop()).visitor),
      await version(none.visitor),
    ]).toEqual(['V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED']);
  });

  test('R303: is returned to visitors, or only to owner and app', async () => {
    const { visitor, owner } = await v3Shop({ visitorsAskVersion: false });
    expect((await visitor.get(VERSION)).status).toBe(403);
    expect((await owner.get(VERSION)).status).toBe(200);
    expect((await (await v3Shop()).visitor.get(VERSION)).status).toBe(200);
  });

  test('R304: the newer one refuses calls of the earlier one with 428', async () => {
    const { visitor, owner } = await v3Shop();
    const refused = [428, 'CATALOG_V3_CALLING_CATALOG_V1_API'];
    expect(await codeOf(visitor.get('/v2/collections/slug/table'))).toEqual(refused);
    expect(await codeOf(owner.post('/v1/collections', { collection: { name: 'Linen' } }))).toEqual(refused);
    const { body } = await visitor.get('/v2/collections/slug/table');
    expect(body.at('message')).toBe('Endpoint belongs to CATALOG_V1, but your site is using CATALOG_V3');
  });

  test('R305: the earlier one refuses calls of the newer one with 428, by either code', async () => {
    const { visitor } = await shopOf();
    expect(await codeOf(readProducts(visitor, 'query', {}))).toEqual([
      428,
      'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
    ]);
    const other = await shopOf({ settings: { earlierCatalogCode: 'CATALOG_V1_CALLING_CATALOG_V3_API' } });
    expect(await codeOf(readProducts(other.visitor, 'query', {}))).toEqual([
      428,
      'CATALOG_V1_CALLING_CATALOG_V3_API',
    ]);
  });

  test('R311: the newer one refuses calls with 428 while it is being set up', async () => {
    const { visitor, sandbox } = await v3Shop({ catalogProvisioning: true });
    expect(await codeOf(readProducts(visitor, 'query', {}))).toEqual([428, 'CATALOG_V3_SITE_PROVISIONING']);
    sandbox.state.settings.catalogProvisioning = false;
    expect((await readProducts(visitor, 'query', {})).status).toBe(200);
  });

  test('R312: without the app of the store, calls of the newer one give 428', async () => {
    const { visitor } = await v3Shop({ storesAppInstalled: false });
    expect(await codeOf(readProducts(visitor, 'query', {}))).toEqual([428, 'REQUIRED_APP_NOT_INSTALLED']);
  });

  test('R314: carts of the first family work with both', async () => {
    const { visitor } = await v3Shop();
    const { body } = await addReference(visitor, referenceOnV3(visitor, 'low-carafe'));
    expect(body.at('cart.lineItems.0.productName.original')).toBe('Low Carafe');
    expect((await (await shopOf()).visitor.add('low-carafe')).body.list('cart.lineItems')).toHaveLength(1);
  });

  test('R315: a reference names the store by the id of its app, in both', async () => {
    const { visitor, sandbox } = await v3Shop();
    const reference = referenceOnV3(visitor, 'low-carafe');
    const foreign = { ...reference, appId: '11111111-2222-4333-8444-555555555555' };
    expect((await addReference(visitor, foreign)).body.at('cart.lineItems') ?? []).toEqual([]);
    sandbox.state.settings.catalogVersion = 'V1';
    expect((await addReference(visitor, reference)).body.list('cart.lineItems')).toHaveLength(1);
  });
});

describe('the reader prefix on a site with the newer catalog', () => {
  const slugs = async (visitor: Shopper) =>
    (await visitor.post(QUERY, { query: { paging: { limit: 100 } } })).body
      .list('products')
      .map((one) => one.at('slug'));

  test('R307: answers product queries with the products of the store, or with old ones that it does not have', async () => {
    const mapped = await v3Shop();
    expect(await slugs(mapped.visitor)).toEqual(mapped.sandbox.state.products.map(({ slug }) => slug));
    const stale = await v3Shop({ readerPrefix: 'stale' });
    const old = await slugs(stale.visitor);
    expect(old).toHaveLength(12);
    expect(stale.sandbox.state.products.filter(({ slug }) => old.includes(slug))).toEqual([]);
  });

  test('R308: shows a product in the earlier form, without its variants and collections', async () => {
    const { visitor, sandbox } = await v3Shop();
    const { body } = await visitor.post(QUERY, { query: { filter: { slug: 'halm-cup' } } });
    expect(body.at('products.0')).toMatchObject({
      id: productOf(sandbox, 'halm-cup').id,
      priceData: { price: 18, formatted: { price: '€18.00' } },
      variants: [],
      collectionIds: [],
      productOptions: [{ name: 'Color' }],
    });
  });

  test('R309: answers one product by its id, and nothing else, unless its settings say otherwise', async () => {
    const { visitor, sandbox } = await v3Shop();
    const { id } = productOf(sandbox, 'halm-cup');
    const { settings } = sandbox.state;
    expect((await visitor.get(`/v1/products/${id}`)).body.at('product.variants')).toEqual([]);
    expect((await visitor.post('/v1/variants/query', { query: {} })).status).toBe(428);
    Object.assign(settings, { readerProducts: false, readerOthers: true });
    expect((await visitor.get(`/v1/products/${id}`)).status).toBe(428);
    expect((await visitor.post('/v1/variants/query', { query: {} })).status).toBe(200);
  });

  test('R310: reads only: writes of the earlier catalog are refused', async () => {
    const { owner, sandbox } = await v3Shop();
    const { id } = productOf(sandbox, 'halm-cup');
    expect(await codeOf(owner.patch(`/v1/products/${id}`, { product: { name: 'Mug' } }))).toEqual([
      428,
      'CATALOG_V3_CALLING_CATALOG_V1_API',
    ]);
    expect(productOf(sandbox, 'halm-cup').name).toBe('Halm Cup');
  });
});
