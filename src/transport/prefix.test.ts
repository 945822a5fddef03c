import { describe, expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { platformPrefixes } from './platform-prefixes.ts';
import { call, facts, host } from './testing/fakes.ts';
import type { ServiceName } from './types.ts';

/** Where a client with this host sends a call of a service. */
const target = async (
  service: ServiceName,
  address?: string,
  prefixes?: Partial<Record<ServiceName, string>>,
) => {
  const { seen, fetch } = host(Response.json({}));
  const site = createClient({ fetch, host: address, prefixes });
  await call(site, 'read', {}, { url: '/v1/x', facts: facts('read', { service }) });
  return seen[0]?.url;
};

describe('the prefix of a service is', () => {
  test.each([
    ['carts', undefined, 'https://www.wixapis.com/ecom/v1/x'],
    ['carts', 'https://edge.wixapis.com', 'https://edge.wixapis.com/ecom/v1/x'],
    ['carts', 'http://localhost:4010', 'http://localhost:4010/_api/ecom-cart/v1/x'],
    ['catalog-v1', 'http://localhost:4010', 'http://localhost:4010/_api/catalog-reader-server/v1/x'],
    ['catalog-v2', 'http://localhost:4010', 'http://localhost:4010/stores-reader/v1/x'],
    ['redirect-session', undefined, 'https://www.wixapis.com/_api/redirects-api/v1/x'],
    ['redirect-session', 'http://localhost:4010', 'http://localhost:4010/headless/v1/x'],
    ['oauth2', undefined, 'https://www.wixapis.com/v1/x'],
  ] as const)('%s at %s: %s', async (service, address, url) => {
    expect(await target(service, address)).toBe(url);
  });

  test('what the client was told, also nothing', async () => {
    expect(await target('carts', 'https://shop.test', { carts: '/mine' })).toBe(
      'https://shop.test/mine/v1/x',
    );
    expect(await target('carts', 'https://shop.test', { carts: '' })).toBe('https://shop.test/v1/x');
    expect(await target('oauth2', 'https://shop.test', { carts: '/mine' })).toBe('https://shop.test/v1/x');
  });

  test.each([
    ['https://manage.wix.com', '/ecom'],
    ['https://payments.base44.com', '/ecom'],
    ['https://www.wix.com', '/_api/ecom-cart'],
    ['https://someone.wix.com', '/_api/ecom-cart'],
  ])('the one for pages of the platform: %s', async (address, prefix) => {
    expect(await target('carts', address, platformPrefixes(address))).toBe(`${address}${prefix}/v1/x`);
  });
});

test('the editor has prefixes of its own, and hosts outside the platform have none', () => {
  expect(platformPrefixes('https://editor.wix.com')['catalog-v1']).toBe('/_api/catalog-read-proxy');
  expect(platformPrefixes('https://create.editorx.com')['catalog-v1']).toBe('/_api/catalog-read-proxy');
  expect(platformPrefixes('https://shop.test')).toEqual({});
  expect(platformPrefixes('https://wix.com.evil.test')).toEqual({});
});

describe('the host', () => {
  test.each(['https://shop.test', 'https://shop.test/', 'https://shop.test//'])(
    '%s has no slash too many',
    async (address) => {
      expect(await target('oauth2', address)).toBe('https://shop.test/v1/x');
    },
  );

  test('may have a path of its own', async () => {
    expect(await target('oauth2', 'https://shop.test/proxy/')).toBe('https://shop.test/proxy/v1/x');
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
  ])('%j is refused with what to write instead', (address) => {
    expect(() => createClient({ host: address })).toThrow(/must be an address such as/);
  });

  test.each([
    ['shop.test', '"shop.test" has no http(s)'],
    ['https://shop.test:99999', '"https://shop.test:99999" has no http(s) or a bad port'],
    ['https://shop.test?x=1', '"https://shop.test?x=1" has ?'],
    ['https://user:SECRET@shop.test', '"https://shop.test" has'],
    ['https://user:SEC/RE\nT@shop.test', '"https://shop.test" has'],
    ['user:SECRET@shop.test', '"shop.test" has @'],
    [`shop${'x'.repeat(200)}`, `"shop${'x'.repeat(96)}" has`],
  ])('%j is repeated with its flaw, but neither endlessly nor with user info', (address, said) => {
    expect(() => createClient({ host: address })).toThrow(said);
    expect(() => createClient({ host: address })).not.toThrow(/SEC/);
  });
});
