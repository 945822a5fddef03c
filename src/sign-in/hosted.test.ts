import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/setup/eventually.ts';
import { createClient } from '../core/client.ts';
import { isAuthError, isTimeoutError } from '../core/errors/index.ts';
import { failureOf, tokens } from '../core/testing/fakes.ts';
import { asyncStorage } from '../session/storage/async-storage.ts';
import { compared } from '../session/storage/compared.ts';
import { oauth } from '../session/oauth.ts';
import { member } from '../session/testing/contents.ts';
import { type AttemptStorage, type SignInAttempt, tabAttempts } from './attempts.ts';
import { completeSignIn, startSignIn } from './hosted.ts';
import { BACK, CODE, LOGIN, stage, tabArea } from './testing/stage.ts';

afterEach(() => void vi.useRealTimers());

const begun = async (onCodeGrant?: Parameters<typeof stage>[0]) => {
  const platform = stage(onCodeGrant);
  const area = tabArea();
  const attempts = tabAttempts(area);
  const { url } = await startSignIn(platform.site, { redirectUri: BACK, attempts, returnTo: '/cart' });
  const address = `${BACK}#code=${CODE}&state=${platform.state()}`;
  return { ...platform, area, attempts, url, address };
};

describe('beginning a sign-in', () => {
  test('requests the page with all parameters of PKCE, and does not send the verifier', async () => {
    const { asked, url, area, calls } = await begun();
    expect(url).toBe(`${LOGIN}/authorize?session=1`);
    expect(asked).toEqual([
      {
        auth: {
          authRequest: {
            clientId: 'shop',
            codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
            codeChallengeMethod: 'S256',
            redirectUri: BACK,
            responseMode: 'fragment',
            responseType: 'code',
            scope: 'offline_access',
            state: expect.stringMatching(/^[\w-]{43}$/),
          },
          prompt: 'login',
        },
      },
    ]);
    const [{ codeVerifier }] = JSON.parse(area.kept.get('vitrine:sign-in') ?? '') as [SignInAttempt];
    expect(codeVerifier).toHaveLength(43);
    expect(JSON.stringify(calls)).not.toContain(codeVerifier);
  });

  test.each(['login', 'none', 'consent', 'select_account'] as const)(
    'asks with the prompt %s',
    async (prompt) => {
      const { site, asked } = stage();
      const attempts = tabAttempts(tabArea());
      const more = { responseMode: 'query', idp: 'google', sessionToken: 'S', verifierLength: 128 } as const;
      await startSignIn(site, { redirectUri: BACK, attempts, prompt, ...more });
      expect(asked[0]?.auth).toMatchObject({
        prompt,
        authRequest: { responseMode: 'query', idp: 'google', sessionToken: 'S' },
      });
    },
  );

  test('with a verifier of a wrong length sends no request', async () => {
    const { site, calls } = stage();
    const attempts = tabAttempts(tabArea());
    const error = await failureOf(startSignIn(site, { redirectUri: BACK, attempts, verifierLength: 42 }));
    expect(error).toMatchObject({ message: 'Expected a length between 43 and 128. Received 42.' });
    expect(calls).toEqual([]);
  });

  test('does not send the person away if the tab cannot store the attempt', async () => {
    const { site } = stage();
    const full = { ...tabArea(), setItem: () => expect.unreachable() };
    const error = await failureOf(startSignIn(site, { redirectUri: BACK, attempts: tabAttempts(full) }));
    expect(error).toMatchObject({ name: 'AuthError', code: 'attempt-not-stored' });
    // Some pages have no such storage.
    vi.stubGlobal('document', {});
    vi.stubGlobal('sessionStorage', undefined);
    const missing = await failureOf(startSignIn(site, { redirectUri: BACK }));
    vi.unstubAllGlobals();
    expect(missing).toMatchObject({ code: 'attempt-not-stored' });
  });

  test("continues at the page's address, unless `returnTo` is given", async () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('location', { href: 'https://shop.test/p/7#sizes' });
    const { site, state } = stage();
    const attempts = tabAttempts(tabArea());
    await startSignIn(site, { redirectUri: BACK, attempts });
    vi.unstubAllGlobals();
    expect(await completeSignIn(site, `${BACK}#code=${CODE}&state=${state()}`, { attempts })).toEqual({
      returnTo: 'https://shop.test/p/7#sizes',
    });
  });

  test('can be aborted', async () => {
    const { site } = stage();
    const reason = new Error('gone');
    const signal = AbortSignal.abort(reason);
    const attempts = tabAttempts(tabArea());
    expect(await failureOf(startSignIn(site, { redirectUri: BACK, attempts, signal }))).toBe(reason);
  });
});

describe('P7: a sign-in attempt works once', () => {
  test('a reload and the Back button are refused without a request', async () => {
    const { site, attempts, address, grants, role } = await begun();
    await completeSignIn(site, address, { attempts });
    for (let turn = 0; turn < 3; turn++) {
      const error = await failureOf(completeSignIn(site, address, { attempts }));
      expect(error).toMatchObject({ message: 'Invalid _state', code: 'callback-refused' });
    }
    expect([grants.length, role()]).toEqual([1, 'member']);
  });

  test('two concurrent completions send one token request', async () => {
    const { site, attempts, address, grants } = await begun();
    const both = await Promise.allSettled([1, 2].map(() => completeSignIn(site, address, { attempts })));
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(grants).toHaveLength(1);
  });

  test('the attempt is spent before its code is exchanged, whatever the outcome', async () => {
    let during: string | undefined;
    const { site, attempts, address, area, grants } = await begun(() => {
      during = area.kept.get('vitrine:sign-in');
      return new Response('', { status: 500 });
    });
    const error = await failureOf(completeSignIn(site, address, { attempts }));
    expect(error).toMatchObject({ message: 'Failed to get member tokens', code: 'token-unavailable' });
    expect([during, grants.length]).toEqual([undefined, 1]);
    expect(await failureOf(completeSignIn(site, address, { attempts }))).toMatchObject({
      message: 'Invalid _state',
    });
  });

  test('an error of the login page spends the attempt too', async () => {
    const { site, attempts, state, address, grants } = await begun();
    const no = `${BACK}#error=access_denied&error_description=Not+today&state=${state()}`;
    expect(await failureOf(completeSignIn(site, no, { attempts }))).toMatchObject({
      message: 'access_denied',
      code: 'sign-in-refused',
      description: 'Not today',
    });
    expect(await failureOf(completeSignIn(site, address, { attempts }))).toMatchObject({
      message: 'Invalid _state',
    });
    expect(grants).toEqual([]);
  });

  test('a newer attempt leaves an unfinished one in place', async () => {
    const { site, attempts, address, asked } = await begun();
    await startSignIn(site, { redirectUri: BACK, attempts, returnTo: '/newer' });
    const newer = `${BACK}#error=access_denied&state=${asked[1]?.auth?.authRequest.state}`;
    expect(await failureOf(completeSignIn(site, newer, { attempts }))).toMatchObject({
      code: 'sign-in-refused',
    });
    expect(await completeSignIn(site, address, { attempts })).toEqual({ returnTo: '/cart' });
    expect(site.session.getSnapshot().role).toBe('member');
  });

  test('a reload and the Back button lead a member on without a request, if the program says where', async () => {
    const { site, attempts, address, grants, role } = await begun();
    await completeSignIn(site, address, { attempts });
    const options = { attempts, alreadySignedIn: '/shop' };
    for (const again of [address, `${BACK}#code=other&state=other`])
      expect(await completeSignIn(site, again, options)).toEqual({ returnTo: '/shop' });
    const malformed = await failureOf(completeSignIn(site, `${BACK}#code=other`, options));
    expect(malformed).toMatchObject({ message: 'Missing code or _state' });
    expect([grants.length, role()]).toEqual([1, 'member']);
    await site.session.signOut();
    const error = await failureOf(completeSignIn(site, address, options));
    expect([error, grants.length]).toMatchObject([{ message: 'Invalid _state' }, 1]);
  });

  test.each([
    ['its login page was left', 'error=access_denied', 'sign-in-refused'],
    ['its code waited too long', 'code=late', 'code-expired'],
  ])('a second tab leads a member on although %s; a visitor gets the reason', async (_, answer, code) => {
    const { site, attempts, address, state, role } = await begun();
    const options = { attempts, alreadySignedIn: '/shop' };
    const endSecond = async () => {
      await startSignIn(site, { redirectUri: BACK, attempts });
      return completeSignIn(site, `${BACK}#${answer}&state=${state()}`, options);
    };
    expect(await failureOf(endSecond())).toMatchObject({ code });
    await completeSignIn(site, address, options);
    expect(await endSecond()).toEqual({ returnTo: '/shop' });
    expect(role()).toBe('member');
  });

  test('the attempt expires after an hour', async () => {
    const { site, attempts, address } = await begun();
    vi.useFakeTimers({ now: Date.now() + 3_600_000 });
    expect(await failureOf(completeSignIn(site, address, { attempts }))).toMatchObject({
      message: 'Invalid _state',
    });
  });

  test.each([
    [
      'of no sign-in',
      '',
      'This browser has no pending sign-in for it: it was used already, or began elsewhere.',
    ],
    [
      'of another login page',
      '&iss=https://evil.test',
      'It comes from a different login page than the one that was opened.',
    ],
  ])('an answer %s is refused with the reason', async (which, issuer, description) => {
    const { site, attempts, state } = await begun();
    const given = which === 'of no sign-in' ? 'another' : state();
    const address = `${BACK}#code=${CODE}&state=${given}${issuer}`;
    expect(await failureOf(completeSignIn(site, address, { attempts }))).toMatchObject({
      message: 'Invalid _state',
      code: 'callback-refused',
      description,
    });
  });

  test('the attempt does not work for another client', async () => {
    const { attempts, address, fetch, grants } = await begun();
    const other = createClient({ fetch, host: 'https://shop.test', auth: oauth({ clientId: 'other' }) });
    expect(await failureOf(completeSignIn(other, address, { attempts }))).toMatchObject({
      message: 'Invalid _state',
    });
    expect(grants).toEqual([]);
  });

  test('a storage that returns the wrong attempt is refused', async () => {
    const { site, area, grants } = await begun();
    const [any] = JSON.parse(area.kept.get('vitrine:sign-in') ?? '') as [SignInAttempt];
    const attempts: AttemptStorage = { put: () => undefined, take: async () => any };
    const crafted = `${BACK}#code=${CODE}&state=crafted`;
    expect(await failureOf(completeSignIn(site, crafted, { attempts }))).toMatchObject({
      message: 'Invalid _state',
    });
    expect(grants).toEqual([]);
  });

  test('a tab that cannot remove the attempt does not use it', async () => {
    const { site, area, address } = await begun();
    const attempts = tabAttempts({ ...area, removeItem: () => expect.unreachable() });
    expect(await failureOf(completeSignIn(site, address, { attempts }))).toMatchObject({
      message: 'Invalid _state',
    });
  });
});

describe('exchanging the code', () => {
  test('sends it with its verifier and address once, and makes a member', async () => {
    const { site, attempts, address, grants } = await begun();
    const events: unknown[] = [];
    site.session.subscribe((event) => events.push(event));
    expect(await completeSignIn(site, address, { attempts })).toEqual({ returnTo: '/cart' });
    expect(grants).toEqual([
      {
        clientId: 'shop',
        grantType: 'authorization_code',
        code: CODE,
        codeVerifier: expect.stringMatching(/^[\w.~-]{43}$/),
        redirectUri: BACK,
      },
    ]);
    expect(events).toEqual([{ type: 'signed-in', reason: 'tokens' }]);
    expect(site.session.getSnapshot()).toMatchObject({ role: 'member', loggedIn: true });
  });

  test.each([
    [
      'a definitive refusal',
      () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
      'code-expired',
      'no',
    ],
    ['a failing endpoint', () => new Response('<html>', { status: 502 }), 'token-unavailable', 'yes'],
    ['a 200 without tokens', () => Response.json({}), 'token-unavailable', 'yes'],
    ['a 201 with tokens', () => new Response(tokens(1).body, { status: 201 }), 'token-unavailable', 'yes'],
  ])('%s leaves the session as it was, and is not sent again', async (_, answer, code, retryable) => {
    const { site, attempts, address, grants, role } = await begun(answer);
    const error = await failureOf(completeSignIn(site, address, { attempts }));
    expect(error).toMatchObject({ message: 'Failed to get member tokens', code, retryable });
    expect([grants.length, role()]).toEqual([1, 'visitor']);
  });

  test('P8: a sign-out in the meantime is not undone', async () => {
    let answer: ((response: Response) => void) | undefined;
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    const { site, attempts, address, role, grants } = await begun(() => slow);
    const done = failureOf(completeSignIn(site, address, { attempts }));
    await eventually(() => expect(grants).toHaveLength(1));
    await site.session.signOut();
    answer?.(tokens(9));
    expect(await done).toMatchObject({ code: 'sign-in-superseded', retryable: 'no' });
    expect([role(), await site.session.getTokens()]).toEqual(['none', undefined]);
  });

  test.each([
    ['a sign-in in another tab is no error, if the program says where members continue', '/shop', undefined],
    ['a sign-in in another tab is an error otherwise', undefined, 'sign-in-superseded'],
  ])('P8: in the meantime %s', async (_, alreadySignedIn, code) => {
    const { site, attempts, address } = await begun(async () => {
      await site.session.setTokens(member);
      return tokens(9);
    });
    const done = completeSignIn(site, address, { attempts, alreadySignedIn });
    if (code) expect(await failureOf(done)).toMatchObject({ code });
    else expect(await done).toEqual({ returnTo: '/shop' });
    expect((await site.session.getTokens())?.accessToken.value).toBe('AT-member');
  });

  test('replaces a stored member whom the storage reports during the exchange', async () => {
    const { attempts, address, fetch } = await begun();
    // IndexedDB may answer after the page has begun to complete the sign-in.
    const storage = asyncStorage(
      compared({ read: async () => JSON.stringify(member), write: async () => undefined }),
      () => undefined,
    );
    const auth = oauth({ clientId: 'shop', storage });
    const site = createClient({ fetch, host: 'https://shop.test', auth });
    const { session } = site;
    const events: unknown[] = [];
    session.subscribe((event) => events.push(event));
    expect(await completeSignIn(site, address, { attempts })).toEqual({ returnTo: '/cart' });
    expect(events).toEqual([
      { type: 'signed-in', reason: 'stored' },
      { type: 'signed-in', reason: 'tokens' },
    ]);
    expect((await session.getTokens())?.accessToken.value).toBe('AT9');
  });

  test('ends if the endpoint does not answer within ten seconds', async () => {
    const { site, attempts, address } = await begun(() => new Promise<Response>(() => undefined));
    vi.useFakeTimers();
    const done = failureOf(completeSignIn(site, address, { attempts }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isTimeoutError(await done)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('secrets that the endpoint repeats are in no part of the error', async () => {
    const { site, attempts, state } = await begun((body) =>
      Response.json(
        {
          error: `bad ${body['code']}`,
          error_description: `${'x '.repeat(235)}${body['code']} ${body['codeVerifier']}`,
        },
        { status: 400 },
      ),
    );
    const error = await failureOf(completeSignIn(site, `${BACK}#code=c0de7&state=${state()}`, { attempts }));
    const said = JSON.stringify([error, `${String(error)}`, (error as Error).cause, (error as Error).stack]);
    expect(isAuthError(error) && error.description).toBe('token-unavailable');
    expect(said).not.toMatch(/c0de|codeVerifier/);
  });
});
