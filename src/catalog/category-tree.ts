import type { CatalogCategory } from './model.ts';

/** A category with those below it. */
export interface CategoryNode extends CatalogCategory {
  readonly children: readonly CategoryNode[];
}

/**
 * The tree of a list of categories, in the order of the list. Collections of the first catalog make one level. A category
 * that would stand below itself is left out there.
 */
export const categoryTree = (
  categories: readonly CatalogCategory[],
  parentId?: string,
): readonly CategoryNode[] => below(categories, parentId, []);

const below = (
  categories: readonly CatalogCategory[],
  parentId: string | undefined,
  above: readonly string[],
): readonly CategoryNode[] =>
  categories
    .filter(({ id, parentId: own }) => own === parentId && !above.includes(id))
    .map((category) => ({ ...category, children: below(categories, category.id, [...above, category.id]) }));
