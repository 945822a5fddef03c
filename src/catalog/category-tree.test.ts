import { expect, test } from 'vitest';
import type { CatalogCategory } from './model.ts';
import { categoryTree, type CategoryNode } from './category-tree.ts';

const category = (id: string, parentId?: string) => ({ id, parentId }) as CatalogCategory;
const idsOf = (nodes: readonly CategoryNode[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, idsOf(children)] : id));

test.each([
  ['a category below itself', [category('a'), category('a', 'a')], ['a']],
  ['a circle below a category', [category('a'), category('b', 'a'), category('a', 'b')], [['a', ['b']]]],
  ['a circle without a top', [category('a', 'b'), category('b', 'a'), category('c')], ['c']],
])('%s does not make an endless tree', (_, categories, tree) => {
  expect(idsOf(categoryTree(categories))).toEqual(tree);
});
