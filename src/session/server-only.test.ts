import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../core/client.ts';
import { call, failureOf, host, tokens } from '../core/testing/fakes.ts';
import { apiKey } from './api-key.ts';
import { app } from './app.ts';
import { oauth } from './oauth.ts';

afterEach(() => void vi.unstubAllGlobals());

const inAPage = () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {});
};
const secrets = { key: 'SECRET', appId: 'a', appSecret: 'SECRET', instanceId: 'i' };

describe.each([
  ['apiKey', apiKey],
  ['app', app],
])('%s()', (name, identity) => {
  test('throws in a page; the message says where to call from, and does not contain the secret', async () => {
    inAPage();
    const error = await failureOf((async () => identity(secrets))());
    expect(error).toMatchObject({ name: 'ValidationError', code: 'secret-in-browser' });
    expect(String(error)).toMatch(new RegExp(`${name}\\(\\) holds a secret.*on a server`));
    expect(String(error)).not.toContain('SECRET');
  });

  test('works in a page with `dangerouslyAllowBrowser: true`', () => {
    inAPage();
    expect(() => identity({ ...secrets, dangerouslyAllowBrowser: true })).not.toThrow();
    expect(() => identity({ ...secrets, dangerouslyAllowBrowser: false })).toThrow(/secret/);
  });

  test.each(['window', 'document'])(
    'works if only a %s is defined, as in a worker or on a server',
    (global) => {
      vi.stubGlobal(global, {});
      expect(() => identity(secrets)).not.toThrow();
    },
  );
});

test('clients of an owner and of a visitor on one host send only their own headers', async () => {
  const { seen, fetch } = host(() => tokens(1));
  const owner = createClient({ fetch, auth: apiKey({ key: 'owner-key', siteId: 'site' }) });
  const visitor = createClient({ fetch, auth: oauth({ clientId: 'shop' }) });
  await call(visitor);
  await call(owner);
  await call(visitor);
  expect(seen.map(({ headers }) => headers['authorization'])).toEqual([undefined, 'AT1', 'owner-key', 'AT1']);
  expect(seen.map(({ headers }) => headers['wix-site-id'])).toEqual([
    undefined,
    undefined,
    'site',
    undefined,
  ]);
});
