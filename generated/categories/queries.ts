// Generated from spec/categories.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { readHook, suspenseHook } from '../../src/react/call-hooks.ts';
import { type ReadSettings, pagesOf, queryOf } from '../../src/react/call-options.ts';
import {
  getCategory,
  getCategoryBySlug,
  queryCategories,
  searchCategories,
  countCategories,
  listItemsInCategory,
  listCategoriesForItem,
  listTrees,
} from './operations.ts';
import type {
  CountCategoriesRequest,
  GetCategoryBySlugParams,
  GetCategoryParams,
  ListCategoriesForItemParams,
  ListItemsInCategoryParams,
  QueryCategoriesRequest,
  SearchCategoriesRequest,
} from './types.ts';

/**
 * Get a category.
 *
 * Options of React Query for {@link getCategory}. Who may call: visitor, member, owner, app.
 */
export const getCategoryQuery = (
  categoryId: string,
  params: GetCategoryParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['categories', 'getCategory', categoryId, params],
    (options) => getCategory(categoryId, params, options),
    settings,
  );

/**
 * Get a category: `useQuery` with {@link getCategoryQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCategory = /*#__PURE__*/ readHook(getCategoryQuery);

/**
 * Get a category: `useSuspenseQuery` with {@link getCategoryQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCategorySuspense = /*#__PURE__*/ suspenseHook(getCategoryQuery);

/**
 * Get a category by its slug.
 *
 * Options of React Query for {@link getCategoryBySlug}. Who may call: visitor, member, owner, app.
 */
export const getCategoryBySlugQuery = (
  slug: string,
  params: GetCategoryBySlugParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['categories', 'getCategoryBySlug', slug, params],
    (options) => getCategoryBySlug(slug, params, options),
    settings,
  );

/**
 * Get a category by its slug: `useQuery` with {@link getCategoryBySlugQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCategoryBySlug = /*#__PURE__*/ readHook(getCategoryBySlugQuery);

/**
 * Get a category by its slug: `useSuspenseQuery` with {@link getCategoryBySlugQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCategoryBySlugSuspense = /*#__PURE__*/ suspenseHook(getCategoryBySlugQuery);

/**
 * Query categories.
 *
 * Options of React Query for {@link queryCategories}. Who may call: visitor, member, owner, app.
 */
export const queryCategoriesQuery = (
  queryCategoriesRequest: QueryCategoriesRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['categories', 'queryCategories', queryCategoriesRequest],
    (options) => queryCategories(queryCategoriesRequest, options),
    settings,
  );

/**
 * Query categories.
 *
 * Options of React Query for all pages of {@link queryCategories}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryCategoriesPages = (
  first: QueryCategoriesRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'cursor',
    ['categories', 'queryCategories'],
    first,
    (page, options) => queryCategories(page, options),
    settings,
  );

/**
 * Query categories: `useQuery` with {@link queryCategoriesQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryCategories = /*#__PURE__*/ readHook(queryCategoriesQuery);

/**
 * Query categories: `useSuspenseQuery` with {@link queryCategoriesQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryCategoriesSuspense = /*#__PURE__*/ suspenseHook(queryCategoriesQuery);

/**
 * Search categories.
 *
 * Options of React Query for {@link searchCategories}. Who may call: visitor, member, owner, app.
 */
export const searchCategoriesQuery = (
  searchCategoriesRequest: SearchCategoriesRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['categories', 'searchCategories', searchCategoriesRequest],
    (options) => searchCategories(searchCategoriesRequest, options),
    settings,
  );

/**
 * Search categories.
 *
 * Options of React Query for all pages of {@link searchCategories}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const searchCategoriesPages = (
  first: SearchCategoriesRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'search',
    ['categories', 'searchCategories'],
    first,
    (page, options) => searchCategories(page, options),
    settings,
  );

/**
 * Search categories: `useQuery` with {@link searchCategoriesQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useSearchCategories = /*#__PURE__*/ readHook(searchCategoriesQuery);

/**
 * Search categories: `useSuspenseQuery` with {@link searchCategoriesQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useSearchCategoriesSuspense = /*#__PURE__*/ suspenseHook(searchCategoriesQuery);

/**
 * Count categories.
 *
 * Options of React Query for {@link countCategories}. Who may call: visitor, member, owner, app.
 */
export const countCategoriesQuery = (
  countCategoriesRequest: CountCategoriesRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['categories', 'countCategories', countCategoriesRequest],
    (options) => countCategories(countCategoriesRequest, options),
    settings,
  );

/**
 * Count categories: `useQuery` with {@link countCategoriesQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useCountCategories = /*#__PURE__*/ readHook(countCategoriesQuery);

/**
 * Count categories: `useSuspenseQuery` with {@link countCategoriesQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useCountCategoriesSuspense = /*#__PURE__*/ suspenseHook(countCategoriesQuery);

/**
 * List the items of a category.
 *
 * Options of React Query for {@link listItemsInCategory}. Who may call: visitor, member, owner, app.
 */
export const listItemsInCategoryQuery = (
  categoryId: string,
  params: ListItemsInCategoryParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['categories', 'listItemsInCategory', categoryId, params],
    (options) => listItemsInCategory(categoryId, params, options),
    settings,
  );

/**
 * List the items of a category: `useQuery` with {@link listItemsInCategoryQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useListItemsInCategory = /*#__PURE__*/ readHook(listItemsInCategoryQuery);

/**
 * List the items of a category: `useSuspenseQuery` with {@link listItemsInCategoryQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useListItemsInCategorySuspense = /*#__PURE__*/ suspenseHook(listItemsInCategoryQuery);

/**
 * List the categories of an item.
 *
 * Options of React Query for {@link listCategoriesForItem}. Who may call: visitor, member, owner, app.
 */
export const listCategoriesForItemQuery = (
  params: ListCategoriesForItemParams,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['categories', 'listCategoriesForItem', params],
    (options) => listCategoriesForItem(params, options),
    settings,
  );

/**
 * List the categories of an item: `useQuery` with {@link listCategoriesForItemQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useListCategoriesForItem = /*#__PURE__*/ readHook(listCategoriesForItemQuery);

/**
 * List the categories of an item: `useSuspenseQuery` with {@link listCategoriesForItemQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useListCategoriesForItemSuspense = /*#__PURE__*/ suspenseHook(listCategoriesForItemQuery);

/**
 * List the trees.
 *
 * Options of React Query for {@link listTrees}. Who may call: visitor, member, owner, app.
 */
export const listTreesQuery = (settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>) =>
  queryOf(['categories', 'listTrees'], (options) => listTrees(options), settings);

/**
 * List the trees: `useQuery` with {@link listTreesQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useListTrees = /*#__PURE__*/ readHook(listTreesQuery);

/**
 * List the trees: `useSuspenseQuery` with {@link listTreesQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useListTreesSuspense = /*#__PURE__*/ suspenseHook(listTreesQuery);
