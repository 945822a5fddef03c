// Generated from spec/categories.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import {
  readHook,
  suspenseHook,
  typedHook,
  typedSuspenseHook,
  type CallError,
  type DefinedHookArgs,
  type DefinedUseQueryResult,
  type HookArgs,
  type SuspenseHookArgs,
  type UseQueryResult,
  type UseSuspenseQueryResult,
} from '../../src/react/call-hooks.ts';
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
  GetCategoryBySlugErrorCode,
  GetCategoryErrorCode,
  QueryCategoriesErrorCode,
  SearchCategoriesErrorCode,
} from './facts.ts';
import type {
  GetCategoryBySlugResponseWith,
  GetCategoryResponseWith,
  QueryCategoriesResponseWith,
  SearchCategoriesResponseWith,
} from './projections.ts';
import type {
  CategoryField,
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
export const getCategoryQuery = <const Field extends CategoryField = never>(
  categoryId: string,
  params: GetCategoryParams & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['categories', 'getCategory', categoryId, params],
    (options) => getCategory<Field>(categoryId, params, options),
    settings,
  );

/**
 * Get a category: `useQuery` with {@link getCategoryQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCategory = /*#__PURE__*/ typedHook<UseGetCategory>(getCategoryQuery);

/**
 * Get a category: `useSuspenseQuery` with {@link getCategoryQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCategorySuspense =
  /*#__PURE__*/ typedSuspenseHook<UseGetCategorySuspense>(getCategoryQuery);

/**
 * Type of {@link useGetCategory}.
 */
export interface UseGetCategory {
  <const Field extends CategoryField = never, Shown = GetCategoryResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [categoryId: string, params: GetCategoryParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      GetCategoryResponseWith<Field>,
      CallError<GetCategoryErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<GetCategoryErrorCode>>;
  <const Field extends CategoryField = never, Shown = GetCategoryResponseWith<Field>>(
    ...args: HookArgs<
      [categoryId: string, params: GetCategoryParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      GetCategoryResponseWith<Field>,
      CallError<GetCategoryErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<GetCategoryErrorCode>>;
}

/**
 * Type of {@link useGetCategorySuspense}.
 */
export interface UseGetCategorySuspense {
  <const Field extends CategoryField = never, Shown = GetCategoryResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [categoryId: string, params: GetCategoryParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      GetCategoryResponseWith<Field>,
      CallError<GetCategoryErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<GetCategoryErrorCode>>;
}

/**
 * Get a category by its slug.
 *
 * Options of React Query for {@link getCategoryBySlug}. Who may call: visitor, member, owner, app.
 */
export const getCategoryBySlugQuery = <const Field extends CategoryField = never>(
  slug: string,
  params: GetCategoryBySlugParams & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['categories', 'getCategoryBySlug', slug, params],
    (options) => getCategoryBySlug<Field>(slug, params, options),
    settings,
  );

/**
 * Get a category by its slug: `useQuery` with {@link getCategoryBySlugQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCategoryBySlug = /*#__PURE__*/ typedHook<UseGetCategoryBySlug>(getCategoryBySlugQuery);

/**
 * Get a category by its slug: `useSuspenseQuery` with {@link getCategoryBySlugQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCategoryBySlugSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseGetCategoryBySlugSuspense>(getCategoryBySlugQuery);

/**
 * Type of {@link useGetCategoryBySlug}.
 */
export interface UseGetCategoryBySlug {
  <const Field extends CategoryField = never, Shown = GetCategoryBySlugResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [slug: string, params: GetCategoryBySlugParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      GetCategoryBySlugResponseWith<Field>,
      CallError<GetCategoryBySlugErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<GetCategoryBySlugErrorCode>>;
  <const Field extends CategoryField = never, Shown = GetCategoryBySlugResponseWith<Field>>(
    ...args: HookArgs<
      [slug: string, params: GetCategoryBySlugParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      GetCategoryBySlugResponseWith<Field>,
      CallError<GetCategoryBySlugErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<GetCategoryBySlugErrorCode>>;
}

/**
 * Type of {@link useGetCategoryBySlugSuspense}.
 */
export interface UseGetCategoryBySlugSuspense {
  <const Field extends CategoryField = never, Shown = GetCategoryBySlugResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [slug: string, params: GetCategoryBySlugParams & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      GetCategoryBySlugResponseWith<Field>,
      CallError<GetCategoryBySlugErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<GetCategoryBySlugErrorCode>>;
}

/**
 * Query categories.
 *
 * Options of React Query for {@link queryCategories}. Who may call: visitor, member, owner, app.
 */
export const queryCategoriesQuery = <const Field extends CategoryField = never>(
  queryCategoriesRequest: QueryCategoriesRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['categories', 'queryCategories', queryCategoriesRequest],
    (options) => queryCategories<Field>(queryCategoriesRequest, options),
    settings,
  );

/**
 * Query categories.
 *
 * Options of React Query for all pages of {@link queryCategories}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryCategoriesPages = <const Field extends CategoryField = never>(
  first: QueryCategoriesRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'cursor',
    ['categories', 'queryCategories'],
    first,
    (page, options) => queryCategories<Field>(page, options),
    settings,
  );

/**
 * Query categories: `useQuery` with {@link queryCategoriesQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryCategories = /*#__PURE__*/ typedHook<UseQueryCategories>(queryCategoriesQuery);

/**
 * Query categories: `useSuspenseQuery` with {@link queryCategoriesQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryCategoriesSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseQueryCategoriesSuspense>(queryCategoriesQuery);

/**
 * Type of {@link useQueryCategories}.
 */
export interface UseQueryCategories {
  <const Field extends CategoryField = never, Shown = QueryCategoriesResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [queryCategoriesRequest: QueryCategoriesRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryCategoriesResponseWith<Field>,
      CallError<QueryCategoriesErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<QueryCategoriesErrorCode>>;
  <const Field extends CategoryField = never, Shown = QueryCategoriesResponseWith<Field>>(
    ...args: HookArgs<
      [queryCategoriesRequest: QueryCategoriesRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryCategoriesResponseWith<Field>,
      CallError<QueryCategoriesErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<QueryCategoriesErrorCode>>;
}

/**
 * Type of {@link useQueryCategoriesSuspense}.
 */
export interface UseQueryCategoriesSuspense {
  <const Field extends CategoryField = never, Shown = QueryCategoriesResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [queryCategoriesRequest: QueryCategoriesRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      QueryCategoriesResponseWith<Field>,
      CallError<QueryCategoriesErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<QueryCategoriesErrorCode>>;
}

/**
 * Search categories.
 *
 * Options of React Query for {@link searchCategories}. Who may call: visitor, member, owner, app.
 */
export const searchCategoriesQuery = <const Field extends CategoryField = never>(
  searchCategoriesRequest: SearchCategoriesRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['categories', 'searchCategories', searchCategoriesRequest],
    (options) => searchCategories<Field>(searchCategoriesRequest, options),
    settings,
  );

/**
 * Search categories.
 *
 * Options of React Query for all pages of {@link searchCategories}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const searchCategoriesPages = <const Field extends CategoryField = never>(
  first: SearchCategoriesRequest & { readonly fields?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'search',
    ['categories', 'searchCategories'],
    first,
    (page, options) => searchCategories<Field>(page, options),
    settings,
  );

/**
 * Search categories: `useQuery` with {@link searchCategoriesQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useSearchCategories = /*#__PURE__*/ typedHook<UseSearchCategories>(searchCategoriesQuery);

/**
 * Search categories: `useSuspenseQuery` with {@link searchCategoriesQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useSearchCategoriesSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseSearchCategoriesSuspense>(searchCategoriesQuery);

/**
 * Type of {@link useSearchCategories}.
 */
export interface UseSearchCategories {
  <const Field extends CategoryField = never, Shown = SearchCategoriesResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [searchCategoriesRequest: SearchCategoriesRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      SearchCategoriesResponseWith<Field>,
      CallError<SearchCategoriesErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<SearchCategoriesErrorCode>>;
  <const Field extends CategoryField = never, Shown = SearchCategoriesResponseWith<Field>>(
    ...args: HookArgs<
      [searchCategoriesRequest: SearchCategoriesRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      SearchCategoriesResponseWith<Field>,
      CallError<SearchCategoriesErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<SearchCategoriesErrorCode>>;
}

/**
 * Type of {@link useSearchCategoriesSuspense}.
 */
export interface UseSearchCategoriesSuspense {
  <const Field extends CategoryField = never, Shown = SearchCategoriesResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [searchCategoriesRequest: SearchCategoriesRequest & { readonly fields?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
      SearchCategoriesResponseWith<Field>,
      CallError<SearchCategoriesErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<SearchCategoriesErrorCode>>;
}

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
 * List the items of a category.
 *
 * Options of React Query for all pages of {@link listItemsInCategory}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const listItemsInCategoryPages = (
  categoryId: string,
  first: ListItemsInCategoryParams & { cursorPaging: object },
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'cursorPaging',
    ['categories', 'listItemsInCategory', categoryId],
    first,
    (page, options) => listItemsInCategory(categoryId, page, options),
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
