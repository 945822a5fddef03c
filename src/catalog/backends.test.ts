import { beforeEach, describe, expect, test } from 'vitest';
import { isApiError } from '../core/errors/index.ts';
import type { CatalogBackend, ProductsRequest } from './backend.ts';
import { catalogV1 } from './catalog-v1.ts';
import { catalogV3 } from './catalog-v3.ts';
import { categoryTree } from './category-tree.ts';
import type { CatalogPrice } from './model.ts';
import { openShop, readAll, readOne, type Shop } from './testing/shop.ts';

const both = [
  ['catalogV1', catalogV1, 'fresh-shop'],
  ['catalogV3', catalogV3, 'v3-shop'],
] as const;

/** A price with its amounts as numbers: the newer catalog writes 34.00, the earlier one 34. */
const numbersIn = (price: CatalogPrice | undefined): unknown =>
  price &&
  JSON.parse(JSON.stringify(price), (name, value: unknown) => (name === 'amount' ? Number(value) : value));

const slugs = (products: readonly { slug: string }[]) => products.map(({ slug }) => slug);

describe.each(both)('%s', (_, backend: CatalogBackend, scenario) => {
  let shop: Shop;
  beforeEach(() => void (shop = openShop({ scenario })));
  const list = async (request: ProductsRequest) => slugs(await readAll(backend, shop, request));

  test('lists all products once, page by page, and counts them on request', async () => {
    const first = await backend.products({ pageSize: 10, total: true }, shop);
    expect([first.products.length, first.total]).toEqual([10, 36]);
    expect(new Set(await list({ pageSize: 10 })).size).toBe(36);
  });

  test('filters by category, text in the name, price and stock, also together', async () => {
    const [category] = await backend.categories(shop);
    expect([category?.slug, (await list({ category: category?.id ?? '' })).length]).toEqual(['table', 9]);
    expect(await list({ search: 'cup' })).toEqual(['halm-cup']);
    expect(await list({ search: 'no such thing' })).toEqual([]);
    expect(await list({ price: { from: '149', to: '170' }, sort: 'name' })).toEqual([
      'dome-lamp',
      'patchwork-blanket',
      'round-stool',
    ]);
    expect((await list({ inStock: true })).includes('salt-cellar')).toBe(false);
    expect(await list({ category: category?.id ?? '', search: 'bowl', price: { to: '30' } })).toEqual([
      'halm-bowl',
    ]);
  });

  test('takes an empty text for no condition', async () => {
    const cleared = await list({ category: '', search: '', price: { from: '', to: '' } });
    expect(cleared).toHaveLength(36);
  });

  test('sorts by name and by price', async () => {
    const names = await list({ sort: 'name' });
    expect([names[0], names.at(-1)]).toEqual(['a-field-guide-to-making', 'work-apron']);
    expect((await list({ sort: 'name-descending' }))[0]).toBe('work-apron');
    expect((await list({ sort: 'price' }))[0]).toBe('wallpaper-pack');
    expect((await list({ sort: 'price-descending' }))[0]).toBe('patchwork-blanket');
  });

  test('ends a list whose host returns the first page again and again', async () => {
    const again = await backend.products({ pageSize: 5 }, shop);
    const text = JSON.stringify;
    shop.changes.set('/query', (body) => text({ ...JSON.parse(body), metadata: { offset: 0, count: 5 } }));
    shop.changes.set('/query-platformized', (body) =>
      text({ ...JSON.parse(body), metadata: { offset: 0, count: 5 } }),
    );
    shop.changes.set('/search', (body) =>
      text({ ...JSON.parse(body), pagingMetadata: { cursors: { next: again.next } } }),
    );
    expect((await readAll(backend, shop, { pageSize: 5 })).length).toBeLessThanOrEqual(10);
  });

  test('reads a product by slug and by id, with price, stock, options and variants', async () => {
    const tee = await readOne(backend, shop, 'studio-tee');
    expect(tee).toMatchObject({ name: 'Studio Tee', stock: 'some-sold-out' });
    expect(numbersIn(tee.price)).toMatchObject({ now: { amount: 34, currency: 'EUR', text: '€34.00' } });
    expect(tee.options.map(({ name }) => name)).toEqual(['Size', 'Color']);
    expect(tee.variants?.length).toBeGreaterThan(6);
    expect(await backend.product({ id: tee.id }, shop)).toEqual(tee);
  });

  test('shows a reduced price with the former one, and the highest of several prices', async () => {
    const texts = async (slug: string) => {
      const { price } = await readOne(backend, shop, slug);
      return [price?.now.text, price?.was?.text, price?.upTo?.text];
    };
    expect(await texts('wall-calendar')).toEqual(['€11.00', '€22.00', undefined]);
    const stool = await texts('olive-oil-first-harvest');
    expect(stool[0]).toBe('€14.50');
  });

  test('says undefined for a product that does not exist, and fails if the call itself is gone', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await backend.product({ slug: 'no-such-thing' }, shop)).toBeUndefined();
    expect(await backend.product({ id }, shop)).toBeUndefined();
    shop.sandbox.faults.add({ operation: '*', status: 404 });
    await expect(backend.product({ id }, shop)).rejects.toSatisfy((error) => isApiError(error));
  });

  test('lists the categories without the one of all products', async () => {
    const categories = await backend.categories(shop);
    expect(slugs(categories)).toEqual(['table', 'light', 'wear', 'paper', 'home']);
    expect(categoryTree(categories)).toHaveLength(5);
    expect(categories[0]).toMatchObject({ name: 'Table', parentId: undefined, count: 9 });
  });
});

test('both catalogs show the same products, but for ids of variants, pieces left and parts of the newer one', async () => {
  // In tidy records, each product has all its optional members.
  const settings = { catalogRecords: 'tidy' } as const;
  const [first, newer] = [
    openShop({ settings }, 'shop'),
    openShop({ settings, scenario: 'v3-shop' }, 'shop'),
  ];
  for (const { slug } of await readAll(catalogV1, first)) {
    const [one, other] = await Promise.all([
      readOne(catalogV1, first, slug),
      readOne(catalogV3, newer, slug),
    ]);
    const shown = ({
      id,
      name,
      html,
      pictures,
      price,
      brand,
      stock,
      texts,
      sections,
      variants,
      digital,
    }: typeof one) => ({
      id,
      name,
      html,
      pictures,
      price: numbersIn(price),
      brand,
      stock,
      texts,
      sections,
      digital,
      options: variants?.map(({ choices, price: own, unitPrice, sku, stock: left }) =>
        JSON.stringify([
          choices,
          numbersIn(own),
          unitPrice && { ...unitPrice, amount: Number(unitPrice.amount) },
          sku,
          left,
        ]),
      ),
    });
    expect(shown(other), slug).toEqual({
      ...shown(one),
      // The newer catalog knows pre-orders.
      ...(slug === 'wall-light-arc' && { options: shown(other).options, stock: other.stock }),
    });
  }
});

test.each(both)(
  '%s tells files from goods, the price of a measure, and the categories',
  async (_, backend, scenario) => {
    const shop = openShop({ scenario });
    const oil = await readOne(backend, shop, 'olive-oil-first-harvest');
    const [variant] = oil.variants ?? [];
    expect([
      Number(variant?.unitPrice?.amount),
      variant?.unitPrice?.quantity,
      variant?.unitPrice?.unit,
    ]).toEqual([29, 1, 'L']);
    const digital = shop.sandbox.state.products.find(({ type }) => type === 'digital');
    expect([oil.digital, (await readOne(backend, shop, digital?.slug ?? '')).digital]).toEqual([false, true]);
    const names = (await backend.categories(shop)).filter(({ id }) => oil.categoryIds.includes(id));
    expect(slugs(names)).toEqual(['table']);
  },
);

test('catalogV1 reads the stock of the variants if the product comes without it', async () => {
  const shop = openShop();
  shop.changes.set('/query-platformized', (body) =>
    body.replaceAll(/,"stock":\{"trackQuantity"[^}]*\}/g, ''),
  );
  const tee = await readOne(catalogV1, shop, 'studio-tee');
  expect(shop.asked('/variants/query')).toBe(1);
  expect(new Set(tee.variants?.map(({ stock }) => stock))).toEqual(new Set(['in-stock', 'sold-out']));
});

test('catalogV3 sends a tree of categories with parents before their children', async () => {
  const shop = openShop({ scenario: 'v3-shop' });
  const [table, light] = await catalogV3.categories(shop);
  const record = shop.sandbox.state.collections.find(({ id }) => id === light?.id);
  Object.assign(record ?? {}, { parentId: table?.id });
  const categories = await catalogV3.categories(shop);
  expect(slugs(categories).slice(0, 2)).toEqual(['table', 'light']);
  expect(categoryTree(categories)[0]?.children.map(({ slug }) => slug)).toEqual(['light']);
});

test('catalogV3 shows a list whose number of products is unknown', async () => {
  const shop = openShop({ scenario: 'v3-shop' });
  shop.sandbox.faults.add({ operation: 'countProducts', status: 400 });
  const { products, total } = await catalogV3.products({ total: true }, shop);
  expect([products.length, total]).toEqual([24, undefined]);
});
