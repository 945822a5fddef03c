import { afterEach, describe, expect, test, vi } from 'vitest';
import { tabAttempts } from '../sign-in/attempts.ts';
import { startSignIn } from '../sign-in/hosted.ts';
import { silentSignIn } from '../sign-in/silent.ts';
import { passwordSignIn } from '../sign-in/password.ts';
import { createSignIn } from '../sign-in/flow/create-sign-in.ts';
import { parseCallback } from '../sign-in/callback.ts';
import { BACK, stage, tabArea } from '../sign-in/testing/stage.ts';
import { requestCookies } from '../session/storage/request-cookies.ts';
import { verifyingKeys } from '../webhooks/keys.ts';
import { createSigner } from '../webhooks/signer.ts';
import { createClient } from './client.ts';
import { deviceClock } from './time/clock.ts';
import { call, failureOf, platform, tokens } from './testing/fakes.ts';

afterEach(() => void vi.unstubAllGlobals());

const lacks = (api: string) => ({
  name: 'ValidationError',
  code: 'missing-web-api',
  message: expect.stringContaining(`no ${api}.`),
});
/** The globals without these members. */
const without = {
  'crypto.subtle': () =>
    vi.stubGlobal('crypto', { getRandomValues: (array: Uint8Array) => array, subtle: undefined }),
  'crypto.getRandomValues': () => vi.stubGlobal('crypto', undefined),
};

describe.each(['crypto.subtle', 'crypto.getRandomValues'] as const)('a runtime without %s', (api) => {
  const attempts = tabAttempts(tabArea());
  test.each<[string, (site: ReturnType<typeof stage>['site']) => Promise<unknown>]>([
    ['startSignIn()', (site) => startSignIn(site, { redirectUri: BACK, attempts })],
    ['silentSignIn()', (site) => silentSignIn(site)],
  ])('%s sends nothing, and its error names the API and what to do', async (_, flow) => {
    vi.stubGlobal('document', {});
    const { site, calls, tokenRequests } = stage();
    without[api]();
    const error = await failureOf(flow(site));
    expect(error).toMatchObject(lacks(api));
    expect(`${String(error)}`).toMatch(/https|polyfill/);
    expect([calls, tokenRequests]).toEqual([[], []]);
  });

  test('an accepted password stays accepted, and no redirect session is made', async () => {
    vi.stubGlobal('document', {});
    const { site, calls } = platform([tokens(1)], [Response.json({ state: 'SUCCESS', sessionToken: 'S' })]);
    const flow = passwordSignIn(site);
    await flow.login({ email: 'ada@example.org', password: 'secret' });
    without[api]();
    expect(await failureOf(flow.complete())).toMatchObject(lacks(api));
    expect([calls.length, flow.getSnapshot().loginState]).toEqual([1, 'SUCCESS']);
  });

  test('a screen shows the failed state with the same error', async () => {
    vi.stubGlobal('document', {});
    const { site } = stage();
    without[api]();
    const machine = createSignIn(site, { redirectUri: BACK, attempts });
    const state = machine.getSnapshot();
    expect(state.status === 'idle' && (await state.signInAtPage())).toMatchObject({
      status: 'failed',
      error: lacks(api),
    });
    machine.dispose();
  });
});

test('a server without crypto.subtle says so when it renews the cookie of a request', async () => {
  const cookie = '__Host-vitrine-shop%40https%3A%2F%2Fshop.test=visitor~1~AT~RT';
  const cookies = requestCookies(new Request('https://shop.test/', { headers: { cookie } }));
  const { site, tokenRequests } = platform([tokens(1)], [Response.json({})], cookies);
  without['crypto.subtle']();
  expect(await failureOf(call(site))).toMatchObject(lacks('crypto.subtle'));
  expect(tokenRequests).toEqual([]);
});

test('a receiver of notifications without crypto.subtle does not blame its key', async () => {
  const { publicKey } = await createSigner();
  const keys = verifyingKeys(publicKey);
  without['crypto.subtle']();
  expect(await failureOf(keys())).toMatchObject(lacks('crypto.subtle'));
});

test('a browser without URL.canParse is named before a client sends anything', async () => {
  class OldUrl extends URL {}
  Object.defineProperty(OldUrl, 'canParse', { value: undefined });
  vi.stubGlobal('URL', OldUrl);
  const make = async () => createClient();
  expect(await failureOf(make())).toMatchObject(lacks('URL.canParse'));
  expect(() => parseCallback(`${BACK}#code=C&state=S`)).toThrow(
    expect.objectContaining(lacks('URL.canParse')),
  );
});

test('a reservation and the clock of the device need no events of a window: React Native has none', () => {
  vi.stubGlobal('window', {});
  expect(() => deviceClock.onWake(() => {})()).not.toThrow();
});
