// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { GraphqlResponse } from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getGraphqlResponseMock = (
  overrideResponse: Partial<Extract<GraphqlResponse, object>> = {},
): GraphqlResponse => ({
  data: faker.helpers.arrayElement([null]),
  errors: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    message: faker.string.alpha({ length: { min: 10, max: 20 } }),
    locations: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      line: faker.number.int({ min: 1, max: 9999 }),
      column: faker.number.int({ min: 1, max: 9999 }),
    })),
    path: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.int({ min: 0, max: 9999 }),
      ]),
    ),
    extensions: {},
  })),
  ...overrideResponse,
});
