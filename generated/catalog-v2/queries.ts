// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { readHook, suspenseHook } from '../../src/react/call-hooks.ts';
import { type ReadSettings, pagesOf, queryOf } from '../../src/react/call-options.ts';
import { getCollection, getCollectionBySlug, queryCollections } from './operations.ts';
import type { QueryCollectionsRequest } from './types.ts';

/**
 * Get a collection.
 *
 * Options of React Query for {@link getCollection}. Who may call: visitor, member, owner, app.
 */
export const getCollectionQuery = (
  id: string,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) => queryOf(['catalog-v2', 'getCollection', id], (options) => getCollection(id, options), settings);

/**
 * Get a collection: `useQuery` with {@link getCollectionQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCollection = /*#__PURE__*/ readHook(getCollectionQuery);

/**
 * Get a collection: `useSuspenseQuery` with {@link getCollectionQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCollectionSuspense = /*#__PURE__*/ suspenseHook(getCollectionQuery);

/**
 * Get a collection by its slug.
 *
 * Options of React Query for {@link getCollectionBySlug}. Who may call: visitor, member, owner, app.
 */
export const getCollectionBySlugQuery = (
  slug: string,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v2', 'getCollectionBySlug', slug],
    (options) => getCollectionBySlug(slug, options),
    settings,
  );

/**
 * Get a collection by its slug: `useQuery` with {@link getCollectionBySlugQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCollectionBySlug = /*#__PURE__*/ readHook(getCollectionBySlugQuery);

/**
 * Get a collection by its slug: `useSuspenseQuery` with {@link getCollectionBySlugQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCollectionBySlugSuspense = /*#__PURE__*/ suspenseHook(getCollectionBySlugQuery);

/**
 * Query collections.
 *
 * Options of React Query for {@link queryCollections}. Who may call: visitor, member, owner, app.
 */
export const queryCollectionsQuery = (
  queryCollectionsRequest: QueryCollectionsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['catalog-v2', 'queryCollections', queryCollectionsRequest],
    (options) => queryCollections(queryCollectionsRequest, options),
    settings,
  );

/**
 * Query collections.
 *
 * Options of React Query for all pages of {@link queryCollections}, from the page of the `first` request on. Who may call: visitor, member, owner, app.
 */
export const queryCollectionsPages = (
  first: QueryCollectionsRequest,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'query',
    ['catalog-v2', 'queryCollections'],
    first,
    (page, options) => queryCollections(page, options),
    settings,
  );

/**
 * Query collections: `useQuery` with {@link queryCollectionsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryCollections = /*#__PURE__*/ readHook(queryCollectionsQuery);

/**
 * Query collections: `useSuspenseQuery` with {@link queryCollectionsQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useQueryCollectionsSuspense = /*#__PURE__*/ suspenseHook(queryCollectionsQuery);
