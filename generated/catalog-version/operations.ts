// Generated from spec/catalog-version.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type { GetCatalogVersionResponse } from './types.ts';

/**
 * Get the version of the catalog.
 *
 * Returns the catalog version of the site's store, or STORES_NOT_INSTALLED if the site has no store. It has no parameters and no errors of its own. That visitors and members may call this is assumed: the platform's documentation names apps only. If a host rejects a visitor with 403, call the configured catalog, and change to the other one after a 428.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getCatalogVersion = (
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<GetCatalogVersionResponse> =>
  request(
    {
      method: 'GET',
      facts: {
        repeat: 'read',
        id: 'getCatalogVersion',
        service: 'catalog-version',
        public: true,
        prefixes: ['/stores', '/_api/stores'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: '/v3/provision/version',
    },
    options,
  );
