import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atMost } from '../../test/setup/counts.ts';
import { oauth } from '../session/oauth.ts';
import { memoryStorage } from '../session/storage/storage.ts';
import { createClient } from './client.ts';
import { errorKeyOf, isVitrineError, type VitrineError } from './errors/index.ts';
import { onError, onRequest } from './hooks.ts';
import { callLog } from './logging.ts';
import { call, clientOf, facts, failureOf, host } from './testing/fakes.ts';
import type { Call, OperationFacts } from './types.ts';

const inside = { message: 'no', details: { applicationError: { code: 'X', data: { a: 'CANARY_data' } } } };
const cause = new TypeError('fetch failed: CANARY_cause', {
  cause: { code: 'ECONNRESET', a: 'CANARY_cause' },
});

/**
 * Each entry makes a call fail in a different way. Every part of the response or cause contains a secret, except the
 * server's own message.
 */
const faults: Readonly<Record<string, () => Response>> = {
  'a refusal': () => Response.json(inside, { status: 400, headers: { 'x-secret': 'CANARY_header' } }),
  'a refusal of another form': () =>
    Response.json({ a: 'CANARY', details: { b: 'CANARY' } }, { status: 403 }),
  'a 401 twice': () => Response.json(inside, { status: 401 }),
  'a 500 with HTML': () => new Response('<html>CANARY</html>', { status: 500 }),
  'HTML in place of JSON': () => new Response('<html>CANARY</html>'),
  'truncated JSON': () => new Response('{"a":"CANARY'),
  'a redirect': () => new Response(null, { status: 302, headers: { Location: 'https://x.test/?CANARY' } }),
  'a network failure': () => {
    throw cause;
  },
};

describe('errors, logs, hooks and events contain no secret of headers, body, query, tokens, storage, response or cause after', () => {
  const rows = Object.entries(faults).flatMap(([name, fault]) =>
    (['call', 'token request'] as const).map((where) => [name, where, fault] as const),
  );
  test.each(rows)('%s as the result of a %s', async (_, where, fault) => {
    const said: unknown[] = [];
    const storage = memoryStorage();
    void storage.save('shop@https://shop.test', {
      accessToken: { value: 'CANARY_stored', expiresAt: where === 'call' ? 9e9 : 0 },
      refreshToken: { value: 'CANARY_refresh', role: 'member' },
    });
    const good = { access_token: 'CANARY_access', expires_in: 3600, refresh_token: 'CANARY_rotated' };
    const site = createClient({
      host: 'https://shop.test',
      auth: oauth({ clientId: 'shop', storage }),
      longestPause: 20,
      retries: 0,
      layers: [
        callLog((event) => said.push(event)),
        onError((error, failed) => said.push(error, failed)),
        // A request hook may show the caller's own query and headers, so they are not collected.
        onRequest(({ method, facts }) => void said.push(method, facts)),
      ],
      fetch: async (url) =>
        url.endsWith('/oauth2/token') === (where === 'token request') ? fault() : Response.json(good),
    });
    site.session.subscribe((event) => said.push(event));
    const error = await failureOf(
      call(
        site,
        'never',
        { headers: { 'X-Secret': 'CANARY_header' }, timeout: 2_000 },
        { method: 'POST', data: { password: 'CANARY_password' }, query: 'token=CANARY_query' },
      ),
    );
    expect(isVitrineError(error)).toBe(true);
    said.push(error, site.session.getSnapshot());
    const { message, stack } = error as VitrineError;
    const seen = [message, stack, JSON.stringify(said), inspect(said, { depth: 9, showHidden: true })].join();
    expect(seen).not.toContain('CANARY');
    expect(JSON.stringify({ ...(error as object) })).not.toContain('CANARY');
  });
});

describe("an error hook receives no credential, even if the server's message repeats the credential:", () => {
  const secret = 'CANARY "quoted", a/b & ü';
  const rows: [string, Partial<Call>, Record<string, string>?][] = [
    ['a password', { data: { loginId: { email: 'ada@example.org' }, password: secret } }],
    ['a new password', { data: { newPassword: secret } }],
    ['captcha tokens', { data: { captchaTokens: [{ Recaptcha: secret }, { InvisibleRecaptcha: secret }] } }],
    ['a code and a verifier', { data: { code: secret, codeVerifier: secret } }],
    ['a refresh token', { data: { refreshToken: secret, grantType: 'refresh_token' } }],
    ['the secret of an app', { data: { client_secret: secret, client_id: 'app' } }],
    ['a state token', { data: { code: '123456', stateToken: secret } }],
    ['a recovery token', { data: { recoveryToken: secret, password: secret } }],
    ['the parameters of a token', { data: { tokenParams: { id: secret, nested: { deep: [secret] } } } }],
    ['a session token', { data: { auth: { authRequest: { sessionToken: secret } } } }],
    ['a session token in a query', { query: `sessionToken=${encodeURIComponent(secret)}&state=S` }],
    ['an API key beside a token', {}, { authorization: `AT,${secret}` }],
  ];
  const services = ['auth', 'oauth2', 'recovery', 'verification', 'redirect-session'] as const;
  const carrying: OperationFacts[] = [
    ...services.map((service) => facts('never', { service })),
    { id: 'pay', service: 'my-backend', repeat: 'never', identity: [] },
  ];

  test.each(rows)('%s', async (_, more, headers = {}) => {
    for (const described of carrying)
      for (const form of [secret, JSON.stringify(secret), encodeURIComponent(secret), secret.slice(0, 20)]) {
        const hooked: unknown[] = [];
        const answer = Response.json(
          { message: form, details: { applicationError: { code: 'X', description: `You: ${form}` } } },
          { status: 400 },
        );
        const site = clientOf(host(answer).fetch, { layers: [onError((error) => hooked.push(error))] });
        const sent = { method: 'POST', facts: described, ...more };
        await failureOf(call(site, 'never', { headers }, sent));
        expect(hooked).toMatchObject([{ name: 'ApiError', code: 'X' }]);
        const words = inspect(hooked, { depth: 9, showHidden: true, getters: true });
        expect(words + JSON.stringify(hooked)).not.toContain('CANARY');
      }
  });

  test("the server's message stays complete for a call of any other service of the platform", async () => {
    const hooked: unknown[] = [];
    const answer = Response.json({ message: 'SUMMER is over' }, { status: 400 });
    const site = clientOf(host(answer).fetch, { layers: [onError((error) => hooked.push(error))] });
    await failureOf(call(site, 'never', {}, { method: 'POST', data: { code: 'SUMMER' } }));
    expect(hooked).toMatchObject([{ message: 'SUMMER is over' }]);
  });
});

test('a request hook receives no token and no body', async () => {
  const shown: object[] = [];
  const site = clientOf(host(Response.json({})).fetch, {
    layers: [onRequest((hooked) => void shown.push(hooked))],
  });
  await call(site, 'never', {}, { method: 'POST', data: { password: 'CANARY' } });
  expect(Object.keys(shown[0] ?? {})).toEqual(['url', 'method', 'facts', 'headers']);
  expect(JSON.stringify(shown)).not.toContain('CANARY');
});

test('code can read the details and the cause of an error', async () => {
  const refused = await failureOf(call(clientOf(host(Response.json(inside, { status: 400 })).fetch)));
  expect((refused as { details?: unknown }).details).toEqual(inside.details);
  const lost = await failureOf(call(clientOf(host(cause).fetch), 'never'));
  expect((lost as Error).cause).toBe(cause);
});

describe('errorKeyOf reads the error key:', () => {
  const wrapped = {
    message: 'no',
    details: {
      applicationError: {
        code: 428,
        description: 'no',
        data: { details: { message: 'no', details: { error_key: 'NO_PAYMENT_METHOD' } } },
      },
    },
  };
  test.each<[string, unknown, string]>([
    ['in the details', { details: { error_key: 'A_KEY' } }, 'A_KEY'],
    ['five levels down', wrapped, 'NO_PAYMENT_METHOD'],
    ['in a message of JSON text', { message: JSON.stringify(wrapped) }, 'NO_PAYMENT_METHOD'],
    [
      'from the code, in a message of JSON text',
      { message: JSON.stringify({ message: 'x', details: inside.details }) },
      'X',
    ],
    ['in details of JSON text', { message: 'x', details: JSON.stringify({ error_key: 'A_KEY' }) }, 'A_KEY'],
    ['from the code, without an error key', inside, 'X'],
    ['from the status, without a code', { message: 'x' }, 'HTTP 400'],
  ])('%s', async (_, body, key) => {
    const error = await failureOf(call(clientOf(host(Response.json(body, { status: 400 })).fetch)));
    expect(errorKeyOf(error as VitrineError)).toBe(key);
  });
});

test('any body of an error response becomes one ApiError with its status, and the error can be printed', async () => {
  const odd = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.string());
  const body = fc.oneof(
    odd.map((value) => JSON.stringify(value)),
    fc.string(),
    fc
      .record(
        {
          message: odd,
          error: odd,
          details: fc.record({ applicationError: odd, validationError: odd, error_key: odd }),
        },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(body, fc.integer({ min: 400, max: 599 }), async (text, status) => {
      const site = clientOf(async () => new Response(text, { status }), { retries: 0 });
      const error = await failureOf(call(site));
      expect(error).toMatchObject({ name: 'ApiError', status, attempts: 1 });
      expect(typeof errorKeyOf(error as VitrineError)).toBe('string');
      expect(() => JSON.stringify(error) + inspect(error)).not.toThrow();
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    }),
    { numRuns: atMost(300, 10_000) },
  );
});
