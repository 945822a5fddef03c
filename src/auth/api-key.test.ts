import { expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { isValidationError } from '../errors/index.ts';
import { call, failureOf, host } from '../transport/testing/fakes.ts';
import { apiKey, type ApiKeyOptions } from './api-key.ts';

const owner = (options: ApiKeyOptions) => {
  const shop = host();
  const site = createClient({ auth: apiKey(options), host: 'https://shop.test', fetch: shop.fetch });
  return { site, seen: shop.seen };
};

test('the key goes as it is, with the ids of site and account', async () => {
  const { site, seen } = owner({ key: 'KEY', siteId: 'site', accountId: 'account' });
  await call(site, 'read', {}, { facts: { id: 'x', service: 'carts', repeat: 'read', identity: ['owner'] } });
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'KEY',
    'wix-site-id': 'site',
    'wix-account-id': 'account',
  });
});

test('a function gives the key anew for each call', async () => {
  let n = 0;
  const { site, seen } = owner({ key: () => Promise.resolve(`KEY${++n}`) });
  await call(site);
  await call(site);
  expect(seen.map(({ headers }) => headers['authorization'])).toEqual(['KEY1', 'KEY2']);
  expect(seen[0]?.headers).not.toHaveProperty('wix-site-id');
});

test('without a key nothing is sent, and the error says where keys come from', async () => {
  for (const key of [' ', '', undefined, null, 7])
    expect(() => apiKey({ key: key as string })).toThrow(/^apiKey\(\) needs a key/);
  const { site, seen } = owner({ key: () => '' });
  const error = await failureOf(call(site));
  expect(isValidationError(error) && error.code).toBe('missing-api-key');
  expect(seen).toEqual([]);
});
