import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import type { Sandbox } from '../../control/sandbox.ts';
import { startServer, type RunningServer } from './serve.ts';
import { CLIENT_ID, referenceTo, visitorOf } from '../../testing/shopper.ts';

const ADD = '/v1/carts/current/add-to-cart';
const failures: unknown[] = [];
let sandbox: Sandbox;
let server: RunningServer;
let token: string;

beforeAll(async () => {
  sandbox = createSandbox({ onError: (error) => failures.push(error) });
  server = await startServer(sandbox, { port: 0 });
  token = (await visitorOf(sandbox)).token;
});

afterAll(() => server.close());

const call = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { authorization: token, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
};

/** Sends raw bytes: fetch would normalize the path. */
const raw = (lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(server.port, '127.0.0.1', () => socket.end(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
    socket.on('error', reject);
  });

const expectPlatformForm = (text: string) => {
  expect(JSON.parse(text)).toMatchObject({ message: expect.any(String), details: expect.any(Object) });
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|TypeError|RangeError/);
};

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const withOptions = (options: string) =>
  JSON.stringify({
    lineItems: [{ catalogReference: referenceTo(sandbox, 'oak-board'), quantity: 1 }],
  }).replace(/"options":\{"options":\{\}\}/, `"options":${options}`);
const quantity = (value: string) => withOptions('{}').replace('"quantity":1', `"quantity":${value}`);
const filter = (value: string) => `{"query":{"filter":${value}}}`;

describe('R210, R211: hostile requests get a clear refusal', () => {
  test.each([
    ['a body that is cut off', 'POST', ADD, () => '{"lineItems":[', 400],
    ['a form', 'POST', ADD, () => 'lineItems=1', 400],
    ['a list instead of an object', 'POST', ADD, () => '[]', 400],
    ['options nested 5 000 deep', 'POST', ADD, () => withOptions(nested(5000)), 400],
    [
      'a filter nested 100 000 deep',
      'POST',
      '/v1/products/query-platformized',
      () => filter(nested(100_000)),
      400,
    ],
    [
      'the same filter as JSON text',
      'POST',
      '/v1/products/query-platformized',
      () => filter(JSON.stringify(nested(50_000))),
      400,
    ],
    ['the quantity 0', 'POST', ADD, () => quantity('0'), 400],
    ['a quantity below 0', 'POST', ADD, () => quantity('-1'), 400],
    ['a quantity of 1e308', 'POST', ADD, () => quantity('1e308'), 400],
    ['a quantity that is a text', 'POST', ADD, () => quantity('"1"'), 400],
    ['a filter on toString', 'POST', '/v1/products/query-platformized', () => filter('{"toString":1}'), 400],
    ['a filter on constructor', 'POST', '/v2/collections/query', () => filter('{"constructor":1}'), 400],
    [
      'the operator toString',
      'POST',
      '/v1/products/query-platformized',
      () => filter('{"name":{"toString":1}}'),
      400,
    ],
    ['an encoded ../ in the path', 'GET', '/v1/products/..%2f..%2fsandbox%2fstate', () => undefined, 404],
    ['an id that is __proto__', 'GET', '/v1/products/__proto__', () => undefined, 404],
    ['a broken escape', 'GET', '/v1/products/%E0%A4%A', () => undefined, 404],
    ['a NUL in the path', 'GET', '/v2/collections/slug/%00', () => undefined, 404],
    [
      'a checkout that is __proto__',
      'POST',
      '/v1/redirect-session',
      () => '{"ecomCheckout":{"checkoutId":"__proto__"}}',
      400,
    ],
    [
      'a field mask below a text',
      'PATCH',
      '/v1/carts/current',
      () => '{"cartInfo":{"buyerNote":"x"},"cartFieldmask":"buyerNote.deeper"}',
      400,
    ],
    ['a clock beyond the year 9998', 'POST', '/sandbox/advance', () => '{"seconds":1e15}', 400],
    ['an unknown currency', 'POST', '/sandbox/settings', () => '{"currency":"nope"}', 400],
    ['shipping regions that are numbers', 'POST', '/sandbox/settings', () => '{"shippingRegions":[1]}', 400],
    ['settings with __proto__', 'POST', '/sandbox/settings', () => '{"__proto__":{"strict":true}}', 400],
  ])('%s', async (_, method, path, body, status) => {
    await call('POST', ADD, withOptions('{}'));
    const before = sandbox.hash();
    const refused = await call(method, path, body());
    expect(refused.status).toBe(status);
    expectPlatformForm(refused.text);
    expect(sandbox.hash()).toBe(before);
    expect(failures).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'javascript://localhost:5173/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
  ])(
    'R95: no browser is led to %s: refused on the return, or when the session is made',
    async (postFlowUrl) => {
      const body = JSON.stringify({ logout: { clientId: CLIENT_ID }, callbacks: { postFlowUrl } });
      const authorization = (await visitorOf(sandbox)).token;
      const made = await call('POST', '/v1/redirect-session', body, { authorization });
      const page = await fetch(JSON.parse(made.text).redirectSession.fullUrl, { redirect: 'manual' });
      expect([made.status, page.status, page.headers.get('location')]).toEqual([200, 403, null]);
      expect(await page.text()).not.toMatch(/(href|src|action)="?(javascript:|data:text)|<script/i);
      expect(failures).toEqual([]);
      const strict = createSandbox({ settings: { callbackCheck: 'strict' } });
      const visitor = await visitorOf(strict);
      const before = strict.hash();
      const refused = await visitor.post('/v1/redirect-session', JSON.parse(body));
      expect([refused.status, strict.hash()]).toEqual([403, before]);
    },
  );

  test.each(['__proto__', 'constructor', 'toString'])(
    'a hosted page of the session %s does not exist',
    async (id) => {
      for (const path of [`/platform/checkout/${id}`, `/platform/checkout/${id}/${id}`]) {
        const page = await call('GET', path);
        expect([page.status, page.text.includes('This page does not exist')]).toEqual([404, true]);
      }
      expect(failures).toEqual([]);
    },
  );

  test('a field mask with an inherited name has no effect', async () => {
    await call('POST', ADD, withOptions('{}'));
    for (const mask of [
      'extendedFields.constructor',
      'extendedFields.__proto__.polluted',
      'contactInfo.toString',
    ])
      expect(
        (await call('PATCH', '/v1/carts/current', JSON.stringify({ cartInfo: {}, cartFieldmask: mask })))
          .status,
      ).toBe(200);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect((await call('GET', '/v1/carts/current')).status).toBe(200);
    expect(failures).toEqual([]);
  });

  test('line breaks do not get into the headers of an answer', async () => {
    const answer = await raw([
      'OPTIONS /v1/carts/current HTTP/1.1',
      `Host: localhost:${server.port}`,
      'Access-Control-Request-Headers: x-a%0d%0aset-cookie: a=1',
      'Connection: close',
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(answer).not.toMatch(/^set-cookie/im);
  });

  test('an invalid host name and a path with ../ are refused in JSON', async () => {
    const odd = await raw(['GET / HTTP/1.1', 'Host: "><script>', 'Connection: close']);
    expect(odd).toMatch(/^HTTP\/1\.1 400 [^]*The address cannot be read/);
    const climbing = await raw([
      'GET /v1/products/../../../../etc/passwd HTTP/1.1',
      `Host: localhost:${server.port}`,
      'Connection: close',
    ]);
    expect(climbing).toMatch(/^HTTP\/1\.1 404 [^]*OPERATION_NOT_FOUND/);
  });

  test('an expired token, a token of another sandbox and a wrong scheme have different messages', async () => {
    const other = createSandbox({ seed: 'other' });
    const foreign = (await visitorOf(other)).token;
    const late = createSandbox();
    const expired = await visitorOf(late);
    late.clock.advance(14_400_000);
    expect((await call('GET', '/v1/carts/current', undefined, { authorization: foreign })).text).toContain(
      'The access token is not known.',
    );
    expect((await expired.cart()).body.at('details.applicationError.description')).toContain('has expired');
    expect(
      (await call('GET', '/v1/carts/current', undefined, { authorization: `Bearer ${token}` })).text,
    ).toContain('without the word Bearer');
  });

  test('afterwards the sandbox answers as before', async () => {
    expect((await call('POST', '/v1/products/query-platformized', '{}')).status).toBe(200);
    expect(failures).toEqual([]);
  });
});
