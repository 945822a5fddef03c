// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { CreateRedirectSessionResponse } from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getCreateRedirectSessionResponseMock = (
  overrideResponse: Partial<Extract<CreateRedirectSessionResponse, object>> = {},
): CreateRedirectSessionResponse => ({
  redirectSession: {
    id: faker.string.uuid(),
    fullUrl: faker.internet.url(),
    urlDetails: {
      endpoint: faker.internet.url(),
      searchParams: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    sessionToken: faker.internet.password(),
    shortUrl: faker.string.alpha({ length: { min: 10, max: 40 } }),
  },
  ...overrideResponse,
});
