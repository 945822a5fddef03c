// Generated from spec/catalog-version.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { GetCatalogVersionResponse } from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getGetCatalogVersionResponseMock = (
  overrideResponse: Partial<Extract<GetCatalogVersionResponse, object>> = {},
): GetCatalogVersionResponse => ({
  catalogVersion: faker.helpers.arrayElement(['V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED'] as const),
  ...overrideResponse,
});
