// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { TokenResponse } from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getCreateTokenResponseMock = (
  overrideResponse: Partial<Extract<TokenResponse, object>> = {},
): TokenResponse => ({
  access_token: faker.internet.password(),
  expires_in: faker.number.int({ min: 0, max: 9999 }),
  refresh_token: faker.internet.password(),
  token_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  scope: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});
