import { describe, expect, test } from 'vitest';
import { apiKey } from '../session/api-key.ts';
import { oauth } from '../session/oauth.ts';
import type { Auth } from './identity/auth.ts';
import { createClient } from './client.ts';
import { callLog } from './logging.ts';
import { request } from './request.ts';
import { call, clientOf, facts, failureOf, host, platform, tokens } from './testing/fakes.ts';
import type { CallClient, CallEvent, OperationFacts } from './types.ts';

describe('the consistency header', () => {
  test('is remembered, and sent on every later call of the same client only', async () => {
    const { seen, fetch } = host(
      Response.json({}, { headers: { 'X-Wix-Consistent': 'c1' } }),
      Response.json({}),
      Response.json({}, { status: 404, headers: { 'X-Wix-Consistent': 'c2' } }),
      Response.json({}),
    );
    const site = clientOf(fetch);
    for (let n = 0; n < 4; n++) await call(site).catch(() => undefined);
    await call(clientOf(fetch));
    expect(seen.map(({ headers }) => headers['x-wix-consistent'])).toEqual([
      undefined,
      'c1',
      'c1',
      'c2',
      undefined,
    ]);
  });

  test('is not sent with token requests, neither the first nor a renewal', async () => {
    const marked = () => Response.json({}, { headers: { 'X-Wix-Consistent': 'c1' } });
    const { site, tokenRequests, calls } = platform(
      [tokens(1), tokens(2)],
      [marked(), Response.json({}, { status: 401 }), marked()],
    );
    await call(site);
    await call(site);
    expect(calls.map(({ headers }) => headers['x-wix-consistent'])).toEqual([undefined, 'c1', 'c1']);
    expect(tokenRequests.map(({ headers }) => headers['x-wix-consistent'])).toEqual([undefined, undefined]);
  });

  test('is left out if the caller sets it to null', async () => {
    const { seen, fetch } = host(Response.json({}, { headers: { 'X-Wix-Consistent': 'c1' } }));
    const site = clientOf(fetch);
    for (const headers of [{}, { 'x-wix-consistent': null }, {}]) await call(site, 'read', { headers });
    expect(seen.map(({ headers }) => headers['x-wix-consistent'])).toEqual([undefined, undefined, 'c1']);
  });
});

describe('the log', () => {
  test('reports each call once with its attempts, after its token request', async () => {
    const events: CallEvent[] = [];
    const api = host(
      Response.json({}, { status: 401 }),
      Response.json({}, { headers: { 'x-wix-request-id': 'r-1' } }),
    );
    let n = 0;
    const site = createClient({
      auth: oauth({ clientId: 'shop' }),
      fetch: (url, init) => (url.endsWith('/token') ? Promise.resolve(tokens(++n)) : api.fetch(url, init)),
      layers: [callLog((event) => events.push(event))],
    });
    await call(site, 'read', {}, { query: 'secret=SECRET' });
    expect(events.map(({ operation, attempts }) => [operation, attempts])).toEqual([
      ['createToken', 1],
      ['createToken', 1],
      ['operation', 2],
    ]);
    expect(events[2]).toEqual({
      operation: 'operation',
      service: 'carts',
      method: 'GET',
      path: '/v1/carts/current',
      role: 'visitor',
      status: 200,
      durationMs: expect.any(Number) as number,
      attempts: 2,
      requestId: 'r-1',
      code: undefined,
    });
    expect(JSON.stringify(events)).not.toMatch(/SECRET|AT\d|RT\d/);
  });

  test('reports the code of each failure: of the platform, of this package, or `aborted`', async () => {
    const codes: (string | undefined)[] = [];
    const layers = [callLog(({ code }) => codes.push(code))];
    const body = { message: 'x', details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } };
    const replies = [
      Response.json(body, { status: 404 }),
      new TypeError('fetch failed'),
      new Response('<html>'),
    ];
    for (const reply of replies) await failureOf(call(clientOf(host(reply).fetch, { layers }), 'never'));
    const signal = AbortSignal.abort();
    await failureOf(call(clientOf(host(Response.json({})).fetch, { layers }), 'read', { signal }));
    expect(codes).toEqual(['OWNED_CART_NOT_FOUND', 'network', 'UNUSABLE_ANSWER', 'aborted']);
  });

  test('does not affect the call if its listener throws', async () => {
    const site = clientOf(host(Response.json({ a: 1 })).fetch, {
      layers: [
        callLog(() => {
          throw new Error('broken log');
        }),
      ],
    });
    await expect(call(site)).resolves.toEqual({ a: 1 });
  });
});

describe('the seam', () => {
  test('without a client throws an error that says what to pass', async () => {
    const options = [undefined, {}, { client: undefined }, { client: {} }] as unknown as {
      client: CallClient;
    }[];
    for (const option of options)
      await expect(request({ url: '/v1/x', method: 'GET', facts: facts() }, option)).rejects.toMatchObject({
        name: 'ValidationError',
        code: 'missing-client',
        message: 'operation() needs { client } as its last argument',
      });
  });

  test('throws the same error if the client is passed in place of the body', async () => {
    const client = clientOf(host(Response.json({})).fetch);
    const none = undefined as unknown as { client: CallClient };
    for (const data of [client, { client }])
      await expect(
        request({ url: '/v1/x', method: 'POST', data, facts: facts() }, none),
      ).rejects.toMatchObject({
        code: 'missing-client',
        message: 'operation() needs { client } as its last argument',
      });
  });

  test.each(['/v1/x?a=1', '/v1/x#a'])('rejects the path %s, which has a query or a fragment', async (url) => {
    const client = clientOf(host(Response.json({})).fetch);
    const error = await failureOf(client.send({ url, method: 'GET', facts: facts() }));
    expect(error).toMatchObject({
      code: 'invalid-path',
      message: `"${url}" is not a path: encode ids, and set "query"`,
    });
  });

  test('puts attempts, request id and the requested pause into the error', async () => {
    const headers = { 'Retry-After': '90', 'x-wix-request-id': 'r-7' };
    const { fetch } = host(new Response('', { status: 429, headers }));
    expect(await failureOf(call(clientOf(fetch), 'never'))).toMatchObject({
      attempts: 1,
      requestId: 'r-7',
      retryAfterMs: 90_000,
      retryable: 'yes',
    });
  });

  test.each([
    ['read', 404, 'no'],
    ['read', 503, 'yes'],
    ['read', 501, 'no'],
    ['adds', 404, 'no'],
    ['adds', 429, 'yes'],
    ['read', 520, 'no'],
    ['adds', 501, 'no'],
    ['adds', 500, 'unknown'],
    ['adds', 507, 'unknown'],
    ['never', 524, 'unknown'],
    ['never', 504, 'unknown'],
    ['same', 408, 'unknown'],
  ] as const)(
    'marks the error of a call of class %s after a %d as retryable: %s',
    async (repeat, status, retryable) => {
      const site = clientOf(host(new Response('', { status })).fetch, { retries: 0 });
      expect(await failureOf(call(site, repeat))).toMatchObject({ retryable });
    },
  );

  test('passes the final response of any status to onResponse', async () => {
    const statuses: number[] = [];
    const onResponse = ({ status }: Response) => void statuses.push(status);
    const site = clientOf(host(Response.json({}, { status: 201 }), new Response('', { status: 404 })).fetch);
    await call(site, 'read', { onResponse });
    await failureOf(call(site, 'read', { onResponse }));
    expect(statuses).toEqual([201, 404]);
  });
});

describe('without an identity', () => {
  test('a client sends no token', async () => {
    const { seen, fetch } = host(Response.json({}));
    const site = clientOf(fetch);
    await call(site);
    expect([seen[0]?.headers, site.session]).toEqual([{}, undefined]);
  });

  test('an operation that needs no identity sends no token', async () => {
    const { site, calls, tokenRequests } = platform([tokens(1)], [Response.json({})]);
    await call(site, 'read', {}, { facts: facts('read', { identity: [] }) });
    expect([calls[0]?.headers, tokenRequests.length]).toEqual([{}, 0]);
  });
});

test('errors, messages and events contain no secret, whatever the failure', async () => {
  const secrets = { access_token: 'CANARY_at', expires_in: 3600, refresh_token: 'CANARY_rt' };
  const faults: (() => Response)[] = [
    () => new Response('CANARY_body', { status: 500 }),
    () => new Response('<html>CANARY</html>'),
    () =>
      Response.json(
        { message: 'no', details: { applicationError: { code: 'X', data: { a: 'CANARY' } } } },
        { status: 400 },
      ),
    () => new Response('', { status: 401 }),
    () => {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
    },
  ];
  for (const fault of faults)
    for (const atToken of [true, false]) {
      const said: unknown[] = [];
      const site = createClient({
        auth: oauth({ clientId: 'shop' }),
        retries: 0,
        layers: [callLog((event) => said.push(event))],
        fetch: async (url) => (url.endsWith('/token') !== atToken ? Response.json(secrets) : fault()),
      });
      const more = { method: 'POST', data: { password: 'CANARY_pw' }, query: 'token=CANARY_query' };
      const headers = { 'X-Secret': 'CANARY_header' };
      const error = await failureOf(call(site, 'never', { headers, timeout: 500 }, more));
      expect(JSON.stringify([error, said, String(error), site.session.getSnapshot()])).not.toContain(
        'CANARY',
      );
    }
});

describe('a 403 names the needed identities', () => {
  const forbidden = () => Response.json({ message: 'no' }, { status: 403 });
  const ask = (auth: Auth, more: Partial<OperationFacts>) =>
    failureOf(
      call(
        createClient({ auth, host: 'https://shop.test', fetch: async () => forbidden() }),
        'never',
        {},
        {
          facts: facts('never', more),
        },
      ),
    );

  test.each([
    ['for a call of other identities', { identity: ['member', 'app'] as const }, ['member', 'app']],
    [
      'for a call with a part that only other identities may use',
      { identity: ['owner', 'app'] as const, elevated: ['app'] as const },
      ['app'],
    ],
    [
      'unless the owner may make the call and lacks a permission',
      { identity: ['owner', 'app'] as const },
      undefined,
    ],
  ])('to an owner, %s', async (_, more, needed) => {
    expect(await ask(apiKey({ key: 'key' }), more)).toMatchObject({ status: 403, neededIdentity: needed });
  });
});
