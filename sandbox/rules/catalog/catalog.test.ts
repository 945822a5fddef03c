import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { appOf, newVisitor, productOf, variantOf, visitorOf, type Shopper } from '../../testing/shopper.ts';

const QUERY = '/v1/products/query-platformized';

const slugs = async (shopper: Shopper, query: unknown): Promise<unknown[]> => {
  const { status, body } = await shopper.post(QUERY, { query });
  expect(status).toBe(200);
  return body.list('products').map((product) => product.at('slug'));
};

const collectionId = ({ sandbox }: Shopper, slug: string) =>
  sandbox.state.collections.find((collection) => collection.slug === slug)?.id ?? '';

describe('the shop', () => {
  test('has 36 products in 5 collections, each product with pictures and a price', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.post(QUERY, {});
    expect(body.at('metadata')).toEqual({ count: 36, offset: 0, total: 36, tooManyToCount: false });
    const collections = (await shopper.post('/v2/collections/query', {})).body.list('collections');
    expect(collections.map((entry) => [entry.at('name'), entry.at('numberOfProducts')])).toEqual([
      ['Table', 9],
      ['Light', 7],
      ['Wear', 9],
      ['Paper', 9],
      ['Home', 4],
    ]);
    for (const product of body.list('products')) {
      expect(product.text('media.mainMedia.image.url')).toMatch(/^http:\/\/localhost:4010\/media\/.+\.svg$/);
      expect(product.at('priceData.price')).toBeGreaterThan(0);
    }
  });

  test('the empty site answers with complete, empty responses', async () => {
    const shopper = await newVisitor({ scenario: 'empty-site' });
    const { body } = await shopper.post(QUERY, {});
    expect(body.value).toEqual({
      products: [],
      metadata: { count: 0, offset: 0, total: 0, tooManyToCount: false },
    });
    expect((await shopper.post('/v2/collections/query', {})).body.at('collections')).toEqual([]);
  });
});

describe('a product', () => {
  test('R100: that does not exist, or is hidden from visitors, gives 404', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    const board = productOf(sandbox, 'oak-board');
    board.visible = false;
    for (const id of ['nothing', board.id]) {
      const { status, body } = await shopper.get(`/v1/products/${id}`);
      expect([status, body.at('details.applicationError.code')]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    }
    expect(await slugs(shopper, { filter: { slug: 'oak-board' } })).toEqual([]);
    expect((await (await appOf(sandbox)).get(`/v1/products/${board.id}`)).status).toBe(200);
  });

  test('R105: shows the prices before and after a discount', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.get(`/v1/products/${productOf(shopper.sandbox, 'low-carafe').id}`);
    expect(body.at('product.priceData.formatted')).toEqual({ price: '€38.00', discountedPrice: '€30.40' });
    expect(body.at('product.discount')).toEqual({ type: 'PERCENT', value: 20 });
    expect(body.at('product.ribbon')).toBe('Sale');
    const lamp = await shopper.get(`/v1/products/${productOf(shopper.sandbox, 'reading-lamp').id}`);
    expect(lamp.body.at('product.priceData.discountedPrice')).toBe(119);
  });

  test('R105: a discount never goes below 0', async () => {
    const shopper = await newVisitor();
    const lamp = productOf(shopper.sandbox, 'reading-lamp');
    lamp.discount = { type: 'AMOUNT', value: '500' };
    expect((await shopper.get(`/v1/products/${lamp.id}`)).body.at('product.priceData.discountedPrice')).toBe(
      0,
    );
  });

  test('R102, R107: has managed variants with their own price, SKU and stock; ranges span them', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.get(`/v1/products/${productOf(shopper.sandbox, 'paper-moon').id}`);
    expect(body.at('product.priceRange')).toEqual({ minValue: 59, maxValue: 109 });
    expect(body.at('product.weightRange')).toEqual({ minValue: 0.7, maxValue: 1.4 });
    expect(body.list('product.variants').map((variant) => variant.at('variant.sku'))).toEqual([
      'VT-011-01',
      'VT-011-02',
      'VT-011-03',
    ]);
  });

  test('R104: has a stock status over its visible variants: in, partially out of or out of stock', async () => {
    const shopper = await newVisitor();
    const status = async (slug: string) =>
      (await shopper.get(`/v1/products/${productOf(shopper.sandbox, slug).id}`)).body.at(
        'product.stock.inventoryStatus',
      );
    expect(await status('halm-cup')).toBe('IN_STOCK');
    expect(await status('studio-tee')).toBe('PARTIALLY_OUT_OF_STOCK');
    expect(await status('summer-cap')).toBe('OUT_OF_STOCK');
    expect(await status('ribbed-socks')).toBe('IN_STOCK');
  });

  test('shows that it is digital, and its price per unit', async () => {
    const shopper = await newVisitor();
    const pack = await shopper.get(`/v1/products/${productOf(shopper.sandbox, 'wallpaper-pack').id}`);
    expect(pack.body.at('product.productType')).toBe('digital');
    const oil = await shopper.get(`/v1/products/${productOf(shopper.sandbox, 'olive-oil-first-harvest').id}`);
    expect(oil.body.at('product.priceData.formatted.pricePerUnit')).toBe('€29.00');
    expect(oil.body.at('product.pricePerUnitData.baseMeasurementUnit')).toBe('L');
  });

  test('R106: shows cost and profit to owner and app only, and only on request', async () => {
    const sandbox = createSandbox();
    const path = `/v1/products/${productOf(sandbox, 'low-carafe').id}?includeMerchantSpecificData=true`;
    expect((await (await visitorOf(sandbox)).get(path)).body.at('product.costAndProfitData')).toBeUndefined();
    const app = await appOf(sandbox);
    expect((await app.get(path)).body.at('product.costAndProfitData')).toEqual({
      itemCost: 14,
      formattedItemCost: '€14.00',
      profit: 16.4,
      formattedProfit: '€16.40',
      profitMargin: 0.5395,
    });
    expect((await app.get(path.replace('true', 'maybe'))).status).toBe(400);
  });
});

describe('a query', () => {
  test.each([
    ['a value', { slug: 'oak-board' }, ['oak-board']],
    ['$in', { slug: { $in: ['oak-board', 'halm-cup'] } }, ['halm-cup', 'oak-board']],
    ['a range', { 'priceData.price': { $gte: 139, $lt: 165 } }, ['dome-lamp', 'reading-lamp']],
    [
      '$or',
      { $or: [{ price: { $gt: 165 } }, { name: { $startsWith: 'wall l' } }] },
      ['wall-light-arc', 'patchwork-blanket'],
    ],
    [
      '$and and $not',
      { $and: [{ productType: 'digital' }, { $not: { slug: 'wallpaper-pack' } }] },
      ['tote-sewing-pattern'],
    ],
    ['$contains', { description: { $contains: 'LESBOS' } }, ['olive-oil-first-harvest']],
    ['an option', { 'options.Color': { $hasSome: ['Plum'] } }, ['linen-scarf']],
    ['$ne', { $and: [{ slug: { $ne: 'oak-board' } }, { slug: { $startsWith: 'oak' } }] }, []],
    ['$exists', { description: { $exists: false } }, []],
  ])('filters by %s', async (_, filter, expected) => {
    expect(await slugs(await newVisitor(), { filter })).toEqual(expected);
  });

  test('filters by collection: in all or some of several', async () => {
    const shopper = await newVisitor();
    const [paper, wear] = [collectionId(shopper, 'paper'), collectionId(shopper, 'wear')];
    const both = { filter: { collectionIds: { $hasAll: [paper, wear] } } };
    expect(await slugs(shopper, both)).toEqual(['tote-sewing-pattern']);
    expect(await slugs(shopper, { filter: { 'collections.id': { $hasSome: [wear] } } })).toHaveLength(9);
  });

  test('filters by stock', async () => {
    const shopper = await newVisitor();
    expect(await slugs(shopper, { filter: { inventoryStatus: 'OUT_OF_STOCK' } })).toEqual([
      'salt-cellar',
      'summer-cap',
    ]);
  });

  test('sorts by price, and keeps the order of equal prices', async () => {
    const shopper = await newVisitor();
    const dear = await slugs(shopper, {
      sort: [{ fieldName: 'price', order: 'DESC' }],
      paging: { limit: 3 },
    });
    expect(dear).toEqual(['patchwork-blanket', 'round-stool', 'dome-lamp']);
    const prints = { filter: { price: 36 }, sort: [{ fieldName: 'price', order: 'DESC' }] };
    expect(await slugs(shopper, prints)).toEqual(['print-low-tide', 'print-noon', 'print-orchard']);
    const named = {
      filter: { price: 36 },
      sort: [{ fieldName: 'price' }, { fieldName: 'name', order: 'DESC' }],
    };
    expect(await slugs(shopper, named)).toEqual(['print-orchard', 'print-noon', 'print-low-tide']);
  });

  test('sorts changed, new and hidden products anew', async () => {
    const shopper = await newVisitor();
    const { products } = shopper.sandbox.state;
    const first = async () =>
      slugs(shopper, { sort: [{ fieldName: 'price', order: 'ASC' }], paging: { limit: 1 } });
    const before = await first();
    const [product, other] = products.filter(({ slug }) => slug !== before[0]);
    if (!product || !other) throw new Error('The shop has too few products.');
    Object.assign(product, { price: '0.02' });
    expect(await first()).toEqual([product.slug]);
    Object.assign(product, { visible: false });
    expect(await first()).toEqual(before);
    products.push({ ...other, id: 'new', slug: 'new', price: '0.01' });
    expect(await first()).toEqual(['new']);
    products.splice(products.length - 1, 1, { ...other, id: 'newer', slug: 'newer', price: '0.03' });
    expect(await first()).toEqual(['newer']);
  });

  test('pages by offset without repeated or missing items', async () => {
    const shopper = await newVisitor();
    const sort = [{ fieldName: 'price', order: 'ASC' }];
    const pages = [];
    for (let offset = 0; offset < 40; offset += 10)
      pages.push(await slugs(shopper, { sort, paging: { limit: 10, offset } }));
    expect(pages.map((page) => page.length)).toEqual([10, 10, 10, 6]);
    expect(new Set(pages.flat()).size).toBe(36);
    expect(await slugs(shopper, { paging: { offset: 500 } })).toEqual([]);
  });

  test('pages by cursor, forwards, backwards and to the end', async () => {
    const shopper = await newVisitor();
    const query = {
      filter: { price: { $lt: 30 } },
      sort: [{ fieldName: 'price' }],
      cursorPaging: { limit: 10 },
    };
    const first = await shopper.post(QUERY, { query });
    const next = first.body.text('metadata.cursors.next');
    expect(first.body.at('metadata.cursors.prev')).toBeUndefined();
    const second = await shopper.post(QUERY, { query: { cursorPaging: { limit: 10, cursor: next } } });
    expect(second.body.at('metadata.cursors.next')).toBeUndefined();
    const back = second.body.text('metadata.cursors.prev');
    const again = await shopper.post(QUERY, { query: { cursorPaging: { limit: 10, cursor: back } } });
    expect(again.body.at('products')).toEqual(first.body.at('products'));
    const all = await slugs(shopper, { filter: query.filter, sort: query.sort });
    const paged = [first, second].flatMap(({ body }) =>
      body.list('products').map((product) => product.at('slug')),
    );
    expect(paged).toEqual(all);
  });

  test.each([
    ['an unknown field', { filter: { color: 'red' } }, 'query.filter.color'],
    ['a prototype member', { filter: { constructor: 'x' } }, 'query.filter.constructor'],
    ['an unknown operator', { filter: { name: { $like: 'a' } } }, 'query.filter.name.$like'],
    [
      'an operator that the field does not take',
      { filter: { collectionIds: { $eq: 'a' } } },
      'query.filter.collectionIds.$eq',
    ],
    ['a value that is not a list', { filter: { $or: { name: 'a' } } }, 'query.filter.$or'],
    [
      'a deeply nested field',
      { filter: { $and: [{ name: 'a' }, { $not: { nope: 1 } }] } },
      'query.filter.$and[1].$not.nope',
    ],
    [
      'a sort field that is not sortable',
      { sort: [{ fieldName: 'description' }] },
      'query.sort[0].fieldName',
    ],
    ['a page above 100', { paging: { limit: 101 } }, 'query.paging.limit'],
    ['both ways of paging', { paging: { limit: 1 }, cursorPaging: { limit: 1 } }, 'query'],
    ['a made-up cursor', { cursorPaging: { cursor: 'abc' } }, 'query.cursorPaging.cursor'],
    [
      'a cursor before the first item',
      { cursorPaging: { cursor: btoa('{"offset":-1}') } },
      'query.cursorPaging.cursor',
    ],
    ['text that is not JSON', { filter: '{' }, 'query.filter'],
  ])('R113: %s is refused with its path', async (_, query, field) => {
    const { status, body } = await (await newVisitor()).post(QUERY, { query });
    expect([status, body.at('details.validationError.fieldViolations.0.field')]).toEqual([400, field]);
  });

  test('R115: takes filter and sort as JSON text', async () => {
    const query = { filter: '{"price": {"$lt": 13}}', sort: '[{"price": "desc"}]' };
    expect(await slugs(await newVisitor(), query)).toEqual([
      'letter-set',
      'tote-sewing-pattern',
      'wallpaper-pack',
    ]);
  });
});

describe('variants', () => {
  test('of a product are found by choices or ids, and paged', async () => {
    const shopper = await newVisitor();
    const tee = productOf(shopper.sandbox, 'studio-tee');
    const path = `/v1/products/${tee.id}/variants/query`;
    const red = await shopper.post(path, { choices: { Color: 'Red' }, paging: { limit: 2, offset: 1 } });
    expect(red.body.at('totalResults')).toBe(4);
    expect(red.body.at('metadata')).toEqual({ items: 2, offset: 1, tooManyToCount: false });
    expect(red.body.list('variants').map((variant) => variant.at('choices.Size'))).toEqual(['M', 'L']);
    const one = await shopper.post(path, { variantIds: [tee.variants[0]?.id] });
    expect(one.body.at('variants.0.stock')).toEqual({ trackQuantity: true, quantity: 0, inStock: false });
    const wrong = await shopper.post(path, { choices: { Size: 'XXXL' } });
    expect(wrong.body.at('details.validationError.fieldViolations.0.field')).toBe('choices.Size');
  });

  test('of the store have an id of product and variant', async () => {
    const shopper = await newVisitor();
    const tee = productOf(shopper.sandbox, 'studio-tee');
    const id = `${tee.id}-${variantOf(tee, { Size: 'M', Color: 'Red' }).id}`;
    const { body } = await shopper.get(`/v1/variants/${id}`);
    expect([body.at('variant.variantName'), body.at('variant.stock.quantity')]).toEqual(['M | Red', 3]);
    expect(body.at('variant.media.image.altText')).toBe('Studio Tee in Red');
    const query = { filter: { productId: tee.id }, paging: { limit: 5 } };
    expect((await shopper.post('/v1/variants/query', { query })).body.at('metadata.total')).toBe(12);
    expect((await shopper.get('/v1/variants/nothing')).body.at('details.applicationError.code')).toBe(
      'VARIANT_NOT_FOUND',
    );
  });
});

describe('collections', () => {
  test.each(['/v2/collections/slug/light', '/v1/collections/slug/light'])(
    '%s finds it by slug',
    async (path) => {
      const { body } = await (await newVisitor()).get(path);
      expect([body.at('collection.name'), body.at('collection.numberOfProducts')]).toEqual(['Light', 7]);
    },
  );

  test('an unknown slug or id gives 404 COLLECTION_NOT_FOUND', async () => {
    const shopper = await newVisitor();
    for (const path of ['/v2/collections/slug/nope', '/v1/collections/slug/nope', '/v2/collections/nope']) {
      const { status, body } = await shopper.get(path);
      expect([status, body.at('details.applicationError.code')]).toEqual([404, 'COLLECTION_NOT_FOUND']);
    }
    expect((await shopper.get(`/v2/collections/${collectionId(shopper, 'home')}`)).status).toBe(200);
  });
});
