import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { oauth } from '../session/oauth.ts';
import { createClient } from './client.ts';
import { call, clientOf, failureOf, host } from './testing/fakes.ts';
import type { CallClient } from './types.ts';

const once = { retries: 0, attemptTimeout: 20 };

const visitorOf = (fetch: () => Promise<Response>): CallClient =>
  createClient({ fetch, host: 'https://shop.test', auth: oauth({ clientId: 'shop' }), tokenTimeout: 20 });

async function readsTheCart(client: CallClient): Promise<void> {
  await call(client, 'read', once);
}
async function readsTheCartElsewhere(client: CallClient): Promise<void> {
  await call(client, 'read', once);
}

const lost = async (): Promise<Response> => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) });
};
const silent = () => new Promise<Response>(() => undefined);
const busy = async () => new Response(null, { status: 503 });

test.each<[string, string, CallClient]>([
  ['a network failure', 'NetworkError', clientOf(lost)],
  ['a time limit', 'TimeoutError', clientOf(silent)],
  ['a response that is too large', 'ApiError', clientOf(host(new Response('[1,2]')).fetch, { maxBytes: 1 })],
  ['a lost token request', 'NetworkError', visitorOf(lost)],
  ['a token request without a response', 'TimeoutError', visitorOf(silent)],
  ['a refused token request', 'AuthError', visitorOf(busy)],
])('the stack of %s names the function that made the call', async (_, name, client) => {
  const error = await failureOf(readsTheCart(client));
  expect(error).toMatchObject({ name });
  expect((error as Error).stack).toMatch(new RegExp(`^${name}: .*\n[^]*readsTheCart `));
});

test('two callers of one token request each get an error with their own stack', async () => {
  const client = visitorOf(lost);
  const [one, other] = await Promise.all([
    failureOf(readsTheCart(client)),
    failureOf(readsTheCartElsewhere(client)),
  ]);
  expect(one).not.toBe(other);
  expect({ ...(one as object) }).toEqual({ ...(other as object) });
  expect(inspect(one)).toContain('readsTheCart ');
  expect(inspect(one)).not.toContain('readsTheCartElsewhere ');
  expect(inspect(other)).toContain('readsTheCartElsewhere ');
});

test('a log shows no cause if a token request failed without a cause', async () => {
  expect(inspect(await failureOf(readsTheCart(visitorOf(busy))))).not.toContain('[cause]');
});

test('a log shows the system error code if no server listens at the host', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const error = await failureOf(readsTheCart(createClient({ host: `http://127.0.0.1:${port}` })));
  expect(inspect(error)).toContain('ECONNREFUSED');
});

test('a log does not show a cause that may contain parts of the request', async () => {
  const secret = new TypeError('fetch failed', { cause: { code: 'ERR_INVALID_CHAR', header: 'SECRET' } });
  const prefixed = new TypeError('SECRET: fetch failed', { cause: { code: 'ECONNRESET' } });
  const header = new TypeError('Headers.append: "SECRET" is an invalid header value.');
  for (const cause of [secret, prefixed, header]) {
    const error = await failureOf(readsTheCart(clientOf(host(cause).fetch)));
    expect(error).toMatchObject({ name: cause === header ? 'ValidationError' : 'NetworkError', cause });
    expect(inspect(error, { showHidden: true })).not.toContain('SECRET');
  }
});

test('a call fails with the same error in an engine that cannot capture a stack', async () => {
  const known = Object.getOwnPropertyDescriptor(Error, 'captureStackTrace') ?? {};
  Reflect.deleteProperty(Error, 'captureStackTrace');
  try {
    expect(await failureOf(readsTheCart(clientOf(lost)))).toMatchObject({ name: 'NetworkError' });
  } finally {
    Object.defineProperty(Error, 'captureStackTrace', known);
  }
});
