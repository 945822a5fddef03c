import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, failureOf, platform, tokens } from '../core/testing/fakes.ts';
import { cookieStorage } from '../session/storage/cookie-storage.ts';
import { webStorage } from '../session/storage/web-storage.ts';
import { tabAttempts } from './attempts.ts';
import { createSignIn } from './flow/create-sign-in.ts';
import { completeSignIn, startSignIn } from './hosted.ts';
import { passwordSignIn } from './password.ts';
import { silentSignIn } from './silent.ts';
import { BACK, CODE, stage, tabArea } from './testing/stage.ts';

// Node 25 and later and Deno have the storages of a browser, one for the whole process.

class FakeStorage {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}
const shared = { sessionStorage: new FakeStorage(), localStorage: new FakeStorage() };

beforeEach(() => {
  for (const area of Object.values(shared)) area.kept.clear();
  for (const [name, value] of Object.entries({ ...shared, Storage: FakeStorage })) vi.stubGlobal(name, value);
});
afterEach(() => void vi.unstubAllGlobals());

const area = () => shared.sessionStorage as unknown as Storage;
const refusal = {
  name: 'ValidationError',
  code: 'missing-attempts',
  message: expect.stringContaining('`attempts`'),
};

describe('on a server with sessionStorage, without `attempts`,', () => {
  test('no visitor completes the sign-in of another', async () => {
    const { site: mallory, calls } = stage();
    expect(await failureOf(startSignIn(mallory, { redirectUri: BACK }))).toMatchObject(refusal);
    expect([calls, shared.sessionStorage.kept.size]).toEqual([[], 0]);
    // An attempt that an earlier version left there.
    const attempts = tabAttempts(tabArea());
    const { site: ada, state } = stage();
    await startSignIn(ada, { redirectUri: BACK, attempts });
    shared.sessionStorage.setItem('vitrine:sign-in', JSON.stringify(await attempts.take(state())));
    const victim = stage();
    const address = `${BACK}#code=${CODE}&state=${state()}`;
    expect(await failureOf(completeSignIn(victim.site, address))).toMatchObject(refusal);
    expect([victim.grants, victim.role()]).toEqual([[], 'none']);
  });

  test.each<[string, (site: ReturnType<typeof stage>['site']) => Promise<unknown>]>([
    ['startSignIn()', (site) => startSignIn(site, { redirectUri: BACK })],
    [
      'startSignIn() with tabAttempts()',
      (site) => startSignIn(site, { redirectUri: BACK, attempts: tabAttempts() }),
    ],
    [
      'startSignIn() with tabAttempts(sessionStorage)',
      (site) => startSignIn(site, { redirectUri: BACK, attempts: tabAttempts(area()) }),
    ],
    ['completeSignIn()', (site) => completeSignIn(site, `${BACK}#code=${CODE}&state=state-1`)],
    [
      'completeSignIn() with tabAttempts()',
      (site) => completeSignIn(site, `${BACK}#code=${CODE}&state=state-1`, { attempts: tabAttempts() }),
    ],
  ])('%s refuses before anything is sent, and names the option', async (_, flow) => {
    const { site, calls, tokenRequests } = stage();
    expect(await failureOf(flow(site))).toMatchObject(refusal);
    expect([calls, tokenRequests, shared.sessionStorage.kept.size]).toEqual([[], [], 0]);
  });

  test('the state of createSignIn() says what is missing', async () => {
    const { site, calls } = stage();
    const machine = createSignIn(site, { redirectUri: BACK });
    for (const outcome of [
      () => machine.getSnapshot().status === 'idle' && machine.finish(`${BACK}#code=${CODE}&state=state-1`),
      () => {
        const state = machine.getSnapshot();
        return 'signInAtPage' in state && state.signInAtPage();
      },
    ])
      expect(await outcome()).toMatchObject({ status: 'failed', error: refusal });
    expect(calls).toEqual([]);
    machine.dispose();
  });

  test('a silent sign-in refuses before a redirect session is made', async () => {
    const { site, calls } = stage();
    expect(await failureOf(silentSignIn(site))).toMatchObject({ name: 'AuthError', code: 'silent-blocked' });
    expect(calls).toEqual([]);
  });

  test('a sign-in with its own `attempts` works', async () => {
    const { site, state, role } = stage();
    const attempts = tabAttempts(tabArea());
    await startSignIn(site, { redirectUri: BACK, attempts });
    await completeSignIn(site, `${BACK}#code=${CODE}&state=${state()}`, { attempts });
    expect([role(), shared.sessionStorage.kept.size]).toEqual(['member', 0]);
  });

  test('an accepted password is not lost', async () => {
    const { site } = platform([tokens(1)], [Response.json({ state: 'SUCCESS', sessionToken: 'S' })]);
    const flow = passwordSignIn(site);
    await flow.login({ email: 'ada@example.org', password: 'secret' });
    await failureOf(flow.complete());
    expect(flow.getSnapshot()).toMatchObject({ loginState: 'SUCCESS' });
  });
});

describe('the tokens of a member', () => {
  test.each([
    ['webStorage()', () => webStorage()],
    [
      'webStorage({ area: localStorage })',
      () => webStorage({ area: shared.localStorage as unknown as Storage }),
    ],
    ['cookieStorage()', () => cookieStorage()],
  ])(
    'are not given to the next visitor of a server by %s: calls refuse, and nothing is sent',
    async (name, storage) => {
      const { site, tokenRequests, calls } = platform([tokens(1)], [Response.json({})], storage());
      const refused = {
        name: 'ValidationError',
        code: 'storage-outside-page',
        message: expect.stringMatching(new RegExp(`^${name.slice(0, name.indexOf('('))}.*requestCookies`)),
      };
      expect(await failureOf(call(site))).toMatchObject(refused);
      const member = {
        accessToken: { value: 'AT', expiresAt: 4_000_000_000 },
        refreshToken: { value: 'RT', role: 'member' },
      } as const;
      expect(await failureOf(site.session.setTokens(member))).toMatchObject(refused);
      const attempts = tabAttempts(tabArea());
      const { state, site: helper } = stage();
      await startSignIn(helper, { redirectUri: BACK, attempts });
      const address = `${BACK}#code=${CODE}&state=${state()}`;
      expect(await failureOf(completeSignIn(site, address, { attempts }))).toMatchObject(refused);
      expect([tokenRequests, calls, shared.localStorage.kept.size]).toEqual([[], [], 0]);
      // The attempt is not spent.
      expect(await attempts.take(state())).toBeDefined();
      expect([await site.session.signOut(), site.session.getSnapshot().role]).toEqual([undefined, 'none']);
      site.session.dispose();
    },
  );

  test('are kept by storages of your own', async () => {
    const { site } = platform([tokens(1)], [Response.json({})], webStorage({ area: tabArea() }));
    await call(site);
    expect(site.session.getSnapshot().role).toBe('visitor');
  });
});
