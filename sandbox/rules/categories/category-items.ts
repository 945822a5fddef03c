import type {
  ItemReference,
  ListCategoriesForItemParams,
  ListItemsInCategoryParams,
} from '../../../generated/categories/types.ts';
import type { CallContext, Rule } from '../../engine/context.ts';
import { readCursor, writeCursor } from '../../engine/cursors.ts';
import { STORE_APP_ID } from '../../engine/settings.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import { visibleProducts } from '../catalog/catalog.ts';
import { categoriesIn, categoryNotFound } from './categories.ts';
import { categoriesOf, itemsInOrder } from '../catalog/categories-of.ts';
import { ancestorsOf, isIn, type Category } from '../catalog/tree.ts';

/** The maximum number of items on a page; a higher limit of a call is ignored (R409). */
const LONGEST_PAGE = 100;

/** The products of a category that the caller may see, with those of its subcategories on request. */
const itemsOf = (
  call: CallContext,
  tree: ReadonlyMap<string, Category>,
  category: Category,
  { includeItemsFromSubcategories = false, useCategoryArrangement = false }: ListItemsInCategoryParams,
) => {
  const within = [...tree.values()].filter(
    (one) => one === category || (includeItemsFromSubcategories && ancestorsOf(one).includes(category)),
  );
  const items = visibleProducts(call, call.caller).filter((product) =>
    within.some(({ record }) => isIn(call.state, product, record.id)),
  );
  return itemsInOrder(items, category, useCategoryArrangement);
};

/** listItemsInCategory (R409); also those of a hidden category (R404). */
export const listItemsInCategory: Rule = (call) => {
  const query = call.query as unknown as ListItemsInCategoryParams;
  const { treeReference, cursorPaging = {} } = query;
  const { categoryId = '' } = call.params;
  const tree = categoriesIn(call, treeReference);
  const category = tree.get(categoryId);
  if (!category) throw categoryNotFound({ categoryId });
  const items = itemsOf(call, tree, category, query);
  const { cursor } = cursorPaging;
  const offset = cursor ? readCursor(cursor, 'cursorPaging.cursor').offset : 0;
  const limit = Math.min(cursorPaging.limit ?? LONGEST_PAGE, LONGEST_PAGE);
  const page = items.slice(offset, offset + limit);
  return {
    items: page.map(({ id }): ItemReference => ({ catalogItemId: id, appId: STORE_APP_ID })),
    pagingMetadata: {
      count: page.length,
      cursors: {
        ...(limit > 0 && offset + limit < items.length && { next: writeCursor({ offset: offset + limit }) }),
        ...(offset > 0 && { prev: writeCursor({ offset: Math.max(0, offset - limit) }) }),
      },
    },
  };
};

/** listCategoriesForItem (R413): none for an item that the store does not have. */
export const listCategoriesForItem: Rule = (call) => {
  const { item, treeReference } = call.query as unknown as ListCategoriesForItemParams;
  const tree = categoriesIn(call, treeReference);
  const product = call.state.settings.storeAppIds.includes(item.appId)
    ? lookUp(call.state.products, 'id', item.catalogItemId)
    : undefined;
  if (tree.size === 0 || !product) return { directCategoryIds: [], allCategoryIds: [] };
  const { direct, all } = categoriesOf(call)(product);
  return { directCategoryIds: direct.map(({ id }) => id), allCategoryIds: all.map(({ id }) => id) };
};
