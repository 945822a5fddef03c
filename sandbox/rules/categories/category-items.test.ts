import { describe, expect, test } from 'vitest';
import { STORE_APP_ID } from '../../engine/settings.ts';
import { TREE_QUERY, treeShop, type TreeShop } from '../../testing/categories.ts';
import { productOf } from '../../testing/shopper.ts';
import { categoriesOf } from '../catalog/categories-of.ts';

const itemsOf = async ({ get, category, sandbox }: TreeShop, slug: string, more = '') => {
  const { body } = await get(`${category(slug).id}/list-items${more}`);
  const slugOf = new Map(sandbox.state.products.map((product) => [product.id, product.slug]));
  return body.list('items').map((item) => slugOf.get(item.text('catalogItemId')));
};

describe('the items of a category', () => {
  test('R409: come with the newest first, or with the arranged ones first', async () => {
    const shop = await treeShop();
    const { sandbox, category } = shop;
    const all = await itemsOf(shop, 'light');
    const dates = all.map((slug) => productOf(sandbox, slug ?? '').createdDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(all).toHaveLength(7);
    const arranged = [all[3], all[1]];
    category('light').arranged = arranged.map((slug) => productOf(sandbox, slug ?? '').id);
    expect(await itemsOf(shop, 'light')).toEqual(all);
    expect(await itemsOf(shop, 'light', '?useCategoryArrangement=true')).toEqual([
      ...arranged,
      ...all.filter((slug) => !arranged.includes(slug)),
    ]);
  });

  test('R409: are those of the category itself, or of its subcategories, too, each once', async () => {
    const shop = await treeShop();
    expect(await itemsOf(shop, 'table')).toHaveLength(9);
    const whole = await itemsOf(shop, 'table', '?includeItemsFromSubcategories=true');
    expect(whole).toHaveLength(new Set(whole).size);
    for (const slug of [...(await itemsOf(shop, 'light')), ...(await itemsOf(shop, 'home'))])
      expect(whole).toContain(slug);
  });

  test('R409: come in pages of at most 100', async () => {
    const shop = await treeShop();
    const { sandbox, get, allProducts } = shop;
    const [product] = sandbox.state.products;
    if (!product) throw new Error('The shop has no products');
    for (let number = 0; number < 100; number += 1)
      sandbox.state.products.push({ ...product, id: `copy-${number}`, slug: `copy-${number}` });
    const first = (await get(`${allProducts}/list-items?cursorPaging.limit=1000`)).body;
    expect(first.list('items')).toHaveLength(100);
    const cursor = encodeURIComponent(first.text('pagingMetadata.cursors.next'));
    const last = (await get(`${allProducts}/list-items?cursorPaging.cursor=${cursor}`)).body;
    expect(last.list('items')).toHaveLength(36);
    expect(last.at('pagingMetadata.cursors.next')).toBeUndefined();
    expect(last.at('pagingMetadata.cursors.prev')).toBeDefined();
  });

  test('leave hidden products out for visitors', async () => {
    const shop = await treeShop();
    const { sandbox, app, category } = shop;
    productOf(sandbox, (await itemsOf(shop, 'light'))[0] ?? '').visible = false;
    expect(await itemsOf(shop, 'light')).toHaveLength(6);
    const all = await app.get(`/v1/categories/${category('light').id}/list-items?${TREE_QUERY}`);
    expect(all.body.list('items')).toHaveLength(7);
  });

  test('can be requested by a POST with the query as its body', async () => {
    const { app, category } = await treeShop();
    const { body } = await app.post(`/v1/categories/${category('light').id}/list-items`, {
      treeReference: { appNamespace: '@wix/stores' },
      cursorPaging: { limit: 2 },
    });
    expect(body.list('items')).toHaveLength(2);
  });
});

describe('the categories of an item', () => {
  test('R413: are those of the product, and with their parents', async () => {
    const shop = await treeShop();
    const { visitor, sandbox, category, allProducts } = shop;
    const product = productOf(sandbox, (await itemsOf(shop, 'light'))[0] ?? '');
    product.collectionIds = [category('light').id];
    const list = async (item: string) =>
      (await visitor.get(`/v1/categories/list-categories-for-item?${item}&${TREE_QUERY}`)).body.value;
    expect(await list(`item.catalogItemId=${product.id}&item.appId=${STORE_APP_ID}`)).toEqual({
      directCategoryIds: [category('light').id, allProducts],
      allCategoryIds: [category('light').id, category('table').id, allProducts],
    });
    const none = { directCategoryIds: [], allCategoryIds: [] };
    expect(await list(`item.catalogItemId=nothing&item.appId=${STORE_APP_ID}`)).toEqual(none);
    expect(await list(`item.catalogItemId=${product.id}&item.appId=other`)).toEqual(none);
  });

  test('R413: have the position of the product in each, and one main category', async () => {
    const { sandbox, category, allProducts } = await treeShop();
    const products = sandbox.state.products.filter(({ collectionIds }) =>
      collectionIds.includes(category('light').id),
    );
    category('light').arranged = products.toReversed().map(({ id }) => id);
    const last = products.at(-1);
    if (!last) throw new Error('Light has no products');
    const { direct, all, mainCategoryId, way } = categoriesOf({ ...sandbox, origin: '' })(last);
    expect(direct).toContainEqual({ id: category('light').id, index: 0 });
    expect(all.map(({ id }) => id)).toContain(category('table').id);
    expect(all.map(({ id }) => id)).toContain(allProducts);
    expect(mainCategoryId).toBe(last.collectionIds[0]);
    expect(way.at(-1)?.record.id).toBe(mainCategoryId);
  });
});
