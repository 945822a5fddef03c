import type { CatalogCategory } from './model.ts';

/** A category with those below it. */
export interface CategoryNode extends CatalogCategory {
  readonly children: readonly CategoryNode[];
}

/** The tree of a list of categories, in the order of the list. Collections of the first catalog make one level. */
export const categoryTree = (
  categories: readonly CatalogCategory[],
  parentId?: string,
): readonly CategoryNode[] =>
  categories
    .filter((category) => category.parentId === parentId)
    .map((category) => ({ ...category, children: categoryTree(categories, category.id) }));
