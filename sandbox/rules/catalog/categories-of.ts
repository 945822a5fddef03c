import type { World } from '../../engine/context.ts';
import type { ProductRecord } from '../../records/state.ts';
import { ancestorsOf, categoryTree, isIn, type Category } from './tree.ts';

/** A category of a product, with the position of the product among the items of the category. */
export interface CategoryPlace {
  readonly id: string;
  readonly index: number;
}

/** The categories of a product (R413). */
export interface ProductCategories {
  /** The categories to which the product was added. */
  readonly direct: readonly CategoryPlace[];
  /** The same with all categories above, each once. */
  readonly all: readonly CategoryPlace[];
  /** The category of the breadcrumbs: the main one, otherwise the first to which it was added. */
  readonly mainCategoryId: string | undefined;
  /** The way from the root to this category, which is the last. */
  readonly way: readonly Category[];
}

/** Sorts the items of a category: the newest first, or the arranged ones first, in their order (R409). */
export const itemsInOrder = (
  products: readonly ProductRecord[],
  { record: { arranged = [] } }: Category,
  byArrangement: boolean,
): ProductRecord[] => {
  const newest = products
    .toReversed()
    .toSorted((left, right) => Date.parse(right.createdDate) - Date.parse(left.createdDate));
  if (!byArrangement || arranged.length === 0) return newest;
  const places = new Map(arranged.map((id, place) => [id, place]));
  const placeOf = ({ id }: ProductRecord) => places.get(id) ?? places.size;
  return newest.toSorted((left, right) => placeOf(left) - placeOf(right));
};

/**
 * Finds the categories of products (R413). The returned function reads the tree once, for all products of an answer.
 */
export const categoriesOf = ({ state }: World): ((product: ProductRecord) => ProductCategories) => {
  const tree = categoryTree(state);
  const orders = new Map<string, ReadonlyMap<string, number>>();
  /** The positions of the items of a category and of its subcategories, by the id of the product. */
  const orderOf = (category: Category): ReadonlyMap<string, number> => {
    const { id } = category.record;
    const known = orders.get(id);
    if (known) return known;
    const within = [...tree.values()].filter(
      (one) => one === category || ancestorsOf(one).includes(category),
    );
    const items = state.products.filter((product) =>
      within.some(({ record }) => isIn(state, product, record.id)),
    );
    const order = new Map(itemsInOrder(items, category, true).map((product, index) => [product.id, index]));
    orders.set(id, order);
    return order;
  };
  return (product) => {
    const placeIn = (category: Category): CategoryPlace => ({
      id: category.record.id,
      index: orderOf(category).get(product.id) ?? 0,
    });
    const direct = [...tree.values()].filter(({ record }) => isIn(state, product, record.id));
    const all = new Set(direct.flatMap((category) => [category, ...ancestorsOf(category).toReversed()]));
    const first = product.mainCategoryId ?? product.collectionIds[0];
    const main = first === undefined ? undefined : tree.get(first);
    return {
      direct: direct.map(placeIn),
      all: [...all].map(placeIn),
      mainCategoryId: main?.record.id,
      way: main ? [...ancestorsOf(main), main] : [],
    };
  };
};
