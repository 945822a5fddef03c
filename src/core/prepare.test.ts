import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepare } from './prepare.ts';
import { call, clientOf, facts, failureOf, host } from './testing/fakes.ts';
import type { Call, CallOptions } from './types.ts';

/** The request that is sent for a call. */
const sent = async (more: Partial<Call>, options: CallOptions = {}, client: { headers?: object } = {}) => {
  const { seen, fetch } = host(Response.json({}));
  await call(clientOf(fetch, client as object), 'read', options, more);
  return seen[0];
};

describe('a parameter cannot lead to another resource:', () => {
  test.each([
    '',
    'v1/products',
    '/v1/products/',
    '/v1/products/.',
    '/v1/products/..',
    '/v1/products/../carts/current',
    '/v1/products/./variants',
    '/v1/products//variants',
    '//evil.test/v1',
    '/v1/products/%2e%2e/carts',
    '/v1/products/%2E.',
    '/v1/products/{id}',
    '/v1/products/a\\..\\b',
    '/v1/products/a b',
    '/v1/products/.\t./x',
    '/v1/products/a?x=1',
    '/v1/products/a#b',
    '@evil.test/v1',
    'https://evil.test/v1',
  ])('%j is rejected, and nothing is sent', async (url) => {
    const { seen, fetch } = host(Response.json({}));
    const error = await failureOf(call(clientOf(fetch), 'read', {}, { url }));
    expect(error).toMatchObject({ name: 'ValidationError', code: 'invalid-path', attempts: 0 });
    expect(seen).toHaveLength(0);
  });

  test.each(['a/b', '%2e%2e', '..a', 'a..', '...', 'a?b', 'a#b', 'ä ö', '\\', '@', 'x'.repeat(1000)])(
    '%j stays in its segment',
    async (id) => {
      const url = `/v1/products/${encodeURIComponent(id)}`;
      const seen = new URL((await sent({ url }))?.url ?? '');
      expect(seen.pathname.startsWith('/_api/ecom-cart/v1/products/')).toBe(true);
      expect(decodeURIComponent(seen.pathname.split('/').slice(5).join('/'))).toBe(id);
    },
  );

  test('any id stays in its segment, or the call is rejected', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('.', '..', '')),
        (id) => {
          let url: string;
          try {
            const encoded = `/v1/products/${encodeURIComponent(id)}/variants`;
            const call = { url: encoded, method: 'GET', facts: facts() };
            url = prepare(call, {}, {}, new Set()).url;
          } catch {
            return;
          }
          const { pathname, host: name } = new URL(`https://shop.test${url}`);
          expect([name, pathname.split('/').length]).toEqual(['shop.test', 5]);
          expect(pathname.startsWith('/v1/products/') && pathname.endsWith('/variants')).toBe(true);
        },
      ),
    );
  });
});

test('a query is appended to the path', async () => {
  expect((await sent({ query: 'a=1' }))?.url).toBe('https://shop.test/_api/ecom-cart/v1/carts/current?a=1');
});

describe('the body', () => {
  test('is JSON with its content type', async () => {
    const seen = await sent({ method: 'POST', data: { a: [1], b: undefined } });
    expect(seen).toMatchObject({ method: 'POST', body: '{"a":[1]}' });
    expect(seen?.headers).toEqual({ 'content-type': 'application/json' });
  });

  test('has the numbers that JSON lacks as text', async () => {
    const data = { a: NaN, b: [Infinity, -Infinity], c: 1.5 };
    expect((await sent({ method: 'POST', data }))?.body).toBe(
      '{"a":"NaN","b":["Infinity","-Infinity"],"c":1.5}',
    );
  });

  test('of a POST, PUT or PATCH without arguments is an empty object, with its content type', async () => {
    for (const method of ['POST', 'PUT', 'PATCH']) {
      const request = await sent({ method });
      expect([method, request?.body, new Headers(request?.headers).get('content-type')]).toEqual([
        method,
        '{}',
        'application/json',
      ]);
    }
  });

  test('is sent only with headers that the call needs, so without telemetry', async () => {
    const request = await sent({ method: 'POST' });
    expect([...new Headers(request?.headers).keys()]).toEqual(['content-type']);
  });

  test('of a GET or DELETE is absent, and no content type is sent', async () => {
    for (const method of ['GET', 'DELETE']) {
      const seen = await sent({ method });
      expect([seen?.body, seen?.headers]).toEqual([null, {}]);
    }
  });

  test("is made without modifying the caller's arguments", async () => {
    const data = Object.freeze({ lineItems: Object.freeze([Object.freeze({ quantity: 1 })]) });
    const options = Object.freeze({ headers: Object.freeze({ A: 'b' }) });
    await expect(sent({ method: 'POST', data }, options)).resolves.toBeDefined();
  });
});

describe('headers', () => {
  test('of the call replace those of the client, whatever their case', async () => {
    const seen = await sent(
      {},
      { headers: { 'x-lang': 'de' } },
      { headers: { 'X-Lang': 'en', 'X-Other': 'o' } },
    );
    expect(seen?.headers).toEqual({ 'x-lang': 'de', 'x-other': 'o' });
  });

  test('are removed by null and kept by undefined', async () => {
    const headers = { 'X-A': 'a', 'X-B': 'b' };
    expect((await sent({}, { headers: { 'x-a': null, 'x-b': undefined } }, { headers }))?.headers).toEqual({
      'x-b': 'b',
    });
  });
});

test('options of fetch are passed on', async () => {
  const options = { cache: 'no-store', credentials: 'omit', keepalive: true } as CallOptions;
  expect(await sent({}, options)).toMatchObject({ cache: 'no-store', credentials: 'omit', keepalive: true });
});

test('the client of an operation is not passed to fetch, because Deno has a fetch option of this name', async () => {
  const init = await sent({});
  expect(init).toMatchObject({ client: undefined, method: 'GET' });
});
