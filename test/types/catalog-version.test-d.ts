import { getCatalogVersion } from '../../generated/catalog-version/index.ts';
import { catalogVersionService, openApiClient } from '../../generated/catalog-version/openapi.ts';
import { useGetCatalogVersion } from '../../generated/catalog-version/queries.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Reads of the catalog's version that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const openApi = openApiClient(client, catalogVersionService);

type Version = 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED' | Undeclared;

export const answers = async (): Promise<void> => {
  exactly<Version>()((await getCatalogVersion({ client })).catalogVersion);
  // @ts-expect-error The call has no parameters.
  void getCatalogVersion({ site: 'a' }, { client });
  const { data } = await openApi.GET('/v3/provision/version');
  exactly<Version | undefined>()(data?.catalogVersion);
  // @ts-expect-error A call cannot set the version.
  await openApi.POST('/v3/provision/version');
};

export const useVersion = (): void => {
  exactly<Version | undefined>()(useGetCatalogVersion().data?.catalogVersion);
};
