import assert from 'node:assert/strict';
import { isErrorOf, items } from 'vitrine';
import { queryProducts } from 'vitrine/catalog-v1';
import {
  countProducts,
  getAllProductsCategory,
  queryBrands,
  queryProductsV3,
  queryRibbons,
  searchProducts,
} from 'vitrine/catalog-v3';
import { getCatalogVersion } from 'vitrine/catalog-version';
import {
  countCategories,
  getCategory,
  getCategoryBySlug,
  listCategoriesForItem,
  listItemsInCategory,
  listTrees,
  queryCategories,
  searchCategories,
} from 'vitrine/categories';
import { present } from '../parts.ts';
import type { Journey, Stage } from '../stage.ts';

const treeReference = { appNamespace: '@wix/stores', treeKey: null };

/** J2: browsing a shop with the newer catalog by category, filter, text, order and page, which changes no state. */
export const browse: Journey = async ({ site, state, control }) => {
  await control('reset', { scenario: 'v3-shop' });
  const client = site;
  const before = await state();
  assert.equal((await getCatalogVersion({ client })).catalogVersion, 'V3_CATALOG');

  const query = { cursorPaging: { limit: 100 } };
  const { categories } = await queryCategories({ treeReference, query }, { client });
  const { categoryId } = await getAllProductsCategory({ client });
  const menu = categories.filter(({ id }) => id !== categoryId);
  assert(
    menu.length > 0 && menu.length < categories.length,
    'the menu leaves the category of all products out',
  );
  const [first] = menu;
  assert(first?.id !== undefined && first.slug !== undefined);
  const { category } = await getCategoryBySlug(
    first.slug,
    { treeReference: { appNamespace: '@wix/stores' } },
    { client },
  );
  assert(category);
  assert.equal(category.id, first.id);

  const filter = {
    $and: [
      { visible: true },
      { 'allCategoriesInfo.categories': { $matchItems: [{ id: first.id }] } },
      { 'actualPriceRange.minValue.amount': { $gte: '10' } },
    ],
  };
  const sort = [
    { fieldName: 'actualPriceRange.minValue.amount' as const, order: 'ASC' as const },
    { fieldName: 'name' as const, order: 'ASC' as const },
  ];
  const found: { readonly name?: string; readonly price: number }[] = [];
  const search = { filter, sort, cursorPaging: { limit: 3 } };
  const fields = ['CURRENCY' as const, 'PLAIN_DESCRIPTION' as const, 'MIN_PRICE_VARIANT' as const];
  for await (const product of items(searchProducts, { search, fields }, { client })) {
    assert(product.currency !== undefined && product.plainDescription !== undefined);
    const cheapest = product.variantSummary?.minPriceVariant?.price;
    found.push({ ...product, price: Number(cheapest?.actualPrice?.amount) });
  }
  const prices = found.map(({ price }) => price);
  assert.deepEqual(
    prices,
    prices.toSorted((one, other) => one - other),
  );
  const { count } = await countProducts({ filter }, { client });
  assert.equal(count, found.length, 'the total is a call of its own');

  const expression = String(found[0]?.name);
  const words = { search: { expression, mode: 'AND' as const, fields: ['name' as const] } };
  const byName = await searchProducts({ search: words }, { client });
  assert.equal(byName.products[0]?.name, found[0]?.name);
  assert(!('plainDescription' in (byName.products[0] ?? {})), 'a part that was not requested is absent');

  const badQuery = { query: { filter: { price: 1 } as never } };
  await assert.rejects(
    queryProductsV3(badQuery, { client }),
    (error) => isErrorOf(error, queryProductsV3) && error.status === 400,
  );
  const earlier = await queryProducts({ query: { paging: { limit: 1 } } }, { client });
  assert.deepEqual(earlier.products[0]?.variants, [], 'the reader prefix answers, with less');
  assert.deepEqual((await state()).products, before.products);
  await throughTheTree(client, first.id);
};

/** The ways through the tree of categories, from a category to its products and back; brands and ribbons of filters. */
const throughTheTree = async (client: Stage['site'], categoryId: string): Promise<void> => {
  const tree = { appNamespace: '@wix/stores' };
  const { trees } = await listTrees({ client });
  assert(trees.some(({ appNamespace }) => appNamespace === tree.appNamespace));
  const { category } = await getCategory(categoryId, { treeReference: tree }, { client });
  const { name } = present(category);
  const found = await searchCategories(
    { treeReference, search: { search: { expression: name } } },
    { client },
  );
  assert(found.categories.some(({ id }) => id === categoryId));
  const { count } = await countCategories({ treeReference }, { client });
  assert(Number(count) >= found.categories.length);
  const { items: entries } = await listItemsInCategory(categoryId, { treeReference: tree }, { client });
  const [item] = entries;
  assert(item);
  const { allCategoryIds } = await listCategoriesForItem({ item, treeReference: tree }, { client });
  assert(allCategoryIds.includes(categoryId), 'the product leads back');
  const { brands } = await queryBrands({}, { client });
  const { ribbons } = await queryRibbons({}, { client });
  assert(brands.length > 0 && ribbons.length > 0);
};
