import type {
  CategoryField,
  CountCategoriesRequest,
  QueryCategoriesRequest,
  SearchCategoriesRequest,
  TreeReference,
} from '../../../generated/categories/types.ts';
import { isElevated, type CallContext, type Rule } from '../../engine/context.ts';
import { runCursorQuery } from '../../engine/cursor-pages.ts';
import { runSearch } from '../../engine/cursor-search.ts';
import { applicationError } from '../../engine/errors.ts';
import { filterTest } from '../../engine/query.ts';
import { textTest, type SearchDetails } from '../../engine/text-search.ts';
import { checkStoreV3 } from '../catalog/v3/version.ts';
import { categoryField, categoryTexts } from './category-fields.ts';
import { categoryTree, STORE_TREE, type Category } from '../catalog/tree.ts';
import { categoryViews } from './view.ts';

/**
 * Whether the site has the tree of the store's categories. Throws 428 without the store's app and while the newer
 * catalog is being set up. A site with the earlier catalog has no tree, or refuses the call, too (R306).
 */
const hasTree = (call: CallContext): boolean => {
  const { storesAppInstalled, catalogVersion, categoriesOnV1 } = call.state.settings;
  if (storesAppInstalled && catalogVersion === 'V1' && categoriesOnV1 === 'none') return false;
  checkStoreV3(call);
  return true;
};

/** The categories of the named tree by id (R400). No other app of the site has a tree. */
export const categoriesIn = (
  call: CallContext,
  { appNamespace, treeKey = null }: TreeReference,
): ReadonlyMap<string, Category> =>
  hasTree(call) && appNamespace === STORE_TREE.appNamespace && treeKey === STORE_TREE.treeKey
    ? categoryTree(call.state)
    : new Map();

/** The refusal of a call for a category that the tree does not have. */
export const categoryNotFound = (data: Record<string, unknown>) =>
  applicationError(404, 'CATEGORY_NOT_FOUND', 'Category not found', data);

interface SingleQuery {
  treeReference: TreeReference;
  fields?: CategoryField[];
}

/** getCategory: also a hidden one (R404). */
export const getCategory: Rule = (call) => {
  const { treeReference, fields } = call.query as unknown as SingleQuery;
  const { categoryId = '' } = call.params;
  const category = categoriesIn(call, treeReference).get(categoryId);
  if (!category) throw categoryNotFound({ categoryId });
  return { category: categoryViews(call, fields)(category) };
};

/** getCategoryBySlug: also a hidden one (R404, R414). */
export const getCategoryBySlug: Rule = (call) => {
  const { treeReference, fields } = call.query as unknown as SingleQuery;
  const { slug = '' } = call.params;
  const category = [...categoriesIn(call, treeReference).values()].find(({ record }) => record.slug === slug);
  if (!category) throw categoryNotFound({ slug });
  return { category: categoryViews(call, fields)(category) };
};

interface ListRequest {
  treeReference: TreeReference;
  returnNonVisibleCategories?: boolean;
}

/** The categories of a list: the newest first, All Products last, hidden ones only on request (R404). */
const listed = (
  call: CallContext,
  { treeReference, returnNonVisibleCategories = false }: ListRequest,
): Category[] => {
  const ageOf = ({ managingAppId, record: { createdDate = '' } }: Category) =>
    managingAppId ? '' : `at ${createdDate}`;
  const byAge = (left: Category, right: Category) =>
    Number(ageOf(left) < ageOf(right)) - Number(ageOf(left) > ageOf(right));
  return [...categoriesIn(call, treeReference).values()]
    .filter(({ record }) => record.visible || returnNonVisibleCategories)
    .toReversed()
    .toSorted(byAge);
};

/** Refuses an empty filter object of a visitor or member (R407). */
const checkFilter = ({ caller }: CallContext, filter: object | undefined): void => {
  if (filter && Object.keys(filter).length === 0 && !isElevated(caller))
    throw applicationError(400, 'INVALID_FILTER', 'Invalid filter');
};

/** queryCategories (R407 to R409). */
export const queryCategories: Rule = (call) => {
  const request = call.body as QueryCategoriesRequest;
  const { query = {}, fields } = request;
  checkFilter(call, query.filter);
  const { page, pagingMetadata } = runCursorQuery(listed(call, request), query, {
    name: 'query',
    fields: categoryField(call),
  });
  return { categories: page.map(categoryViews(call, fields)), pagingMetadata };
};

/** searchCategories (R404, R409). */
export const searchCategories: Rule = (call) => {
  const request = call.body as SearchCategoriesRequest;
  const { search, fields } = request;
  const { page, rest } = runSearch(listed(call, request), search, {
    fields: categoryField(call),
    texts: categoryTexts,
  });
  return { categories: page.map(categoryViews(call, fields)), ...rest };
};

/** countCategories (R404). */
export const countCategories: Rule = (call) => {
  const request = call.body as CountCategoriesRequest;
  const matches = filterTest(request.filter, categoryField(call), 'filter');
  const hasText = request.search ? textTest(request.search as SearchDetails, categoryTexts) : () => true;
  return { count: listed(call, request).filter((category) => matches(category) && hasText(category)).length };
};

/** listTrees: the tree of the store, if the site has it. */
export const listTrees: Rule = (call) => {
  const { storesAppInstalled, catalogVersion } = call.state.settings;
  return { trees: storesAppInstalled && catalogVersion === 'V3' ? [STORE_TREE] : [] };
};
