import { describe, expect, test } from 'vitest';
import { adviceFor } from '../core/errors/advice.ts';
import { failureOf } from '../core/testing/fakes.ts';
import { exchangeCode } from './exchange.ts';
import { stage } from './testing/stage.ts';

const grant = { code: 'secret-code', codeVerifier: 'secret-verifier' };
const refusedWith = async (status: number, description: string) => {
  const body = { error: 'invalid_grant', error_description: description };
  const { site } = stage(() => Response.json(body, { status }));
  return failureOf(exchangeCode(site.session, grant));
};

describe('a code that brings no tokens', () => {
  test.each([
    [400, 'code-expired'],
    [401, 'code-expired'],
    [503, 'token-unavailable'],
  ])(
    'fails with the message of specification 8, the status %d and a code of its own',
    async (status, code) => {
      expect(await refusedWith(status, 'no longer good')).toMatchObject({
        message: 'Failed to get member tokens',
        code,
        status,
        description: expect.stringContaining('no longer good'),
      });
    },
  );

  test.each([
    [400, {}],
    [401, {}],
    [400, { message: 'The code is not valid' }],
    [403, { error: 'Forbidden' }],
    [400, { error: 'temporarily_unavailable' }],
  ])('is no definitive refusal with status %d and %j', async (status, body) => {
    const { site } = stage(() => Response.json(body, { status }));
    const failure = await failureOf(exchangeCode(site.session, grant));
    expect(failure).toMatchObject({ code: 'token-unavailable', retryable: 'yes', status });
  });

  test.each([
    ['invalid_client', 'client-unknown'],
    ['unauthorized_client', 'grant-not-allowed'],
  ])('because of a wrong setting (%s): the error names the setting', async (error, code) => {
    const { site } = stage(() => Response.json({ error }, { status: 401 }));
    expect(await failureOf(exchangeCode(site.session, grant))).toMatchObject({
      code,
      retryable: 'no',
      description: `${error}. Check \`clientId\` of oauth(), and \`host\`.`,
    });
  });

  test.each(['secret-code is bad', 'bad: "secret-verifier"', 'cut: secr', 'SECRET? secret%2Dcode'])(
    'fails without a text that repeats a secret or the beginning of one: %s',
    async (words) => {
      expect(await refusedWith(400, words)).toMatchObject({ description: 'code-expired', status: 400 });
    },
  );

  test('because the code is void: the error says so, also if the words of the answer cannot be shown', async () => {
    const failure = refusedWith(400, `JWT ${'x'.repeat(60)} has expired`);
    expect(await failure).toMatchObject({
      code: 'code-expired',
      description: 'token-refused',
      retryable: 'no',
    });
  });

  test('because the answer is a web page: the error says so', async () => {
    const { site } = stage(() => new Response('<html>Sign in to the network</html>'));
    expect(await failureOf(exchangeCode(site.session, grant))).toMatchObject({
      message: 'Failed to get member tokens',
      code: 'not-an-api-host',
      status: 200,
      description: 'The answer is a web page; is `host` right?',
    });
  });

  test('because there is no answer: the call’s own error, without a status', async () => {
    const { site } = stage(() => Promise.reject(new TypeError('offline')));
    expect(await failureOf(exchangeCode(site.session, grant))).toMatchObject({ name: 'NetworkError' });
  });

  test.each<[string, (site: ReturnType<typeof stage>['site']) => unknown, object]>([
    [
      'by a sign-out: it is not retryable, since the code is spent',
      (site) => site.session.signOut(),
      { code: 'sign-in-superseded', retryable: 'no' },
    ],
    [
      'by another sign-in: it is not retryable, since the code is spent',
      (site) =>
        site.session.setTokens({
          accessToken: { value: 'AT', expiresAt: 4e9 },
          refreshToken: { value: 'RT', role: 'member' },
        }),
      { code: 'sign-in-superseded', retryable: 'no' },
    ],
    [
      'by the end of the session: the error says so',
      (site) => site.session.dispose(),
      { code: 'session-disposed' },
    ],
  ])('because it was superseded %s', async (_, overtake, error) => {
    const platform: ReturnType<typeof stage> = stage(async () => {
      await overtake(platform.site);
      return Response.json({ access_token: 'A', expires_in: 60, refresh_token: 'R' });
    });
    const failure = await failureOf(exchangeCode(platform.site.session, grant));
    expect(failure).toMatchObject(error);
    expect((failure as Error).message).not.toBe('Failed to get member tokens');
  });

  test('because it was superseded: the advice is to check the session, and does not claim that nothing was sent', async () => {
    const platform: ReturnType<typeof stage> = stage(async () => {
      await platform.site.session.signOut();
      return Response.json({ access_token: 'A', expires_in: 60, refresh_token: 'R' });
    });
    const failure = await failureOf(exchangeCode(platform.site.session, grant));
    expect(platform.grants).toHaveLength(1);
    expect(adviceFor(failure)).toMatchObject({
      action: 'sign-in',
      text: expect.stringMatching(/^(?!.*Nothing was sent).*session,.*new sign-in/),
    });
  });
});
