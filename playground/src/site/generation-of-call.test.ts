import { expect, test } from 'vitest';
import { generationOf } from './generation-of-call.ts';

test.each([
  ['catalog-v1', 'queryProducts', 'V1'],
  ['catalog-v3', 'searchProducts', 'V3'],
  ['carts', 'getCurrentCart', 'V1'],
  ['carts-v2', 'getCurrentCartV2', 'V2'],
  ['ticketing', 'createReservation', 'V1'],
  ['ticketing', 'checkout', undefined],
  ['redirect-session', 'createRedirectSession', undefined],
])('a call of %s, %s, was answered by %s', (service, operation, version) => {
  expect(generationOf({ service, operation })).toBe(version);
});
