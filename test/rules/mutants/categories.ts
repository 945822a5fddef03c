import type { Mutant } from '../mutant.ts';

const categories = 'sandbox/rules/categories/categories.ts';
const items = 'sandbox/rules/categories/category-items.ts';
const tree = 'sandbox/rules/catalog/tree.ts';
const test = 'sandbox/rules/categories/categories.test.ts';
const itemsTest = 'sandbox/rules/categories/category-items.test.ts';

/** Mutants that turn off the rules of categories. */
export const mutants: readonly Mutant[] = [
  {
    rule: 'R306',
    off: 'a site with the earlier catalog has categories',
    file: categories,
    find: "catalogVersion === 'V1' && categoriesOnV1 === 'none') return false;",
    replace: "catalogVersion === 'V1' && categoriesOnV1 === 'none') return true;",
    test,
  },
  {
    rule: 'R400',
    off: 'every tree has the categories of the store',
    file: categories,
    find: 'appNamespace === STORE_TREE.appNamespace && treeKey === STORE_TREE.treeKey',
    replace: "appNamespace !== '' && treeKey !== ''",
    test,
  },
  {
    rule: 'R404',
    off: 'lists have hidden categories',
    file: categories,
    find: 'record.visible || returnNonVisibleCategories)',
    replace: "record.slug !== '' || returnNonVisibleCategories)",
    test,
  },
  {
    rule: 'R405',
    off: 'hidden products are counted',
    file: 'sandbox/rules/catalog/product-view.ts',
    find: 'if (visible) for (const id of collectionIds)',
    replace: 'if (visible !== null) for (const id of collectionIds)',
    test,
  },
  {
    rule: 'R407',
    off: 'an empty filter of a visitor is accepted',
    file: categories,
    find: 'Object.keys(filter).length === 0 &&',
    replace: 'Object.keys(filter).length < 0 &&',
    test,
  },
  {
    rule: 'R408',
    off: 'the site cannot refuse a filter by visibility',
    file: 'sandbox/rules/categories/category-fields.ts',
    find: "name === 'visible' && !state",
    replace: "name === '-' && !state",
    test,
  },
  {
    rule: 'R409',
    off: 'a page has as many items as the call requests',
    file: items,
    find: 'Math.min(cursorPaging.limit ?? LONGEST_PAGE, LONGEST_PAGE)',
    replace: 'cursorPaging.limit ?? LONGEST_PAGE',
    test: itemsTest,
  },
  {
    rule: 'R409',
    off: 'the arrangement of the owner is ignored',
    file: 'sandbox/rules/catalog/categories-of.ts',
    find: 'if (!byArrangement || arranged.length === 0) return newest;',
    replace: 'if (!byArrangement || arranged.length >= 0) return newest;',
    test: itemsTest,
  },
  {
    rule: 'R409',
    off: 'the oldest category comes first',
    file: categories,
    find: '    .toReversed()\n',
    replace: '',
    test,
  },
  {
    rule: 'R411',
    off: 'the category of all products has no products',
    file: tree,
    find: 'id === allProductsId(state) || product',
    replace: 'product',
    test,
  },
  {
    rule: 'R412',
    off: 'a change does not raise the revision of the tree',
    file: tree,
    find: '(state.categoryRevision ?? 1) + 1',
    replace: 'state.categoryRevision ?? 1',
    test,
  },
  {
    rule: 'R413',
    off: 'the categories above are left out',
    file: 'sandbox/rules/catalog/categories-of.ts',
    find: '[category, ...ancestorsOf(category).toReversed()]',
    replace: '[category]',
    test: itemsTest,
  },
  {
    rule: 'R414',
    off: 'every slug finds a category',
    file: categories,
    find: 'record.slug === slug);',
    replace: 'record.slug !== `-${slug}`);',
    test,
  },
];
