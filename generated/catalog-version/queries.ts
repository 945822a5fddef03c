// Generated from spec/catalog-version.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { readHook, suspenseHook } from '../../src/react/call-hooks.ts';
import { type ReadSettings, queryOf } from '../../src/react/call-options.ts';
import { getCatalogVersion } from './operations.ts';

/**
 * Get the version of the catalog.
 *
 * Options of React Query for {@link getCatalogVersion}. Who may call: visitor, member, owner, app.
 */
export const getCatalogVersionQuery = (settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>) =>
  queryOf(['catalog-version', 'getCatalogVersion'], (options) => getCatalogVersion(options), settings);

/**
 * Get the version of the catalog: `useQuery` with {@link getCatalogVersionQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCatalogVersion = /*#__PURE__*/ readHook(getCatalogVersionQuery);

/**
 * Get the version of the catalog: `useSuspenseQuery` with {@link getCatalogVersionQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetCatalogVersionSuspense = /*#__PURE__*/ suspenseHook(getCatalogVersionQuery);
