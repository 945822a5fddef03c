import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { CookieSource } from './cookie-header.ts';
import { requestCookies } from './request-cookies.ts';
import { member } from '../testing/contents.ts';

const KEY = 'shop@https://shop.test';
const NAME = '__Host-vitrine-shop%40https%3A%2F%2Fshop.test';
const VALUE = 'member~4000000000~AT-member~RT-member';
const COOKIE = `theme=dark; ${NAME}=${VALUE}`;

/** Headers as `await headers()` of Next.js returns them: with a member `headers`. */
class NextHeaders extends Headers {
  readonly headers: Record<string, string>;
  constructor(headers: Record<string, string>) {
    super();
    this.headers = headers;
  }
  override get(name: string): string | null {
    return this.headers[name.toLowerCase()] ?? null;
  }
}

/** Cookies as `await cookies()` of Next.js returns them: with decoded values. */
const nextCookies = (cookie: string) => {
  const all = cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.split('='))
    .map(([name = '', value = '']) => ({ name, value: decodeURIComponent(value) }));
  return { get: (wanted: string) => all.find(({ name }) => name === wanted), getAll: () => all };
};

const incoming = (headers: Record<string, string>): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { headers });
/** A request of Express, which has its own method to look headers up. */
const express = (headers: Record<string, string>) =>
  Object.assign(incoming(headers), { get: (name: string) => headers[name.toLowerCase()] });

const sources: [string, (cookie: string) => CookieSource][] = [
  ['a Request', (cookie) => new Request('https://shop.test/', { headers: { cookie } })],
  ['its Headers', (cookie) => new Headers({ cookie })],
  ['headers() of Next.js', (cookie) => new NextHeaders({ cookie })],
  ['cookies() of Next.js', nextCookies],
  ['a request whose headers are those of Next.js', (cookie) => ({ headers: new NextHeaders({ cookie }) })],
  ['a request of node:http', (cookie) => incoming({ cookie })],
  ['a request of Express', (cookie) => express({ cookie })],
  ['an event of a cloud function', (cookie) => ({ headers: { Cookie: cookie }, body: '' })],
  ['a Map of headers', (cookie) => new Map([['cookie', cookie]])],
  ['a record of headers', (cookie) => ({ host: 'shop.test', cookie })],
  ['a record of headers in capitals', (cookie) => ({ COOKIE: cookie })],
  ['a record without a prototype', (cookie) => Object.assign(Object.create(null) as object, { cookie })],
  [
    'a record of another realm, as in a test or a sandbox',
    (cookie) => runInNewContext('({ cookie })', { cookie }) as Record<string, string>,
  ],
  ['a record with lists', (cookie) => ({ cookie: cookie.split('; ') })],
  ['a record with a header of that name', (cookie) => ({ headers: 'x', cookie })],
  ['the text of the Cookie header', (cookie) => cookie],
];

describe('requestCookies finds the session in', () => {
  test.each(sources)('%s', (_, source) => {
    const cookies = requestCookies(source(COOKIE));
    expect([cookies.load(KEY), cookies.cookieHeader()]).toEqual([member, COOKIE]);
  });
});

describe('requestCookies begins without a session if the cookie is missing in', () => {
  test.each(sources)('%s', (_, source) => {
    expect(requestCookies(source('')).load(KEY)).toBeUndefined();
  });

  test.each<[string, CookieSource]>([
    ['headers() of Next.js', new NextHeaders({})],
    ['a request of node:http', incoming({})],
    ['a request of Express', express({})],
    ['a record of headers', {}],
  ])('%s without cookies', (_, source) => {
    expect(requestCookies(source).load(KEY)).toBeUndefined();
  });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['headers() of Next.js without await', Promise.resolve(new Headers())],
  ['a list', [['cookie', COOKIE]]],
  ['a function', () => COOKIE],
  ['a request without headers', { headers: null }],
  ['a request whose headers have no headers', Object.assign(new Socket(), { headers: new Socket() })],
  ['a record whose cookie is not a text', { cookie: { a: 1 } }],
  ['an object with an asynchronous get', { get: async () => undefined }],
  ['an object with an asynchronous getAll', { get: () => undefined, getAll: async () => [] }],
])('requestCookies rejects %s, and says what it accepts', (_, source) => {
  expect(() => requestCookies(source as CookieSource)).toThrow(
    expect.objectContaining({
      name: 'ValidationError',
      code: 'invalid-cookie-source',
      message: expect.stringMatching(
        /Request.*Headers.*get\(name\).*node:http.*record of headers.*text of the Cookie header/,
      ),
    }),
  );
});

test('applyTo adds cookies to headers that have a member `headers`', () => {
  const cookies = requestCookies('');
  void cookies.save(KEY, member);
  const target = Object.assign(new Headers(), { headers: {} });
  expect(cookies.applyTo(target).getSetCookie()).toEqual([expect.stringContaining(`${NAME}=${VALUE}`)]);
});
