import { describe, expect, test } from 'vitest';
import { appOf, newVisitor, type Shopper } from '../../testing/shopper.ts';
import { TREE_QUERY, treeReference, treeShop } from '../../testing/categories.ts';
import { shopOf } from '../../testing/owner.ts';

const count = async (shopper: Shopper, body: object = { treeReference }) =>
  (await shopper.post('/v1/categories/count', body)).body.at('count');

const code = 'details.applicationError.code';

describe('the tree', () => {
  test('R400: is named by every call; another tree has no categories', async () => {
    const { visitor, category } = await treeShop();
    const { id } = category('table');
    const violations = 'details.validationError.fieldViolations.0.field';
    for (const { status, body } of [
      await visitor.get(`/v1/categories/${id}`),
      await visitor.post('/v1/categories/query', { query: {} }),
      await visitor.post('/v1/categories/count', {}),
    ])
      expect([status, body.at(violations)]).toEqual([400, 'treeReference']);
    expect((await visitor.get(`/v1/categories/${id}?${TREE_QUERY}`)).status).toBe(200);
    expect((await visitor.get(`/v1/categories/${id}?treeReference.appNamespace=@acme/tours`)).status).toBe(
      404,
    );
    expect(await count(visitor, { treeReference: { appNamespace: '@acme/tours' } })).toBe(0);
    expect(await count(visitor, { treeReference: { ...treeReference, treeKey: 'other' } })).toBe(0);
    expect(await count(visitor, { treeReference: { ...treeReference, treeKey: null } })).toBe(6);
  });

  test('has the places of all categories, and the way to each', async () => {
    const { query, get, category } = await treeShop();
    const { body } = await get('slug/home?fields=BREADCRUMBS_INFO');
    expect(body.at('category')).toMatchObject({
      name: 'Home',
      parentCategory: { id: category('light').id, index: 0 },
      breadcrumbsInfo: {
        breadcrumbs: [
          { categoryId: category('table').id, categoryName: 'Table', categorySlug: 'table' },
          { categoryId: category('light').id, categoryName: 'Light', categorySlug: 'light' },
        ],
      },
    });
    const sort = [{ fieldName: 'parentCategory.index', order: 'ASC' }];
    const roots = await query({ filter: { 'parentCategory.id': { $exists: false } }, sort });
    expect(roots.list('categories').map((root) => [root.at('slug'), root.at('parentCategory')])).toEqual([
      ['table', { index: 0 }],
      ['wear', { index: 1 }],
      ['paper', { index: 2 }],
      ['all-products', { index: 3 }],
    ]);
  });

  test('R306: is empty on a site with the earlier catalog, or refused with 428', async () => {
    const visitor = await newVisitor();
    expect((await visitor.post('/v1/categories/query', { treeReference })).body.value).toEqual({
      categories: [],
      pagingMetadata: { count: 0, cursors: {}, hasNext: false },
    });
    expect(await count(visitor)).toBe(0);
    expect((await visitor.get(`/v1/categories/slug/table?${TREE_QUERY}`)).status).toBe(404);
    expect((await visitor.get('/v1/categories/list-trees')).body.at('trees')).toEqual([]);
    const strict = await newVisitor({ settings: { categoriesOnV1: 'refuse' } });
    const { status, body } = await strict.post('/v1/categories/query', { treeReference });
    expect([status, body.at(code)]).toEqual([428, 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API']);
  });

  test('is refused on a site without a store, and listed for a site with one', async () => {
    const { visitor, sandbox } = await treeShop();
    const trees = async () => (await visitor.get('/v1/categories/list-trees')).body.at('trees');
    expect(await trees()).toEqual([{ appNamespace: '@wix/stores', treeKey: null }]);
    sandbox.state.settings.storesAppInstalled = false;
    const { status, body } = await visitor.post('/v1/categories/query', { treeReference });
    expect([status, body.at(code)]).toEqual([428, 'REQUIRED_APP_NOT_INSTALLED']);
    expect(await trees()).toEqual([]);
  });

  test('R412: has one revision, which each change raises for all categories', async () => {
    const { sandbox, owner, visitor } = await shopOf();
    const revision = async () => {
      sandbox.state.settings.catalogVersion = 'V3';
      const { body } = await visitor.get(`/v1/categories/slug/paper?${TREE_QUERY}`);
      sandbox.state.settings.catalogVersion = 'V1';
      return body.at('category.revision');
    };
    expect(await revision()).toBe('1');
    const { body } = await owner.post('/v1/collections', { collection: { name: 'At the window' } });
    expect(await revision()).toBe('2');
    const id = body.text('collection.id');
    await owner.patch(`/v1/collections/${id}`, { collection: { name: 'Window' } });
    expect(await revision()).toBe('3');
    await owner.remove(`/v1/collections/${id}`);
    expect(await revision()).toBe('4');
  });
});

describe('a category', () => {
  test('R404: is left out of lists while it is hidden, but can be read by id and slug', async () => {
    const { visitor, category, slugs, get } = await treeShop();
    category('paper').visible = false;
    expect(await slugs()).toEqual(['home', 'wear', 'light', 'table', 'all-products']);
    expect(await count(visitor)).toBe(5);
    const search = { treeReference, search: { search: { expression: 'paper' } } };
    expect((await visitor.post('/v1/categories/search', search)).body.at('categories')).toEqual([]);
    expect(await slugs({}, { returnNonVisibleCategories: true })).toContain('paper');
    expect(await count(visitor, { treeReference, returnNonVisibleCategories: true })).toBe(6);
    expect((await get(category('paper').id)).body.at('category')).toMatchObject({ visible: false });
    expect((await get('slug/paper')).body.at('category')).toMatchObject({ visible: false });
    expect((await get(`${category('paper').id}/list-items`)).body.list('items')).toHaveLength(9);
  });

  test('R405: counts its own items, without those of its subcategories', async () => {
    const { get, sandbox } = await treeShop();
    expect((await get('slug/table')).body.at('category.itemCounter')).toBe(9);
    for (const product of sandbox.state.products) product.visible = false;
    expect((await get('slug/table')).body.at('category.itemCounter')).toBe(0);
  });

  test('R414: is read by its slug; an unknown slug or id gives 404', async () => {
    const { get, category } = await treeShop();
    expect((await get('slug/table')).body.at('category.id')).toBe(category('table').id);
    for (const path of ['slug/nowhere', '3b0b2a6e-0d0e-4a53-9a25-6c1f0d8e7b11']) {
      const { status, body } = await get(path);
      expect([status, body.at(code)]).toEqual([404, 'CATEGORY_NOT_FOUND']);
    }
  });

  test('R411: of all products is in every list, and has everything', async () => {
    const { get, slugs, allProducts, visitor, sandbox } = await treeShop();
    expect(await slugs()).toContain('all-products');
    const { body } = await get('slug/all-products');
    expect(body.at('category')).toMatchObject({ id: allProducts, itemCounter: 36, visible: true });
    const items = await get(`${allProducts}/list-items`);
    expect(items.body.list('items')).toHaveLength(36);
    const [{ id } = { id: '' }] = sandbox.state.products;
    const item = `item.catalogItemId=${id}&item.appId=215238eb-22a5-4c36-9e7b-e7c08025e04e`;
    const of = await visitor.get(`/v1/categories/list-categories-for-item?${item}&${TREE_QUERY}`);
    expect(of.body.at('directCategoryIds')).toContain(allProducts);
  });

  test('has its description and the way to it only on request', async () => {
    const { get, category } = await treeShop();
    category('light').description = 'Lamps.\nAnd shades.';
    const plain = (await get('slug/light')).body;
    expect(plain.at('category.description')).toBeUndefined();
    expect(plain.at('category.breadcrumbsInfo')).toBeUndefined();
    expect(plain.text('category.image.url')).toMatch(/\/media\/.+\.svg$/);
    const { body } = await get('slug/light?fields=DESCRIPTION&fields=RICH_CONTENT_DESCRIPTION');
    expect(body.at('category.description')).toBe('Lamps.\nAnd shades.');
    expect(body.at('category.richContentDescription.nodes.0.type')).toBe('PARAGRAPH');
  });
});

describe('a query for categories', () => {
  test('R407: refuses an empty filter of a visitor, and takes it from an app', async () => {
    const { visitor, app, slugs } = await treeShop();
    const empty = { treeReference, query: { filter: {} } };
    const { status, body } = await visitor.post('/v1/categories/query', empty);
    expect([status, body.at(code)]).toEqual([400, 'INVALID_FILTER']);
    expect((await app.post('/v1/categories/query', empty)).body.list('categories')).toHaveLength(6);
    expect(await slugs({})).toHaveLength(6);
  });

  test('R408: filters by visibility, unless the site refuses it', async () => {
    const { category, slugs, visitor, sandbox } = await treeShop();
    category('paper').visible = false;
    const hidden = { filter: { visible: false } };
    expect(await slugs(hidden, { returnNonVisibleCategories: true })).toEqual(['paper']);
    sandbox.state.settings.filterCategoriesByVisible = false;
    const { status, body } = await visitor.post('/v1/categories/query', { treeReference, query: hidden });
    expect([status, body.at('details.validationError.fieldViolations.0.field')]).toEqual([
      400,
      'query.filter.visible',
    ]);
  });

  test('R409: has pages by cursor, the newest category first', async () => {
    const { query, slugs } = await treeShop();
    const first = await query({ cursorPaging: { limit: 4 } });
    expect(first.list('categories').map((found) => found.at('slug'))).toEqual([
      'home',
      'paper',
      'wear',
      'light',
    ]);
    expect(first.at('pagingMetadata')).toMatchObject({ count: 4, hasNext: true });
    const cursor = first.text('pagingMetadata.cursors.next');
    expect(await slugs({ cursorPaging: { cursor, limit: 4 } })).toEqual(['table', 'all-products']);
  });

  test('filters and sorts by the fields of the tree', async () => {
    const { slugs, category } = await treeShop();
    expect(await slugs({ filter: { 'parentCategory.id': category('table').id } })).toEqual(['light']);
    expect(await slugs({ filter: { name: { $startsWith: 'P' } } })).toEqual(['paper']);
    expect(await slugs({ sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging: { limit: 2 } })).toEqual([
      'all-products',
      'home',
    ]);
  });

  test('finds words and counts groups', async () => {
    const { visitor } = await treeShop();
    const search = {
      search: { expression: 'light', fields: ['name'] },
      aggregations: [{ name: 'shown', type: 'VALUE', fieldPath: 'visible', value: { limit: 2 } }],
    };
    const { body } = await visitor.post('/v1/categories/search', { treeReference, search });
    expect(body.list('categories').map((found) => found.at('slug'))).toEqual(['light']);
    expect(body.at('aggregationData.results.0.values.results')).toEqual([{ value: 'true', count: 1 }]);
    const words = { expression: 'light', fields: ['name'] };
    expect(await count(visitor, { treeReference, search: words })).toBe(1);
    expect(await count(await appOf(visitor.sandbox))).toBe(6);
  });
});
