import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { mounted } from '../hosts/mounted.ts';
import { type RunningServer, startServer } from '../hosts/http/serve.ts';
import { visitorOf } from '../testing/shopper.ts';
import { bodyText } from './body-text.ts';

const sandbox = createSandbox();
let server: RunningServer;
let token = '';

beforeAll(async () => {
  server = await startServer(sandbox, { port: 0 });
  token = (await visitorOf(sandbox)).token;
});
afterAll(() => server.close());

const hosts: readonly [string, (path: string, init: RequestInit) => Promise<Response>][] = [
  ['over HTTP', (path, init) => fetch(`${server.url}${path}`, init)],
  ['in the process', (path, init) => sandbox.fetch(new Request(`http://shop.test${path}`, init))],
  [
    'below a path of a worker',
    (path, init) =>
      mounted(sandbox, 'http://shop.test/demo', {}).respond(
        new Request(`http://shop.test/demo${path}`, init),
      ),
  ],
];

/** Bytes of a text in which each `?` is a byte that no UTF-8 text has. */
const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => (character === '?' ? 0xff : character.charCodeAt(0)));

test.each(hosts)('a body that is not UTF-8 is refused %s, and nothing is stored', async (_, ask) => {
  const hash = sandbox.hash();
  const json = { authorization: token, 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const calls: readonly [string, string, Record<string, string>, string][] = [
    ['POST', '/v1/carts/current/add-to-cart', json, '{"lineItems":[],"note":"?"}'],
    ['PATCH', '/v1/carts/current', json, '{"cartInfo":{"buyerNote":"?"}}'],
    ['POST', '/sandbox/faults', json, '{"fault":"?"}'],
    ['POST', '/oauth2/token', form, 'clientId=?'],
    ['POST', '/oauth2/token', form, 'clientId=%FF'],
    ['POST', '/platform/login/none', form, 'email=a%C3%28'],
  ];
  for (const [method, path, headers, text] of calls) {
    const response = await ask(path, { method, headers, body: bytes(text) });
    expect([path, response.status, await response.text()]).toEqual([
      path,
      400,
      expect.stringContaining('The body is not UTF-8'),
    ]);
  }
  expect(sandbox.hash()).toBe(hash);
});

test.each(hosts)('a query that is not UTF-8 is refused %s', async (_, ask) => {
  const read = (query: string) => ask(`/sandbox/mails?to=${query}`, {});
  for (const query of ['%FF', 'a%C3%28', '%E0%A4%A'])
    expect([(await read(query)).status, await (await read(query)).text()]).toEqual([
      400,
      expect.stringContaining('The query is not UTF-8'),
    ]);
  for (const query of ['%C3%A9', '%EF%BF%BD', '%', '%zz', '']) expect((await read(query)).status).toBe(200);
});

test('every text in UTF-8 is read as it was sent', () => {
  const read = (text: string, type?: string) => bodyText(new TextEncoder().encode(text), type);
  for (const text of ['', 'é 🎁 \uFFFD', '\uFEFF{}']) expect(read(text, 'application/json')).toBe(text);
  const form = 'application/x-www-form-urlencoded';
  for (const text of ['a=%C3%A9+%F0%9F%8E%81', 'a=%EF%BF%BD', 'a=100%', 'a=\uFFFD&b=%zz'])
    expect(read(text, form)).toBe(text);
});
