import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { platformPrefixes } from './platform-prefixes.ts';
import { call, facts, host } from './testing/fakes.ts';
import type { PrefixOverrides } from './prefix.ts';
import type { ServiceName } from './types.ts';

const prefixes = ['/on-api', '/elsewhere'];

/** Address at which a client with this host calls a service. */
const target = async (service: ServiceName, address?: string, given?: PrefixOverrides) => {
  const { seen, fetch } = host(Response.json({}));
  const site = createClient({ fetch, host: address, prefixes: given });
  await call(site, 'read', {}, { url: '/v1/x', facts: facts('read', { service, prefixes }) });
  return seen[0]?.url;
};

describe('the prefix of a call is', () => {
  test.each([
    [undefined, 'https://www.wixapis.com/on-api/v1/x'],
    ['https://edge.wixapis.com', 'https://edge.wixapis.com/on-api/v1/x'],
    ['http://localhost:4010', 'http://localhost:4010/elsewhere/v1/x'],
  ])('at %s: %s', async (address, url) => {
    expect(await target('carts', address)).toBe(url);
  });

  test('empty if the description has none', async () => {
    const { seen, fetch } = host(Response.json({}));
    await call(createClient({ fetch }), 'read', {}, { url: '/v1/x', facts: facts('read', { prefixes: [] }) });
    expect(seen[0]?.url).toBe('https://www.wixapis.com/v1/x');
  });

  test('the option of the client, also if it is empty', async () => {
    expect(await target('carts', 'https://shop.test', { carts: '/mine' })).toBe(
      'https://shop.test/mine/v1/x',
    );
    expect(await target('carts', 'https://shop.test', { carts: '' })).toBe('https://shop.test/v1/x');
    expect(await target('oauth2', 'https://shop.test', { carts: '/mine' })).toBe(
      'https://shop.test/elsewhere/v1/x',
    );
  });

  test("part of the address that the client's function makes from the path", async () => {
    const carts = (path: string) => `https://proxy.test${path.startsWith('/v1') ? '/old' : '/new'}${path}`;
    expect(await target('carts', 'https://shop.test', { carts })).toBe('https://proxy.test/old/v1/x');
  });

  test.each([
    ['https://manage.wix.com', '/ecom'],
    ['https://payments.base44.com', '/ecom'],
    ['https://www.wix.com', '/_api/ecom-cart'],
    ['https://someone.wix.com', '/_api/ecom-cart'],
  ])('that of platformPrefixes for a page of the platform: %s', async (address, prefix) => {
    expect(await target('carts', address, platformPrefixes(address))).toBe(`${address}${prefix}/v1/x`);
  });
});

test('platformPrefixes has prefixes for the editor, and none for hosts outside the platform', () => {
  expect(platformPrefixes('https://editor.wix.com')['catalog-v1']).toBe('/_api/catalog-read-proxy');
  expect(platformPrefixes('https://create.editorx.com')['catalog-v1']).toBe('/_api/catalog-read-proxy');
  expect(platformPrefixes('https://shop.test')).toEqual({});
  expect(platformPrefixes('https://wix.com.evil.test')).toEqual({});
});

test('platformPrefixes has the address of a service whose paths have different prefixes', () => {
  const address = platformPrefixes('https://www.wix.com')['catalog-v3'];
  const addressOf = typeof address === 'function' ? address : () => undefined;
  expect(addressOf('/v3/brands/query')).toBe('https://www.wix.com/_api/brand/v3/brands/query');
  expect(addressOf('/v3/products/p-1')).toMatch(
    /^https:\/\/www\.wix\.com\/_api\/(?!brand)[\w-]+\/v3\/products\/p-1$/,
  );
  expect(platformPrefixes('https://manage.wix.com')['carts']).toBe('/ecom');
});

test('platformPrefixes rejects an invalid host as createClient does', () => {
  for (const address of ['shop', '', 'ftp://editor.wix.com', 'https://me:secret@editor.wix.com'])
    expect(() => platformPrefixes(address)).toThrow(
      expect.objectContaining({ name: 'ValidationError', code: 'invalid-host' }),
    );
});

describe('the host', () => {
  test.each(['https://shop.test', 'https://shop.test/', 'https://shop.test//'])(
    '%s loses its trailing slashes',
    async (address) => {
      expect(await target('oauth2', address)).toBe('https://shop.test/elsewhere/v1/x');
    },
  );

  test('may have a path', async () => {
    expect(await target('oauth2', 'https://shop.test/proxy/')).toBe('https://shop.test/proxy/elsewhere/v1/x');
  });

  test.each([
    'shop.test',
    '//shop.test',
    'localhost:4010',
    'ftp://shop.test',
    'https://',
    'https://shop.test?x=1',
    'https://shop.test#x',
    'https://user:secret@shop.test',
    'https://shop.test:99999',
    'not an address',
    '',
  ])('%j is rejected with an example of a valid host', (address) => {
    expect(() => createClient({ host: address })).toThrow(/host must be like/);
  });

  test.each(['https://user:SECRET@shop.test', 'https://user:SEC/RE\nT@shop.test', 'user:SECRET@shop.test'])(
    '%j is not repeated in the error, because it may contain a password',
    (address) => {
      expect(() => createClient({ host: address })).toThrow(/^(?!.*(SEC|user:))/s);
    },
  );
});
