import type { World } from '../../engine/context.ts';
import { idFrom } from '../../engine/ids.ts';
import { STORE_APP_ID } from '../../engine/settings.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import { productCounts } from './product-view.ts';
import type { CollectionRecord, ProductRecord, SandboxState } from '../../records/state.ts';

/** The tree of the store's categories. It has no key. */
export const STORE_TREE = { appNamespace: '@wix/stores', treeKey: null };

/** A category with its place in the tree. */
export interface Category {
  readonly record: CollectionRecord;
  readonly parent: Category | undefined;
  /** The position among the categories with the same parent. */
  readonly index: number;
  /** The only app whose calls may change the items. */
  readonly managingAppId?: string;
}

/** The id of the category that has all products (R411). */
export const allProductsId = ({ seed }: SandboxState): string => idFrom(`${seed}:category:all-products`);

/** The category that the store itself keeps: it has every product, and no call changes it (R411). */
const allProducts = (state: SandboxState): CollectionRecord => ({
  id: allProductsId(state),
  slug: 'all-products',
  name: 'All Products',
  description: '',
  visible: true,
});

/** The categories of the store with their places, the oldest first; the category of all products is the last at the top. */
export const categoryTree = (state: SandboxState): ReadonlyMap<string, Category> => {
  const { collections } = state;
  const parentOf = (record: CollectionRecord): CollectionRecord | undefined =>
    record.parentId === undefined ? undefined : lookUp(collections, 'id', record.parentId);
  const siblings = new Map<string | undefined, CollectionRecord[]>();
  for (const record of collections) {
    const above = parentOf(record)?.id;
    siblings.set(above, [...(siblings.get(above) ?? []), record]);
  }
  const placeOf = ({ place = collections.length }: CollectionRecord) => place;
  const indexes = new Map(
    [...siblings.values()].flatMap((list) =>
      list
        .toSorted((left, right) => placeOf(left) - placeOf(right))
        .map(({ id }, index): [string, number] => [id, index]),
    ),
  );
  const tree = new Map<string, Category>();
  const add = (record: CollectionRecord): Category => {
    const known = tree.get(record.id);
    if (known) return known;
    const above = parentOf(record);
    const category = { record, parent: above && add(above), index: indexes.get(record.id) ?? 0 };
    tree.set(record.id, category);
    return category;
  };
  for (const record of collections) add(record);
  const record = allProducts(state);
  const index = siblings.get(undefined)?.length ?? 0;
  return tree.set(record.id, { record, parent: undefined, index, managingAppId: STORE_APP_ID });
};

/** Raises the revision that all categories share (R412). */
export const raiseRevision = ({ state }: World): void => {
  state.categoryRevision = (state.categoryRevision ?? 1) + 1;
};

/** The categories above a category, from the root downwards. */
export const ancestorsOf = ({ parent }: Category): Category[] =>
  parent ? [...ancestorsOf(parent), parent] : [];

/** Whether a product was added to a category itself. Every product is in the category of all products (R411). */
export const isIn = (state: SandboxState, product: ProductRecord, id: string): boolean =>
  id === allProductsId(state) || product.collectionIds.includes(id);

/** The number of visible products of each category itself, by its id (R405). */
export const itemCounts = (world: World): ReadonlyMap<string, number> =>
  new Map([
    ...productCounts(world),
    [allProductsId(world.state), world.state.products.filter(({ visible }) => visible).length],
  ]);
