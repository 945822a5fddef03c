import { expect, test } from 'vitest';
import { createClient } from '../core/client.ts';
import { isValidationError } from '../core/errors/index.ts';
import { call, failureOf, host } from '../core/testing/fakes.ts';
import { apiKey, type ApiKeyOptions } from './api-key.ts';

const owner = (options: ApiKeyOptions) => {
  const shop = host();
  const site = createClient({ auth: apiKey(options), host: 'https://shop.test', fetch: shop.fetch });
  return { site, seen: shop.seen };
};

test('the key is sent unchanged, with the ids of site and account', async () => {
  const { site, seen } = owner({ key: 'KEY', siteId: 'site', accountId: 'account' });
  await call(site, 'read', {}, { facts: { id: 'x', service: 'carts', repeat: 'read', identity: ['owner'] } });
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'KEY',
    'wix-site-id': 'site',
    'wix-account-id': 'account',
  });
});

test('a function is called for the key at each call', async () => {
  let n = 0;
  const { site, seen } = owner({ key: () => Promise.resolve(`KEY${++n}`) });
  await call(site);
  await call(site);
  expect(seen.map(({ headers }) => headers['authorization'])).toEqual(['KEY1', 'KEY2']);
  expect(seen[0]?.headers).not.toHaveProperty('wix-site-id');
});

test('without a key nothing is sent, and the error says how to get a key', async () => {
  for (const key of [' ', '', undefined, null, 7])
    expect(() => apiKey({ key: key as string })).toThrow(/^apiKey\(\) needs a key/);
  const { site, seen } = owner({ key: () => '' });
  const error = await failureOf(call(site));
  expect(isValidationError(error) && error.code).toBe('missing-api-key');
  expect(seen).toEqual([]);
});

test('a key that cannot be a header value is rejected before a request, without the key in the message', async () => {
  for (const key of ['IST.abc…', 'two words', 'two\nlines', 'ключ']) {
    const { site, seen } = owner({ key: () => key });
    const error = await failureOf(call(site));
    expect(error).toMatchObject({ name: 'ValidationError', code: 'invalid-api-key', attempts: 0 });
    expect(JSON.stringify(error)).not.toContain(key.slice(0, 3));
    expect(() => apiKey({ key })).toThrow('copy the whole key again');
    expect(seen).toEqual([]);
  }
});

test('a line break at the end of the key, as from a file, is allowed', async () => {
  const { site, seen } = owner({ key: 'KEY\n' });
  await call(site);
  expect(seen).toHaveLength(1);
});
