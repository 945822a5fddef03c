import { announce } from '../../engine/announce.ts';
import { newId, type World } from '../../engine/context.ts';
import { STORE_APP_ID } from '../../engine/settings.ts';
import type { CollectionRecord, ProductRecord } from '../../records/state.ts';
import { ancestorsOf, categoryTree, raiseRevision, STORE_TREE, type Category } from '../catalog/tree.ts';
import { freeSlug } from '../catalog/write/product-fields.ts';
import { categoryViews } from './view.ts';

/** The number of levels of the tree: a way from the root has five categories above the last one (R401). */
const LEVELS = 6;

/** The number of items of a category that the owner can arrange (R410). */
const MOST_ARRANGED = 100;

/** A change of the tree that is refused, with the code of the platform. */
export class TreeError extends Error {
  override readonly name = 'TreeError';
}

/** The category of a record. Throws for one that is not in the tree. */
const placed = ({ state }: World, { id, slug }: CollectionRecord): Category => {
  const category = categoryTree(state).get(id);
  if (!category) throw new TreeError(`The tree has no category ${slug}.`);
  return category;
};

const below = ({ state }: World, category: Category): Category[] =>
  [...categoryTree(state).values()].filter((one) =>
    ancestorsOf(one).some(({ record }) => record.id === category.record.id),
  );

const entityOf = (world: World, record: CollectionRecord) => ({
  entityId: record.id,
  entity: categoryViews(world)(placed(world, record)),
});

const checkDepth = (world: World, parent: CollectionRecord | undefined, levels: number): void => {
  const above = parent ? ancestorsOf(placed(world, parent)).length + 1 : 0;
  if (above + levels > LEVELS)
    throw new TreeError(`CATEGORY_DEPTH_LIMIT_EXCEEDED: the tree has at most ${LEVELS} levels.`);
};

const touch = (world: World, record: CollectionRecord): void => {
  record.updatedDate = world.clock.iso();
  raiseRevision(world);
};

/** Makes a category, at the top or under a parent (R401), and announces it (R564). */
export const createCategory = (world: World, name: string, parent?: CollectionRecord): CollectionRecord => {
  const { state, clock } = world;
  checkDepth(world, parent, 1);
  const record: CollectionRecord = {
    id: newId(world, 'collection'),
    slug: freeSlug(state.collections, name),
    name,
    description: '',
    visible: parent?.visible ?? true,
    ...(parent && { parentId: parent.id }),
    createdDate: clock.iso(),
    updatedDate: clock.iso(),
  };
  state.collections.push(record);
  raiseRevision(world);
  const { entityId, entity } = entityOf(world, record);
  announce(world, 'wix.categories.v1.category_created', { entityId, createdEvent: { entity } });
  return record;
};

const announceUpdate = (
  world: World,
  record: CollectionRecord,
  modifiedFields: Record<string, unknown>,
): void => {
  touch(world, record);
  const { entityId, entity: currentEntity } = entityOf(world, record);
  announce(world, 'wix.categories.v1.category_updated', {
    entityId,
    updatedEvent: { currentEntity, modifiedFields },
  });
};

/** Renames a category and announces it (R564). Its slug stays. */
export const renameCategory = (world: World, record: CollectionRecord, name: string): void => {
  const before = record.name;
  record.name = name;
  announceUpdate(world, record, { name: before });
};

/**
 * Shows or hides a category with all categories below it. A category cannot be shown under a hidden parent (R403).
 */
export const showCategory = (world: World, record: CollectionRecord, visible: boolean): void => {
  const category = placed(world, record);
  if (visible && category.parent?.record.visible === false)
    throw new TreeError(`PARENT_CATEGORY_HIDDEN: ${category.parent.record.name} is hidden.`);
  for (const one of [record, ...below(world, category).map((found) => found.record)]) {
    if (one.visible === visible) continue;
    one.visible = visible;
    announceUpdate(world, one, { visible: !visible });
  }
};

/** Moves a category under another category or to the top, as the last there (R402), and announces it (R564). */
export const moveCategory = (world: World, record: CollectionRecord, parent?: CollectionRecord): void => {
  const category = placed(world, record);
  const under = below(world, category);
  if (parent && [category, ...under].some((one) => one.record.id === parent.id))
    throw new TreeError(`TREE_CYCLE_DETECTED: ${parent.name} is below ${record.name}.`);
  const levels =
    1 + Math.max(0, ...under.map((one) => ancestorsOf(one).length - ancestorsOf(category).length));
  checkDepth(world, parent, levels);
  if (parent) record.parentId = parent.id;
  else delete record.parentId;
  delete record.place;
  touch(world, record);
  const { index } = placed(world, record);
  announce(world, 'wix.categories.v1.category_category_moved', {
    entityId: record.id,
    actionEvent: {
      body: {
        categoryId: record.id,
        parentCategory: { ...(parent && { id: parent.id }), index },
        treeReference: STORE_TREE,
      },
    },
  });
};

/** Deletes a category with all categories below it; products stay (R406). */
export const deleteCategory = (world: World, record: CollectionRecord): void => {
  const { state } = world;
  const gone = new Set([record.id, ...below(world, placed(world, record)).map((one) => one.record.id)]);
  state.collections = state.collections.filter(({ id }) => !gone.has(id));
  for (const product of state.products)
    product.collectionIds = product.collectionIds.filter((id) => !gone.has(id));
  raiseRevision(world);
  for (const entityId of gone)
    announce(world, 'wix.categories.v1.category_deleted', { entityId, deletedEvent: {} });
};

const itemOf = ({ id }: ProductRecord) => ({ catalogItemId: id, appId: STORE_APP_ID });

/** Adds a product to a category, unless it is there, and announces it (R564). */
export const addToCategory = (world: World, record: CollectionRecord, product: ProductRecord): void => {
  if (product.collectionIds.includes(record.id)) return;
  product.collectionIds.push(record.id);
  touch(world, record);
  announce(world, 'wix.categories.v1.category_item_added_to_category', {
    entityId: record.id,
    actionEvent: {
      body: { categoryId: record.id, addedItem: itemOf(product), treeReference: STORE_TREE },
    },
  });
};

/** Removes a product from a category, if it is there, and announces it (R564). */
export const removeFromCategory = (world: World, record: CollectionRecord, product: ProductRecord): void => {
  if (!product.collectionIds.includes(record.id)) return;
  product.collectionIds = product.collectionIds.filter((id) => id !== record.id);
  record.arranged = (record.arranged ?? []).filter((id) => id !== product.id);
  touch(world, record);
  announce(world, 'wix.categories.v1.category_item_removed_from_category', {
    entityId: record.id,
    actionEvent: {
      body: { categoryId: record.id, removedItem: itemOf(product), treeReference: STORE_TREE },
    },
  });
};

/** Arranges products of a category, at most 100 (R410), and announces it (R564). */
export const arrangeCategory = (
  world: World,
  record: CollectionRecord,
  products: readonly ProductRecord[],
): void => {
  const foreign = products.find(({ collectionIds }) => !collectionIds.includes(record.id));
  if (foreign) throw new TreeError(`ITEM_NOT_IN_CATEGORY: ${foreign.name} is not in ${record.name}.`);
  if (products.length > MOST_ARRANGED) throw new TreeError(`At most ${MOST_ARRANGED} items are arranged.`);
  record.arranged = products.map(({ id }) => id);
  touch(world, record);
  announce(world, 'wix.categories.v1.category_items_arranged_in_category', {
    entityId: record.id,
    actionEvent: { body: { categoryId: record.id, treeReference: STORE_TREE } },
  });
};
