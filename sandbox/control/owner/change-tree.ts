import { lookUp } from '../../engine/values/lookup.ts';
import type { World } from '../../engine/context.ts';
import type { CollectionRecord, ProductRecord } from '../../records/state.ts';
import {
  addToCategory,
  arrangeCategory,
  createCategory,
  deleteCategory,
  moveCategory,
  removeFromCategory,
  renameCategory,
  showCategory,
  TreeError,
} from '../../rules/categories/change.ts';
import { OwnerError, type CategoryChange } from './types.ts';

/** Changes the tree of categories of a site with the newer catalog (R564). */
export const changeTree = (world: World, change: CategoryChange): CollectionRecord | null => {
  const { state } = world;
  if (state.settings.catalogVersion !== 'V3')
    throw new OwnerError('The site has the earlier catalog: change its collections by their calls.');
  try {
    return apply(world, change);
  } catch (error) {
    throw error instanceof TreeError ? new OwnerError(error.message) : error;
  }
};

const apply = (world: World, change: CategoryChange): CollectionRecord | null => {
  const { state } = world;
  const category = (slug: string): CollectionRecord => {
    const found = lookUp(state.collections, 'slug', slug);
    if (!found) throw new OwnerError(`The tree has no category ${slug}.`);
    return found;
  };
  const product = (slug: string): ProductRecord => {
    const found = lookUp(state.products, 'slug', slug);
    if (!found) throw new OwnerError(`The store has no product ${slug}.`);
    return found;
  };
  const parent = 'under' in change && change.under !== undefined ? category(change.under) : undefined;
  if (change.do === 'create') return createCategory(world, change.name, parent);
  const record = category(change.category);
  switch (change.do) {
    case 'rename':
      renameCategory(world, record, change.name);
      break;
    case 'show':
    case 'hide':
      showCategory(world, record, change.do === 'show');
      break;
    case 'move':
      moveCategory(world, record, parent);
      break;
    case 'delete':
      deleteCategory(world, record);
      return null;
    case 'add':
      addToCategory(world, record, product(change.product));
      break;
    case 'remove':
      removeFromCategory(world, record, product(change.product));
      break;
    case 'arrange':
      arrangeCategory(world, record, change.products.map(product));
  }
  return record;
};
