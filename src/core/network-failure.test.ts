import { describe, expect, test } from 'vitest';
import { oauth } from '../session/oauth.ts';
import { app } from '../session/app.ts';
import { memoryStorage } from '../session/storage/storage.ts';
import { createClient } from './client.ts';
import { onError } from './hooks.ts';
import { callLog } from './logging.ts';
import { isNetworkFailure } from './network-failure.ts';
import { call, clientOf, failureOf, tokens } from './testing/fakes.ts';

const typeError = (message: string, cause?: unknown) => new TypeError(message, { cause });
const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const named = (name: string, message = 'x') => Object.assign(new Error(message), { name });
const marked = (digest: string, message = 'x') => Object.assign(new Error(message), { digest });

/** Errors that runtimes and libraries throw if the network fails. */
const failures: readonly unknown[] = [
  typeError('fetch failed'),
  typeError('fetch failed', coded('ECONNRESET')),
  typeError('fetch failed', { code: 'ERR_INVALID_CHAR' }),
  typeError('terminated', coded('UND_ERR_SOCKET', 'other side closed')),
  typeError('Failed to fetch'),
  typeError('network error'),
  typeError('NetworkError when attempting to fetch resource.'),
  typeError('Load failed'),
  typeError('Load failed (shop.test)'),
  typeError('cancelled'),
  typeError('Type error'),
  typeError('Could not connect to the server.'),
  typeError('A server with the specified hostname could not be found.'),
  typeError('Die Netzwerkverbindung wurde unterbrochen.'),
  typeError('未能连接到服务器。'),
  typeError('Network request failed'),
  typeError('error sending request for url (https://shop.test/): connection refused'),
  typeError('error reading a body from connection: unexpected end of file'),
  typeError('Content-Length header of network response exceeds response Body.'),
  typeError('Error in input stream'),
  new Error('Network connection lost.'),
  new Error('internal error; connection closed'),
  new Error('getaddrinfo ENOTFOUND shop.test'),
  new Error('request failed', { cause: coded('ETIMEDOUT') }),
  coded('ConnectionRefused', 'Unable to connect. Is the computer able to access the url?'),
  coded('FailedToOpenSocket'),
  coded('ECONNREFUSED'),
  coded('EPIPE'),
  coded('EAI_AGAIN'),
  coded('UND_ERR_HEADERS_TIMEOUT'),
  coded('ERR_NETWORK'),
  coded('ERR_SSL_WRONG_VERSION_NUMBER'),
  coded('ERR_HTTP2_STREAM_ERROR'),
  coded('ERR_TLS_CERT_ALTNAME_INVALID'),
  coded('SELF_SIGNED_CERT_IN_CHAIN'),
  coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
  coded('HPE_INVALID_CONSTANT'),
  named('ConnectionReset'),
  named('FetchError', 'request to https://shop.test failed, reason: socket hang up'),
  new DOMException('gone', 'NetworkError'),
  new DOMException('gone', 'AbortError'),
  new DOMException('late', 'TimeoutError'),
];

const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It throws nothing');
};

const nothing = undefined as unknown as { readonly connection: { readonly socket: () => void } };
const frozen = Object.freeze({ network: 1 }) as { network: number };

/** Values that frameworks and mistakes in programs throw. */
const others: readonly (readonly [string, unknown])[] = [
  ['Next.js: a page becomes dynamic', marked('DYNAMIC_SERVER_USAGE', 'Dynamic server usage: no-store fetch')],
  ['Next.js: a redirect', marked('NEXT_REDIRECT;replace;/login;307;', 'NEXT_REDIRECT')],
  ['Next.js: not found', marked('NEXT_HTTP_ERROR_FALLBACK;404', 'NEXT_HTTP_ERROR_FALLBACK;404')],
  ['Next.js: a render ended', marked('HANGING_PROMISE_REJECTION', 'the connection closed')],
  ['Next.js: an interrupted prerender', marked('NEXT_PRERENDER_INTERRUPTED', 'fetch failed')],
  ['Next.js: static only', coded('NEXT_STATIC_GEN_BAILOUT', 'Route / used no-store fetch, a network call')],
  ['React: a thrown promise', Promise.resolve()],
  ['React: a postponed part', { $$typeof: Symbol.for('react.postpone'), message: 'network', stack: '' }],
  ['React Router: a thrown response', new Response(null, { status: 302 })],
  ['a text', 'offline'],
  ['undefined', undefined],
  ['null', null],
  ['a ReferenceError', new ReferenceError('connection is not defined')],
  ['a RangeError', new RangeError('Invalid array length')],
  ['a SyntaxError', new SyntaxError('Unexpected token')],
  ['no function', thrownBy(() => ({} as { fetch: () => void }).fetch())],
  ['a member of undefined', thrownBy(() => nothing.connection.socket())],
  ['a read-only member', thrownBy(() => void (frozen.network = 2))],
  ['a circular body', thrownBy(() => JSON.stringify(circle()))],
  ['a bad address', thrownBy(() => new URL('network'))],
  ['an address without a host', typeError('Only absolute URLs are supported')],
  ['headers that cannot change', typeError('immutable')],
  ['a used body', typeError('Body is unusable: Body has already been read')],
  ['Safari: no function', typeError("undefined is not an object (evaluating 'a.connection')")],
  ['Firefox: no function', typeError('a.network is undefined')],
  [
    'a bad argument',
    Object.assign(typeError('The "url" argument must be'), { code: 'ERR_INVALID_ARG_TYPE' }),
  ],
  ['an error of a wrapper', new Error('The quota of this program is used up')],
  ['a missing file', coded('ENOENT', "ENOENT: no such file or directory, open 'network'")],
];

function circle(): object {
  const self: { self?: object } = {};
  self.self = self;
  return self;
}

describe('a failure of the network', () => {
  test.each(failures.map((error) => [String(error), error]))(
    'becomes a NetworkError: %s',
    async (_, error) => {
      const site = clientOf(() => Promise.reject(error as Error), { retries: 0 });
      expect(await failureOf(call(site))).toMatchObject({ name: 'NetworkError', cause: error });
    },
  );

  test('is any error of a stream that breaks off, unless it is a mistake in a program', () => {
    expect(isNetworkFailure(new Error('gone'), true)).toBe(true);
    expect(isNetworkFailure(new ReferenceError('gone'), true)).toBe(false);
  });

  test('is decided without end also if causes form a circle', () => {
    const error: Error = new Error('gone');
    error.cause = error;
    expect(isNetworkFailure(error)).toBe(false);
  });
});

describe('what is no failure of the network passes through unchanged, once, and is not repeated', () => {
  const paths = ['call', 'token request', 'renewal', 'app', 'body', 'body of a refusal'] as const;
  const rows = others
    .flatMap(([name, error]) => paths.map((path) => [name, path, error] as const))
    .filter(
      // An error of a stream without a mark is a connection that broke off.
      ([name, path]) => name !== 'an error of a wrapper' || !path.startsWith('body'),
    );
  test.each(rows)('%s, thrown in: %s', async (_, path, error) => {
    let sent = 0;
    const broken = (): Promise<Response> => {
      sent++;
      if (!path.startsWith('body')) return Promise.reject(error as Error);
      const stream = new ReadableStream({ pull: (controller) => controller.error(error) });
      return Promise.resolve(new Response(stream, { status: path === 'body' ? 200 : 400 }));
    };
    const fetch = async (url: string) =>
      path === 'call' && url.endsWith('/oauth2/token') ? tokens(1) : broken();
    const storage = memoryStorage();
    if (path === 'renewal')
      void storage.save('shop@https://shop.test', {
        // The access token is still valid for a moment.
        accessToken: { value: 'AT', expiresAt: Date.now() / 1000 + 20 },
        refreshToken: { value: 'RT', role: 'member' },
      });
    const ids = { appId: 'a', appSecret: 'b', instanceId: 'c' };
    const heard: unknown[] = [];
    const layers = [onError((failure) => heard.push(failure)), callLog(() => undefined)];
    const auth = path === 'app' ? app(ids) : oauth({ clientId: 'shop', storage });
    const site = path.startsWith('body')
      ? clientOf(fetch, { layers })
      : createClient({ fetch, host: 'https://shop.test', auth, layers });
    const thrown = await call(site).then(
      () => 'an answer',
      (reason: unknown) => [reason],
    );
    expect((thrown as unknown[])[0] === error).toBe(true);
    expect(sent).toBe(1);
    expect(heard.every((failure) => failure === error)).toBe(true);
    if (path === 'renewal') expect((await site.session?.getTokens())?.refreshToken.value).toBe('RT');
  });
});

test('a header that fetch rejects is named, without its value', async () => {
  const site = createClient({ host: 'http://127.0.0.1:9' });
  const error = await failureOf(call(site, 'read', { headers: { 'x-note': 'SECRET…' } }));
  expect(error).toMatchObject({ name: 'ValidationError', code: 'invalid-header' });
  expect((error as Error).message).toContain('"x-note"');
  expect(JSON.stringify(error) + (error as Error).message).not.toContain('SECRET');
});
