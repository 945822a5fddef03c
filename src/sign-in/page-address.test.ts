// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { failureOf, platform, tokens } from '../core/testing/fakes.ts';
import { createSignIn } from './flow/create-sign-in.ts';
import type { SignInAttempt } from './attempts.ts';
import { startSignIn } from './hosted.ts';
import { signOut } from './sign-out.ts';
import { silentSignIn } from './silent.ts';

/** Answers without the address of a page. */
const pageless: readonly [unknown][] = [
  ...[{}, { redirectSession: null }, { redirectSession: { id: '1', sessionToken: 'S' } }, []].map(
    (answer) => [answer] as [unknown],
  ),
  ...[
    'javascript:alert(document.domain)',
    'JavaScript:https://login.test',
    'data:text/html,x',
    'blob:https://login.test/5b0d',
    'about:blank',
    'ftp://login.test',
    'login.test/authorize',
    '',
    7,
    ['https://login.test'],
  ].map((fullUrl) => [{ redirectSession: { id: '1', sessionToken: 'S', fullUrl } }] as [unknown]),
];

const redirectUri = 'https://shop.test/back';
const shop = (answer: unknown) => {
  const { site, calls } = platform([tokens(1)], [Response.json(answer)]);
  const kept: SignInAttempt[] = [];
  const attempts = { put: (attempt: SignInAttempt) => void kept.push(attempt), take: () => undefined };
  return { site, calls, kept, attempts };
};
const refusing = (status: number, body: object) => {
  const { site } = platform([tokens(1)], [Response.json(body, { status }), Response.json(body, { status })]);
  return { site, attempts: { put: () => undefined, take: () => undefined } };
};
const unusable = { name: 'ApiError', code: 'UNUSABLE_ANSWER', status: 200, attempts: 1, retryable: 'no' };

describe.each(pageless)('a redirect session with the answer %j', (answer) => {
  test('begins no sign-in, and no attempt is stored', async () => {
    const { site, kept, attempts } = shop(answer);
    const error = await failureOf(startSignIn(site, { redirectUri, attempts }));
    expect([error, kept]).toMatchObject([unusable, []]);
  });

  test('opens no frame', async () => {
    const { site } = shop(answer);
    expect(await failureOf(silentSignIn(site))).toMatchObject(unusable);
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('signs out of this client, and rejects since there is no page', async () => {
    const { site, calls } = shop(answer);
    await site.session.setTokens({
      accessToken: { value: 'AT', expiresAt: 4e9 },
      refreshToken: { value: 'RT', role: 'member' },
    });
    const error = await failureOf(signOut(site, { postFlowUrl: 'https://shop.test/' }));
    expect(error).toMatchObject(unusable);
    expect([site.session.getSnapshot().role, calls.length]).toEqual(['none', 1]);
  });

  test('does not send the person away', async () => {
    const { site, attempts } = shop(answer);
    const went: string[] = [];
    const signIn = createSignIn(site, { redirectUri, attempts, navigate: (url) => went.push(url) });
    const { signInAtPage, signInSilently } = signIn.getSnapshot() as Extract<
      ReturnType<typeof signIn.getSnapshot>,
      { status: 'idle' }
    >;
    expect(await signInAtPage()).toMatchObject({ status: 'failed', error: unusable });
    expect(await signInSilently()).toMatchObject({ status: 'failed', error: unusable });
    expect(went).toEqual([]);
  });
});

test.each(['https://login.test/authorize?x=1', 'http://localhost:4010/login'])(
  'a web address is used unchanged: %s',
  async (fullUrl) => {
    const { site, attempts } = shop({ redirectSession: { id: '1', sessionToken: 'S', fullUrl } });
    expect(await startSignIn(site, { redirectUri, attempts })).toEqual({ url: fullUrl });
    expect(await signOut(site, { postFlowUrl: 'https://shop.test/' })).toEqual({ url: fullUrl });
  },
);

const fields = (field: string) => ({
  message: '',
  details: { validationError: { fieldViolations: [{ field, description: 'has wrong format' }] } },
});

test.each([
  [
    'a refused address',
    403,
    { message: '', details: { applicationError: { code: 'CALLBACK_URL_NOT_ALLOWED' } } },
  ],
  ['an address that is no address', 400, fields('auth.authRequest.redirectUri')],
  ['a post-flow address that is no address', 400, fields('callbacks.postFlowUrl')],
])('the error of %s names it and the places to correct it', async (_, status, body) => {
  const { site, attempts } = refusing(status, body);
  const sent = 'https://localhost:5920/back';
  const calls = [
    () => startSignIn(site, { redirectUri: sent, attempts }),
    () => signOut(site, { postFlowUrl: sent }),
  ];
  for (const call of calls)
    expect(await failureOf(call())).toMatchObject({
      name: 'ApiError',
      status,
      message: expect.stringMatching(
        /sent is https:\/\/localhost:5920\/back\..*settings of the OAuth app.*behind a proxy, take it from a setting/,
      ),
    });
});

test('any other refusal is thrown as it is', async () => {
  const { site, attempts } = refusing(403, {
    message: 'No',
    details: { applicationError: { code: 'PERMISSION_DENIED', description: 'No' } },
  });
  expect(await failureOf(startSignIn(site, { redirectUri, attempts }))).toMatchObject({ message: 'No' });
});
