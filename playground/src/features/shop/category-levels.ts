import type { CatalogCategory } from 'vitrine/state';

/** The categories below one parent; without a parent, those of the first level. */
export interface CategoryLevel {
  readonly parent: CatalogCategory | undefined;
  readonly children: readonly CatalogCategory[];
}

/** A category with those above it, the first level first. */
export const pathTo = (
  categories: readonly CatalogCategory[],
  category: CatalogCategory | undefined,
): readonly CatalogCategory[] => {
  const path: CatalogCategory[] = [];
  let at = category;
  while (at && !path.includes(at)) {
    path.unshift(at);
    const { parentId } = at;
    at = categories.find(({ id }) => id === parentId);
  }
  return path;
};

/** The levels of the tree that the way to the chosen category opens. A flat list of collections has one level. */
export const levelsOf = (
  categories: readonly CatalogCategory[],
  chosen: CatalogCategory | undefined,
): { readonly levels: readonly CategoryLevel[]; readonly path: ReadonlySet<string> } => {
  const path = pathTo(categories, chosen);
  const levels = [undefined, ...path].map((parent) => ({
    parent,
    children: categories.filter(({ parentId }) => parentId === parent?.id),
  }));
  return {
    levels: levels.filter(({ parent, children }) => !parent || children.length > 0),
    path: new Set(path.map(({ id }) => id)),
  };
};
