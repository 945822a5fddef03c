import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { member } from '../testing/contents.ts';
import { requestCookies } from './request-cookies.ts';
import type { ApplyCookies, CookieTarget } from './set-cookies.ts';

const KEY = 'shop@https://shop.test';
const LINE =
  '__Host-vitrine-shop%40https%3A%2F%2Fshop.test=member~4000000000~AT-member~RT-member; Path=/; Max-Age=2592000; SameSite=lax; Secure; HttpOnly';
const PRIVATE = 'private, no-store';

const renewed = (): { readonly applyTo: ApplyCookies } => {
  const session = requestCookies('');
  void session.save(KEY, member);
  return session;
};

/** The headers of a response that a handler of `node:http` sends. */
const servedByNode = async (): Promise<Headers> => {
  const server = createServer((_request, response) => {
    response.appendHeader('set-cookie', 'own=1');
    renewed().applyTo(response);
    response.end();
  }).listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://localhost:${port}`)).headers;
  } finally {
    server.close();
  }
};

const servedByHono = async (): Promise<Headers> => {
  const app = new Hono().get('/', (context) => {
    context.header('set-cookie', 'own=1', { append: true });
    renewed().applyTo(context);
    return context.text('');
  });
  return (await app.request('/')).headers;
};

/** A response of Express, whose own `set` and `header` would replace the cookies of the program. */
const sentByExpress = async (): Promise<Headers> => {
  const headers = new Headers({ 'set-cookie': 'own=1' });
  const replace = () => expect.unreachable();
  const response = {
    append: replace,
    header: replace,
    set: replace,
    appendHeader: (name: string, value: string) => headers.append(name, value),
    setHeader: (name: string, value: string) => headers.set(name, value),
  };
  renewed().applyTo(response);
  return headers;
};

const ways: readonly [string, () => Promise<Headers>][] = [
  [
    'a Response',
    async () => renewed().applyTo(new Response('', { headers: { 'set-cookie': 'own=1' } })).headers,
  ],
  ['Headers', async () => renewed().applyTo(new Headers({ 'set-cookie': 'own=1' }))],
  ['a response of node:http', servedByNode],
  ['a response of Express', sentByExpress],
  ['a context of Hono', servedByHono],
];

test.each(ways)(
  'a renewed session is sent with %s, and the cookies of the program stay',
  async (_, headers) => {
    const sent = await headers();
    expect([sent.getSetCookie(), sent.get('cache-control')]).toEqual([['own=1', LINE], PRIVATE]);
  },
);

test('headers that cannot be changed are refused with the way to send the cookies', () => {
  expect(() => renewed().applyTo(Response.redirect('https://shop.test/', 303).headers)).toThrow(
    expect.objectContaining({
      code: 'invalid-cookie-target',
      message: expect.stringContaining('Give it the response itself'),
    }),
  );
});

test('a middleware of Hono sends the session with a redirect, whose headers cannot be changed', async () => {
  const app = new Hono()
    .use(async (context, next) => {
      await next();
      renewed().applyTo(context);
    })
    .get('/', () => Response.redirect('https://shop.test/', 303));
  const { status, headers } = await app.request('/');
  expect([status, headers.get('location'), headers.getSetCookie()]).toEqual([
    303,
    'https://shop.test/',
    [LINE],
  ]);
});

test('a redirect, whose headers cannot be changed, is copied', () => {
  const sent = renewed().applyTo(Response.redirect('https://shop.test/', 303));
  expect([sent.status, sent.headers.get('location'), sent.headers.getSetCookie()]).toEqual([
    303,
    'https://shop.test/',
    [LINE],
  ]);
});

test('a cookie store of Next.js or Astro gets name, value and attributes', () => {
  const calls: unknown[] = [];
  const session = requestCookies('', {
    path: '/a=b',
    domain: 'shop.test',
    sameSite: 'strict',
    secure: false,
  });
  void session.save(KEY, member);
  session.applyTo({ set: (...call) => calls.push(call) });
  expect(calls).toEqual([
    [
      'vitrine-shop%40https%3A%2F%2Fshop.test',
      'member~4000000000~AT-member~RT-member',
      {
        path: '/a=b',
        domain: 'shop.test',
        maxAge: 2_592_000,
        sameSite: 'strict',
        secure: false,
        httpOnly: true,
      },
    ],
  ]);
});

test('a cookie store removes the session after a sign-out', () => {
  const calls: unknown[] = [];
  const session = requestCookies(LINE.split('; ', 1)[0] ?? '');
  void session.save(KEY, undefined);
  session.applyTo({ set: (...call) => calls.push(call) });
  expect(calls).toEqual([
    [
      expect.stringContaining('__Host-'),
      '',
      { path: '/', maxAge: 0, sameSite: 'lax', secure: true, httpOnly: true },
    ],
  ]);
});

test('the error of a cookie store that is read-only reaches the program', () => {
  const readOnly = new Error('Cookies can only be modified in a Server Action or Route Handler.');
  const set = () => {
    throw readOnly;
  };
  expect(() => renewed().applyTo({ set })).toThrow(readOnly);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['cookies() of Next.js without await', Promise.resolve({ set: () => undefined })],
  ['a request', { get: () => undefined }],
])('%s cannot send cookies, and the error says what can', (_, target) => {
  for (const { applyTo } of [renewed(), requestCookies('')])
    expect(() => applyTo(target as CookieTarget)).toThrow(
      expect.objectContaining({
        name: 'ValidationError',
        code: 'invalid-cookie-target',
        message: expect.stringMatching(
          /Response.*node:http or Express.*Hono.*set\(name, value, attributes\)/,
        ),
      }),
    );
});
