import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { hosts } from './hosts.ts';
import { call, facts, host } from './testing/fakes.ts';

test('a service that another host serves is called there, all other services at the host of the client', async () => {
  const { seen, fetch } = host(Response.json({}));
  const site = createClient({
    fetch,
    host: 'https://shop.test',
    prefixes: hosts({ backend: 'https://api.test/base/' }),
  });
  await call(site, 'read', {}, { url: '/things', facts: facts('read', { service: 'backend' }) });
  await call(
    site,
    'read',
    {},
    { url: '/v1/x', facts: facts('read', { service: 'oauth2', prefixes: ['', ''] }) },
  );
  expect(seen.map(({ url }) => url)).toEqual(['https://api.test/base/things', 'https://shop.test/v1/x']);
});

test.each(['api.test', 'https://me:secret@api.test', 'ftp://api.test'])(
  'the address %s is rejected before any call',
  (address) => {
    expect(() => hosts({ backend: address })).toThrow(
      expect.objectContaining({ name: 'ValidationError', code: 'invalid-host' }),
    );
  },
);
