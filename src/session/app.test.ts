import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../core/client.ts';
import { isAuthError } from '../core/errors/index.ts';
import { call, failureOf, host } from '../core/testing/fakes.ts';
import { app } from './app.ts';

afterEach(() => {
  vi.useRealTimers();
});

const credentials = { appId: 'app', appSecret: 'SECRET', instanceId: 'instance' };

const installed = (tokenReplies: Parameters<typeof host>, replies: Parameters<typeof host> = []) => {
  const endpoint = host(...tokenReplies);
  const api = host(...replies);
  const site = createClient({
    auth: app(credentials),
    host: 'https://shop.test',
    fetch: (url, init) => (url.endsWith('/oauth2/token') ? endpoint : api).fetch(url, init),
  });
  return { site, tokenRequests: endpoint.seen, calls: api.seen };
};
const token = (n: number, lifetime = 14_400) =>
  Response.json({ access_token: `AT${n}`, expires_in: lifetime });

test('concurrent calls share one token, which is requested with the credentials', async () => {
  const { site, tokenRequests, calls } = installed([token(1)]);
  await Promise.all(Array.from({ length: 20 }, () => call(site)));
  expect(tokenRequests.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { grant_type: 'client_credentials', client_id: 'app', client_secret: 'SECRET', instance_id: 'instance' },
  ]);
  expect(new Set(calls.map(({ headers }) => headers['authorization']))).toEqual(new Set(['AT1']));
});

test('a token is renewed before its end', async () => {
  vi.useFakeTimers();
  const { site, tokenRequests, calls } = installed([token(1, 100), token(2, 100)]);
  await call(site);
  vi.setSystemTime(Date.now() + 69_000);
  await call(site);
  vi.setSystemTime(Date.now() + 2_000);
  await call(site);
  expect(tokenRequests).toHaveLength(2);
  expect(calls.map(({ headers }) => headers['authorization'])).toEqual(['AT1', 'AT1', 'AT2']);
});

test('a refused token is renewed once, and the call is sent again', async () => {
  const sent: (string | undefined)[] = [];
  const { site, tokenRequests } = installed(
    [token(1), token(2)],
    [
      ({ headers }) => {
        sent.push(headers['authorization']);
        return new Response('{}', { status: sent.at(-1) === 'AT1' ? 401 : 200 });
      },
    ],
  );
  await Promise.all([call(site), call(site), call(site)]);
  expect(tokenRequests).toHaveLength(2);
  expect(sent).toEqual(['AT1', 'AT1', 'AT1', 'AT2', 'AT2', 'AT2']);
});

test('the error for refused credentials does not contain the secret; the next call tries again', async () => {
  const { site, tokenRequests } = installed([
    Response.json({ error: 'invalid_client', error_description: 'no app with SECRET' }, { status: 401 }),
    token(1),
  ]);
  const error = await failureOf(call(site));
  expect(isAuthError(error) && error.code).toBe('client-unknown');
  expect(isAuthError(error) && error.description).toBe(
    'client-unknown. Check `appId` and `appSecret` of app().',
  );
  await call(site);
  expect(tokenRequests).toHaveLength(2);
});

test.each([
  [401, {}],
  [400, { message: 'x' }],
  [403, { error: 'Forbidden' }],
])('a refusal that is not definitive (%d %j) is transient', async (status, body) => {
  const { site } = installed([Response.json(body, { status })]);
  expect(await failureOf(call(site))).toMatchObject({ code: 'token-unavailable', retryable: 'yes' });
});

test('a web page in place of a token fails the token request: the call was not sent, and the next call tries again', async () => {
  const { site, calls } = installed([
    new Response('<html>Sign in to the network</html>', { headers: { 'x-wix-request-id': 'r-1' } }),
    token(1),
  ]);
  expect(await failureOf(call(site, 'never'))).toMatchObject({
    name: 'AuthError',
    code: 'not-an-api-host',
    status: 200,
    description: 'The answer is a web page; is `host` right?',
    requestId: 'r-1',
    retryable: 'yes',
  });
  expect(calls).toEqual([]);
  await call(site, 'never');
  expect(calls).toHaveLength(1);
});

test('the error for an empty credential names it', () => {
  expect(() => app({ ...credentials, appSecret: '', instanceId: ' ' })).toThrow(
    /^app\(\) needs appSecret, instanceId/,
  );
});

test('with an API key, every call carries the key after the token, as signOn requires', async () => {
  const { seen, fetch } = host(token(1), Response.json({}));
  const site = createClient({
    auth: app({ ...credentials, apiKey: 'KEY' }),
    host: 'https://shop.test',
    fetch,
  });
  await call(site);
  expect(seen.map(({ headers }) => headers['authorization'])).toEqual([undefined, 'AT1,KEY']);
});
