import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { atMost } from '../../../scripts/testing/counts.ts';
import { createClient, type ClientOptions } from '../../client/client.ts';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox.ts';
import { type RunningServer, startServer } from '../../sandbox/serve.ts';
import type { SandboxSettings } from '../../sandbox/settings.ts';
import { CLIENT_ID } from '../../sandbox/testing/shopper.ts';
import { oauth } from '../oauth.ts';
import { type Finding, preflight, type PreflightCheck, type PreflightOptions } from './index.ts';

// Against the sandbox over HTTP; what the sandbox cannot be made to answer is put into single answers.

let sandbox: Sandbox;
let server: RunningServer;
beforeAll(async () => {
  sandbox = createSandbox();
  server = await startServer(sandbox, { port: 0 });
});
afterAll(() => server.close());
beforeEach(() => sandbox.reset({ settings: createSandbox().state.settings }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const set = (settings: Partial<SandboxSettings>) => void Object.assign(sandbox.state.settings, settings);
const TOKEN = '/oauth2/token';
const SESSION = '/v1/redirect-session';
const OPTIONS = '/v1/checkout/options';
const payable = {
  paymentMethodConfigured: true,
  acceptCoupons: true,
  premiumServices: true,
  paidTickets: true,
  acceptGiftCards: false,
};

type Answers = Record<string, (init: RequestInit) => Response>;

/** A client of the sandbox, some of whose paths get other answers. */
const clientWith = (
  own: Record<string, (init: RequestInit) => Response> = {},
  options: ClientOptions = {},
) => {
  const calls: string[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url);
    calls.push(`${init.method} ${pathname}`);
    const answers: Answers = { [OPTIONS]: () => Response.json(payable), ...own };
    const answer = Object.entries(answers).find(([path]) => pathname.endsWith(path));
    return answer?.[1](init) ?? globalThis.fetch(url, init);
  };
  return {
    client: createClient({ host: server.url, fetch, ...options, auth: oauth({ clientId: CLIENT_ID }) }),
    calls,
  };
};

const redirectUri = 'http://localhost:5173/callback?from=login';
const postFlowUrl = 'http://localhost:5173/back';
const told = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ check, status }) => [check, status]));
const find = async (check: PreflightCheck, options: PreflightOptions = {}, client = clientWith().client) =>
  (await preflight(client, options)).find((finding) => finding.check === check);

describe('a setup without faults', () => {
  test('has no fault, and nothing to mend', async () => {
    const findings = await preflight(clientWith().client, {
      redirectUri,
      postFlowUrl,
      origin: 'http://localhost:5173',
    });
    expect(told(findings)).toEqual({
      host: 'ok',
      clientId: 'ok',
      clock: 'ok',
      secureContext: 'ok',
      storage: 'unknown',
      redirectUri: 'ok',
      postFlowUrl: 'ok',
      origin: 'ok',
      published: 'ok',
      payments: 'ok',
    });
    expect(findings.flatMap(({ fix }) => fix ?? [])).toEqual([]);
  });

  test('is left as it was: no session of the client, no cart, no page that was opened', async () => {
    const { client, calls } = clientWith();
    await preflight(client, { redirectUri, postFlowUrl });
    expect(client.session.getSnapshot().role).toBe('none');
    expect(await client.session.getTokens()).toBeUndefined();
    expect(sandbox.state.carts).toEqual({});
    expect(Object.values(sandbox.state.redirectSessions).filter(({ visit }) => visit !== null)).toEqual([]);
    const kinds = new Set(calls.map((call) => call.replace(/ .*(?=\/(oauth2|v1)\/)/, ' ')));
    expect([...kinds].sort()).toEqual([`GET ${OPTIONS}`, `POST ${TOKEN}`, `POST ${SESSION}`]);
    expect(calls.filter((call) => call.endsWith(TOKEN))).toHaveLength(1);
  });

  test('is looked at only where it is asked for, without a call where none is needed', async () => {
    const { client, calls } = clientWith();
    expect(told(await preflight(client, { checks: ['secureContext', 'storage', 'redirectUri'] }))).toEqual({
      secureContext: 'ok',
      storage: 'unknown',
    });
    expect(calls).toEqual([]);
  });
});

describe('the host', () => {
  test('cannot be reached: nothing more is asked, and nothing else is blamed', async () => {
    const gone = await startServer(createSandbox(), { port: 0 });
    await gone.close();
    const { client, calls } = clientWith({}, { host: gone.url });
    const findings = await preflight(client, { redirectUri });
    expect(told(findings)).toMatchObject({
      host: 'problem',
      clientId: 'unknown',
      clock: 'unknown',
      redirectUri: 'unknown',
      published: 'unknown',
    });
    expect(findings[0]?.text).toContain(gone.url);
    expect(calls).toHaveLength(1);
  });

  test('does not answer in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const hanging = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const finding = find('host', {}, clientWith({}, { fetch: hanging }).client);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await finding).toMatchObject({ status: 'problem', text: expect.stringContaining('in time') });
  });

  test('is not asked when the device is offline, as far as the browser tells', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { client } = clientWith({}, { fetch: () => Promise.reject(new TypeError('failed')) });
    expect(await find('host', {}, client)).toMatchObject({
      status: 'problem',
      text: 'This device is offline.',
    });
  });

  test.each<[string, number, string]>([
    ['a page of a site', 200, '<!doctype html><p>Hello'],
    ['an address without such calls', 404, '<p>Not found'],
    ['JSON of something else', 200, '{"hello":true}'],
    ['an empty answer', 204, ''],
  ])('is something else: %s', async (_, status, body) => {
    const other = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { client } = clientWith({}, { host: `http://127.0.0.1:${port}` });
    expect(await find('host', {}, client)).toMatchObject({ status: 'problem', fix: expect.any(String) });
    other.close();
  });

  test.each([
    [429, /fewer calls/],
    [503, /fails at the moment/],
  ])('has a bad moment: %i', async (status, words) => {
    const { client } = clientWith({ [TOKEN]: () => Response.json({}, { status }) });
    const findings = await preflight(client);
    expect(findings[0]).toMatchObject({
      check: 'host',
      status: 'warning',
      text: expect.stringMatching(words),
    });
    expect(told(findings)).toMatchObject({ clientId: 'unknown' });
  });

  test.each([
    ['http://shop.example', 'warning'],
    ['http://localhost', 'ok'],
    ['http://127.0.0.1:4010', 'ok'],
    ['https://shop.example', 'ok'],
  ])('%s: %s', async (host, status) => {
    const fetch = async () => Response.json({ access_token: 'AT', expires_in: 14_400, refresh_token: 'RT' });
    expect(await find('host', { checks: ['host'] }, clientWith({}, { host, fetch }).client)).toMatchObject({
      status,
    });
  });
});

test('the client id gets no tokens', async () => {
  set({ clientIds: ['another'] });
  expect(told(await preflight(clientWith().client, { redirectUri }))).toMatchObject({
    host: 'ok',
    clientId: 'problem',
    redirectUri: 'unknown',
    published: 'unknown',
    payments: 'unknown',
  });
});

describe('the clock', () => {
  const hour = 3_600_000;
  test.each([
    ['fast by an hour', hour, 'problem', /3(599|600|601) seconds fast/],
    ['slow by an hour', -hour, 'problem', /3(599|600|601) seconds slow/],
    ['fast by two minutes', 120_000, 'warning', /seconds fast/],
    ['right within what a slow answer explains', 20_000, 'ok', /right/],
  ])('is %s', async (_, off, status, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
    expect(await find('clock')).toMatchObject({ status, text: expect.stringMatching(text) });
  });

  const withToken = (value: string) =>
    find(
      'clock',
      { checks: ['clock'] },
      clientWith({
        [TOKEN]: () => Response.json({ access_token: value, expires_in: 14_400, refresh_token: 'RT' }),
      }).client,
    );

  test('is compared with the token where a page may not see the date', async () => {
    const made = (iat: unknown) => `OauthNG.JWS.e30.${btoa(JSON.stringify({ iat })).replace(/=+$/, '')}.x`;
    expect(await withToken(made(Date.now() / 1000))).toMatchObject({ status: 'ok' });
    expect(await withToken(made(Date.now() / 1000 - 3_600))).toMatchObject({ status: 'problem' });
    expect(await withToken(made('yesterday'))).toMatchObject({ status: 'unknown' });
    expect(await withToken('opaque')).toMatchObject({ status: 'unknown' });
  });
});

describe('a callback', () => {
  test('is not on the list: the list is named, and how it is compared', async () => {
    const away = { redirectUri: 'https://shop.example/callback', postFlowUrl: 'https://shop.example/back' };
    const findings = await preflight(clientWith().client, { ...away, origin: 'https://shop.example' });
    expect(told(findings)).toMatchObject({
      redirectUri: 'problem',
      postFlowUrl: 'problem',
      origin: 'problem',
    });
    const fix = (check: string) => findings.find((finding) => finding.check === check)?.fix;
    expect(fix('redirectUri')).toMatch(/allowed redirect addresses.*to the letter/);
    expect(fix('postFlowUrl')).toMatch(/allowed redirect domains/);
  });

  test('is on the list with https only', async () => {
    set({ allowedRedirects: ['https://localhost:5173'] });
    expect(await find('redirectUri', { redirectUri })).toMatchObject({ status: 'problem' });
    const safe = redirectUri.replace('http:', 'https:');
    expect(await find('redirectUri', { redirectUri: safe })).toMatchObject({ status: 'ok' });
  });

  test('is not known to be allowed where the host looks at it only on return (R95)', async () => {
    set({ callbackCheck: 'faithful', allowedRedirects: [] });
    expect(await find('redirectUri', { redirectUri })).toMatchObject({
      status: 'unknown',
      text: expect.stringMatching(/when somebody comes back/),
      fix: expect.stringMatching(/allowed redirect addresses/),
    });
  });

  test.each([
    ['no address', 'callback', 'problem'],
    ['a path', '/callback', 'problem'],
    ['another scheme', 'myapp://callback', 'problem'],
    ['a script', 'javascript:alert(1)', 'problem'],
    ['a fragment', 'http://localhost:5173/#/callback', 'problem'],
  ])('is %s: nobody is asked', async (_, uri, status) => {
    const { client, calls } = clientWith();
    const options = { redirectUri: uri, checks: ['redirectUri'] as const };
    expect(await find('redirectUri', options, client)).toMatchObject({ status });
    expect(calls).toEqual([]);
  });

  test('is not encrypted, or of another origin than the page that begins the sign-in', async () => {
    set({ allowedRedirects: ['http://shop.example', 'http://localhost:*'] });
    expect(await find('redirectUri', { redirectUri: 'http://shop.example/' })).toMatchObject({
      status: 'warning',
    });
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:5173' });
    expect(await find('redirectUri', { redirectUri })).toMatchObject({
      status: 'warning',
      text: expect.stringContaining('another origin'),
    });
    expect(await find('origin')).toMatchObject({ status: 'problem' });
  });

  test('cannot be asked about: the call fails in another way', async () => {
    const { client } = clientWith({ [SESSION]: () => Response.json({}, { status: 500 }) });
    expect(await find('redirectUri', { redirectUri }, client)).toMatchObject({ status: 'unknown' });
  });
});

test('the site is not published', async () => {
  const message = 'No Public URL Found - verify that site is published';
  const { client } = clientWith({
    [SESSION]: () => Response.json({ message, details: {} }, { status: 500 }),
  });
  const findings = await preflight(client, { redirectUri });
  expect(told(findings)).toMatchObject({ published: 'problem', redirectUri: 'unknown' });
});

test.each<[string, Response, string, RegExp]>([
  [
    'no way to pay',
    Response.json({ ...payable, paymentMethodConfigured: false }),
    'warning',
    /no way to pay/,
  ],
  ['a plan without tickets', Response.json({ ...payable, premiumServices: false }), 'warning', /plan/],
  [
    'no events app',
    Response.json(
      { message: '', details: { applicationError: { code: 'WIX_EVENTS_APP_NOT_INSTALLED' } } },
      { status: 428 },
    ),
    'unknown',
    /no events app/,
  ],
  ['no right to know', Response.json({}, { status: 403 }), 'unknown', /does not tell/],
])('the site has %s', async (_, answer, status, text) => {
  const { client } = clientWith({ [OPTIONS]: () => answer.clone() });
  expect(await find('payments', {}, client)).toMatchObject({ status, text: expect.stringMatching(text) });
});

test('the page is no secure context', async () => {
  vi.stubGlobal('crypto', {});
  expect(await find('secureContext', { checks: ['secureContext'] })).toMatchObject({ status: 'problem' });
});

describe('the storage of a page', () => {
  const area = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  const blocked = {
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  const page = (globals: Record<string, unknown> = {}) => {
    const all = {
      document: {},
      sessionStorage: area(),
      localStorage: area(),
      indexedDB: new IDBFactory(),
      navigator: { cookieEnabled: true },
      ...globals,
    };
    for (const [name, value] of Object.entries(all)) vi.stubGlobal(name, value);
    return all;
  };
  const storage = (options: PreflightOptions = {}) => find('storage', { ...options, checks: ['storage'] });

  test('works, and nothing is left in it', async () => {
    const { sessionStorage, localStorage, indexedDB } = page();
    expect(await storage()).toMatchObject({ status: 'ok' });
    expect([sessionStorage.kept.size, localStorage.kept.size]).toEqual([0, 0]);
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  });

  test('is blocked in the tab: a problem for a sign-in, else a warning', async () => {
    page({ sessionStorage: blocked });
    expect(await storage({ redirectUri })).toMatchObject({ status: 'problem' });
    expect(await storage()).toMatchObject({ status: 'warning' });
  });

  test('is blocked elsewhere: what is blocked is named', async () => {
    page({ localStorage: blocked, indexedDB: undefined, navigator: { cookieEnabled: false } });
    expect(await storage({ redirectUri })).toMatchObject({
      status: 'warning',
      text: expect.stringContaining('web storage and IndexedDB and cookies'),
    });
  });

  test('hangs: it is not waited for long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page({ indexedDB: { open: () => ({}), deleteDatabase: () => ({}) } });
    const finding = storage();
    await vi.advanceTimersByTimeAsync(3_100);
    expect(await finding).toMatchObject({ status: 'warning', text: expect.stringContaining('IndexedDB') });
  });
});

test('no finding holds a secret, not even when the host repeats all that it was sent', async () => {
  const secret = 'CANARY-4f1c';
  const repeat = (status: number) => (init: RequestInit) =>
    Response.json(
      {
        message: `No: ${JSON.stringify(init)}`,
        details: { applicationError: { code: `${secret} ${JSON.stringify(init.headers)}` } },
      },
      { status, headers: { 'x-wix-request-id': secret } },
    );
  const token = () => Response.json({ access_token: secret, expires_in: 14_400, refresh_token: secret });
  const uri = `https://user:${secret}@shop.example/callback?token=${secret}`;
  const hosts: Answers[] = [
    { [TOKEN]: token, [SESSION]: repeat(500), [OPTIONS]: repeat(403) },
    { [TOKEN]: token, [SESSION]: repeat(403), [OPTIONS]: repeat(428) },
    { [TOKEN]: repeat(401) },
  ];
  for (const own of hosts) {
    const findings = await preflight(clientWith({ ...own }).client, {
      redirectUri: uri,
      postFlowUrl: `${uri}#${secret}`,
    });
    expect(findings.length).toBeGreaterThan(7);
    expect(JSON.stringify(findings)).not.toContain(secret);
  }
});

test('whatever the host answers, it lists findings and never rejects', async () => {
  const granted = { status: 200, body: '{"access_token":"AT","expires_in":60,"refresh_token":"RT"}' };
  const answer = fc.oneof(
    fc.record({
      status: fc.constantFrom(200, 201, 204, 301, 400, 401, 403, 404, 428, 429, 500, 503),
      body: fc.oneof(fc.json(), fc.string(), fc.constant(granted.body)),
    }),
    fc.constant(undefined),
  );
  const address = fc.oneof(fc.string(), fc.webUrl());
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(answer, fc.constant(granted)),
      answer,
      answer,
      address,
      async (token, session, options, uri) => {
        const reply = (one: typeof token) => () => {
          if (!one) throw new TypeError('broken');
          return new Response(one.status === 204 ? null : one.body, { status: one.status });
        };
        const { client } = clientWith({
          [TOKEN]: reply(token),
          [SESSION]: reply(session),
          [OPTIONS]: reply(options),
        });
        const findings = await preflight(client, { redirectUri: uri, postFlowUrl: uri, origin: uri });
        expect(findings).toHaveLength(10);
        for (const { text, fix, status } of findings) {
          expect(text).toMatch(/\.$/);
          if (status === 'problem' || status === 'warning') expect(fix).toMatch(/[.?]$|attempts\.$/);
        }
        client.session.dispose();
      },
    ),
    { numRuns: atMost(100, 10_000) },
  );
});
