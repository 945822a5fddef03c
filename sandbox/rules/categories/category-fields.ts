import type { World } from '../../engine/context.ts';
import type { Comparable, FieldLookup, QueryField } from '../../engine/query.ts';
import { STORE_TREE, type Category } from '../catalog/tree.ts';

const fields = new Map<string, QueryField<Category>>([
  ['id', { read: ({ record }) => record.id }],
  ['slug', { read: ({ record }) => record.slug }],
  ['visible', { read: ({ record }) => record.visible }],
  ['treeReference.appNamespace', { read: () => STORE_TREE.appNamespace }],
  ['treeReference.treeKey', { read: () => STORE_TREE.treeKey }],
  ['name', { read: ({ record }) => record.name, sortable: true }],
  ['createdDate', { read: ({ record }) => record.createdDate ?? null, sortable: true }],
  ['updatedDate', { read: ({ record }) => record.updatedDate ?? null, sortable: true }],
  ['managingAppId', { read: ({ managingAppId }) => managingAppId ?? null, sortable: true }],
  ['parentCategory.id', { read: ({ parent }) => parent?.record.id ?? null, sortable: true }],
  ['parentCategory.index', { read: ({ index }) => index, sortable: true }],
]);

/** The fields of a category that a query or a search may name. By `visible` only if the site allows it (R408). */
export const categoryField =
  ({ state }: World): FieldLookup<Category> =>
  (name) =>
    name === 'visible' && !state.settings.filterCategoriesByVisible ? undefined : fields.get(name);

/** The texts of a category in which a search looks. */
export const categoryTexts = new Map<string, (category: Category) => Comparable>([
  ['name', ({ record }) => record.name],
  ['description', ({ record }) => record.description],
]);
