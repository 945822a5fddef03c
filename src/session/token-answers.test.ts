import { gzipSync } from 'node:zlib';
import { setInterval as every } from 'node:timers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from '../core/client.ts';
import type { VitrineError } from '../core/errors/index.ts';
import { call } from '../core/testing/fakes.ts';
import {
  after,
  bytes,
  closeNow,
  cut,
  fine,
  hang,
  json as jsonStep,
  loopback,
  raw,
  resetNow,
  type Step,
} from '../core/testing/loopback.ts';
import { oauth } from './oauth.ts';
import { memoryStorage } from './storage/storage.ts';

// Answers of the token endpoint to a member's renewal, over real sockets. Each test has a server and a client of its
// own, so that several tests can wait for their time limits concurrently.

const NOW = Date.UTC(2026, 0, 1);
beforeAll(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  // No jitter: every pause has its shortest length.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Init {
  readonly status?: number;
  readonly headers?: Record<string, string>;
}
const good = { access_token: 'SECRET_new', expires_in: 3600, refresh_token: 'SECRET_rt_new' };
const json = (body: unknown, { status, headers }: Init = {}) => jsonStep(body, status, headers);
const text = (body: string | Uint8Array, { status, headers }: Init = {}) => raw(body, status, headers);
const page = '<html><body>SECRET page</body></html>';
const OK = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const drip: Step = ({ socket }) => {
  socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n`);
  const timer = every(() => socket.write('1\r\n \r\n'), 15);
  socket.on('close', () => clearInterval(timer));
};
const loop: Step = ({ url = '' }, response) => void response.writeHead(308, { Location: url }).end();

const silentHeaders = bytes(`${OK}X-Req`, 'hang');
const silentBody = cut(200, 'hang');
/**
 * Answers that never end. A test with such an answer waits for its time limit, which is therefore short. All other tests
 * have a long limit, for slow machines.
 */
const silent: readonly Step[] = [hang, silentHeaders, silentBody, drip];

/** One read of a member with an expired token: its outcome, and the session afterwards. */
const meet = async (...tokenSteps: Step[]) => {
  await using server = await loopback({ steps: [fine], tokenSteps });
  const storage = memoryStorage();
  void storage.save(`shop@${server.host}`, {
    accessToken: { value: 'SECRET_old', expiresAt: NOW / 1000 },
    refreshToken: { value: 'SECRET_rt_old', role: 'member' },
  });
  const site = createClient({
    host: server.host,
    auth: oauth({ clientId: 'shop', storage }),
    tokenTimeout: tokenSteps.some((step) => silent.includes(step)) ? 1000 : 10_000,
  });
  const events: string[] = [];
  site.session.subscribe((event) => events.push(event.type));
  const outcome = await call(site).then(
    () => 'sent',
    (error: VitrineError) => `${error.name} ${error.code} ${JSON.stringify(error)}`,
  );
  return {
    outcome,
    sentWith: server.requests.map(({ headers }) => headers['authorization']),
    tokens: await site.session.getTokens(),
    role: site.session.getSnapshot().role,
    requests: server.tokenRequests.length,
    events,
  };
};

describe.concurrent('new tokens are used:', () => {
  test.each([
    ['plain', json(good)],
    ['with unknown members', json({ ...good, token_type: 'Bearer', scope: 'x', extra: { deep: [1] } })],
    ['the shortest lifetime', json({ ...good, expires_in: 1 })],
    ['a fraction of a second', json({ ...good, expires_in: 3600.5 })],
    ['ten years', json({ ...good, expires_in: 315_360_000 })],
    ['a lifetime as a text of digits', json({ ...good, expires_in: '3600' })],
    ['a long token', json({ ...good, access_token: 'x'.repeat(16_384) })],
    [
      'tokens of all visible characters',
      json({ ...good, access_token: `SECRET!"#$%&'()*+,-./:;<=>?@[]^_{|}~` }),
    ],
    ['after some latency', after(60, json(good))],
    ['compressed', text(gzipSync(JSON.stringify(good)), { headers: { 'Content-Encoding': 'gzip' } })],
    ['with spaces around the JSON', text(` \n${JSON.stringify(good)}\n`)],
    ['with a wrong content type', text(JSON.stringify(good), { headers: { 'content-type': 'text/html' } })],
  ])('%s', async (_, answer) => {
    const { outcome, tokens, role, events } = await meet(answer);
    expect([outcome, role, events]).toEqual(['sent', 'member', ['renewing', 'renewed']]);
    expect(tokens?.refreshToken).toEqual({ value: 'SECRET_rt_new', role: 'member' });
  });

  test('a lifetime as text gives the same expiry as the number', async () => {
    const { tokens } = await meet(json({ ...good, expires_in: '3600' }));
    expect(tokens?.accessToken.expiresAt).toBe(NOW / 1000 + 3600);
  });

  test('without a new refresh token the previous refresh token is kept', async () => {
    const { outcome, tokens } = await meet(json({ access_token: 'SECRET_new', expires_in: 3600 }));
    expect([outcome, tokens?.refreshToken.value]).toEqual(['sent', 'SECRET_rt_old']);
  });
});

describe.concurrent("the token request failed, nothing was stored or sent, and the session is still a member's:", () => {
  const proto = `{"__proto__":${JSON.stringify({ ...good, polluted: true })}}`;
  test.each([
    ['empty object', json({})],
    ['array', json([good])],
    ['string', json('token')],
    ['number', json(1)],
    ['null', json(null)],
    ['true', json(true)],
    ['empty 200', text('')],
    ['HTML with 200', text(page)],
    ['truncated JSON', text('{"access_token":"SECRET_new"')],
    ['deep', text('['.repeat(100_000))],
    ['large', json({ ...good, pad: 'x'.repeat(10_000_001) })],
    ['an OAuth error with 200', json({ error: 'invalid_grant' })],
    ['201 with tokens', json(good, { status: 201 })],
    ['202 with tokens', json(good, { status: 202 })],
    ['204', text('', { status: 204 })],
    ['redirect', text('', { status: 308, headers: { Location: 'https://evil.test' } })],
    ['redirect to itself', loop],
    ['tokens only in __proto__', text(proto)],
    ['access token missing', json({ ...good, access_token: undefined })],
    ['access token null', json({ ...good, access_token: null })],
    ['access token number', json({ ...good, access_token: 12 })],
    ['access token object', json({ ...good, access_token: { a: 1 } })],
    ['access token array', json({ ...good, access_token: ['SECRET_new'] })],
    ['access token empty', json({ ...good, access_token: '' })],
    ['access token with a space', json({ ...good, access_token: 'SECRET new' })],
    ['access token with a line break', json({ ...good, access_token: 'SECRET\nX-Evil: 1' })],
    ['access token not ASCII', json({ ...good, access_token: 'tökén' })],
    ['access token with NUL', json({ ...good, access_token: 'SECRET\0' })],
    ['access token too long', json({ ...good, access_token: 'x'.repeat(16_385) })],
    ['lifetime missing', json({ ...good, expires_in: undefined })],
    ['lifetime null', json({ ...good, expires_in: null })],
    ['lifetime text with a unit', json({ ...good, expires_in: '3600s' })],
    ['lifetime text with a fraction', json({ ...good, expires_in: '3600.5' })],
    ['lifetime text with an exponent', json({ ...good, expires_in: '36e2' })],
    ['lifetime text in hexadecimal', json({ ...good, expires_in: '0xE10' })],
    ['lifetime text with a sign', json({ ...good, expires_in: '+3600' })],
    ['lifetime text with a space', json({ ...good, expires_in: ' 3600' })],
    ['lifetime text with a line break', json({ ...good, expires_in: '3600\n' })],
    ['lifetime text with Arabic-Indic digits', json({ ...good, expires_in: '٣٦٠٠' })],
    ['lifetime text zero', json({ ...good, expires_in: '0' })],
    ['lifetime text of centuries', json({ ...good, expires_in: '9'.repeat(400) })],
    ['lifetime in a list', json({ ...good, expires_in: ['3600'] })],
    ['lifetime empty text', json({ ...good, expires_in: '' })],
    ['lifetime boolean', json({ ...good, expires_in: true })],
    ['lifetime zero', json({ ...good, expires_in: 0 })],
    ['lifetime negative', json({ ...good, expires_in: -1 })],
    ['lifetime infinite', text(JSON.stringify(good).replace('3600', '1e400'))],
    ['lifetime of centuries', json({ ...good, expires_in: 1e12 })],
    ['refresh token null', json({ ...good, refresh_token: null })],
    ['refresh token number', json({ ...good, refresh_token: 1 })],
    ['refresh token empty', json({ ...good, refresh_token: '' })],
    ['refresh token not ASCII', json({ ...good, refresh_token: 'rt✓' })],
    ['always 500', text(page, { status: 500 })],
    ['always 500 with an OAuth error', json({ error: 'invalid_grant' }, { status: 500 })],
    ['always 503', text('', { status: 503 })],
    ['always 408 with an OAuth error', json({ error: 'invalid_grant' }, { status: 408 })],
    ['always 425 with an OAuth error', json({ error: 'invalid_grant' }, { status: 425 })],
    ['always 429 with an OAuth error', json({ error: 'slow_down' }, { status: 429 })],
    ['always 429 for a day', json({}, { status: 429, headers: { 'Retry-After': '86400' } })],
    ['HTML with 403', text(page, { status: 403 })],
    ['HTML with 404', text(page, { status: 404 })],
    ['HTML with 407', text(page, { status: 407 })],
    ['HTML with 451', text(page, { status: 451 })],
    ['404 with an error that is not text', json({ error: { code: 1 } }, { status: 404 })],
    ['400 with HTML', text(page, { status: 400 })],
    [
      '400 with HTML that says it is HTML',
      text(page, { status: 400, headers: { 'content-type': 'text/html' } }),
    ],
    ['400 without a body', text('', { status: 400 })],
    ['400 with a message alone', json({ message: 'Bad request' }, { status: 400 })],
    ['400 with a list', json([{ error: 'invalid_grant' }], { status: 400 })],
    [
      '400 with invalid_grant in another place',
      json({ details: { error: 'invalid_grant' } }, { status: 400 }),
    ],
    ['400 temporarily_unavailable', json({ error: 'temporarily_unavailable' }, { status: 400 })],
    ['400 server_error', json({ error: 'server_error' }, { status: 400 })],
    ['400 invalid_request', json({ error: 'invalid_request' }, { status: 400 })],
    ['400 with a code that objects inherit', json({ error: 'constructor' }, { status: 400 })],
    ['401 with an empty object', json({}, { status: 401 })],
    ['401 without a body', text('', { status: 401 })],
    ['403 of a proxy', json({ error: 'Forbidden' }, { status: 403 })],
    ['403 with invalid_grant', json({ error: 'invalid_grant' }, { status: 403 })],
    ['403 access_denied', json({ error: 'access_denied' }, { status: 403 })],
    ['404 of a proxy', json({ error: 'Not Found' }, { status: 404 })],
    ['428', json({ message: 'x', details: { applicationError: { code: 'X' } } }, { status: 428 })],
    ['always closed', closeNow],
    ['always reset', resetNow],
    ['always truncated', cut(200, 'end')],
    ['always reset in the body', cut(200, 'reset')],
    ['always only a status line', bytes('HTTP/1.1 200 OK\r\n')],
    ['always an answer that is not HTTP', bytes('SSH-2.0-OpenSSH_9.9\r\n')],
    ['always silent', hang],
    ['always silent within the headers', silentHeaders],
    ['always silent in the body', silentBody],
    ['always dripping', drip],
    ['plain text declared as gzip', text(JSON.stringify(good), { headers: { 'Content-Encoding': 'gzip' } })],
  ])('%s', async (_, answer) => {
    const { outcome, sentWith, tokens, role, requests, events } = await meet(answer);
    expect(outcome).toMatch(
      /^(AuthError (token-unavailable|not-an-api-host)|NetworkError network|TimeoutError timeout)/,
    );
    expect(outcome).not.toContain('SECRET');
    expect([sentWith, events, role]).toEqual([[], ['renewing'], 'member']);
    expect(tokens?.refreshToken.value).toBe('SECRET_rt_old');
    expect(requests).toBeLessThanOrEqual(3);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe.concurrent("transient failure: the token request is repeated, and the session is still a member's:", () => {
  test.each([
    ['once 500', text(page, { status: 500 })],
    ['once 502', text(page, { status: 502 })],
    ['once 408', text('', { status: 408 })],
    ['once 429', json({ error: 'slow_down' }, { status: 429, headers: { 'Retry-After': '1' } })],
    ['once 503 with Retry-After', text('', { status: 503, headers: { 'Retry-After': '0' } })],
    ['once closed', closeNow],
    ['once reset', resetNow],
    ['once truncated', cut(200, 'end')],
    ['once reset in the body', cut(200, 'reset')],
    ['once silent', hang],
    ['once silent in the body', silentBody],
  ])('%s', async (_, answer) => {
    const { outcome, role, requests, events } = await meet(answer, json(good));
    expect([outcome, role, requests, events]).toEqual(['sent', 'member', 2, ['renewing', 'renewed']]);
  });
});

describe.concurrent('definitive rejection: one new visitor replaces the member, and the listeners are notified:', () => {
  test.each([
    ['400 with invalid_grant', json({ error: 'invalid_grant' }, { status: 400 })],
    ['401 with invalid_grant', json({ error: 'invalid_grant', message: 'x' }, { status: 401 })],
  ])('%s', async (_, answer) => {
    const { outcome, role, requests, events, sentWith } = await meet(answer, json(good));
    expect([outcome, role, requests, events]).toEqual(['sent', 'visitor', 2, ['renewing', 'replaced']]);
    expect(sentWith).toEqual(['SECRET_new']);
  });
});

describe.concurrent("a wrong setting is named, is not repeated, and the session is still a member's:", () => {
  test.each([
    ['invalid_client', 401, 'client-unknown'],
    ['invalid_client', 400, 'client-unknown'],
    ['invalid_client', 404, 'client-unknown'],
    ['unauthorized_client', 400, 'grant-not-allowed'],
    ['unauthorized_client', 403, 'grant-not-allowed'],
    ['unsupported_grant_type', 400, 'grant-not-allowed'],
  ])('%s with %d', async (error, status, code) => {
    const { outcome, role, requests, tokens, sentWith } = await meet(json({ error }, { status }), json(good));
    expect(outcome).toMatch(new RegExp(`^AuthError ${code} .*"retryable":"no".*Check \`clientId\``));
    expect([role, requests, tokens?.refreshToken.value, sentWith]).toEqual([
      'member',
      1,
      'SECRET_rt_old',
      [],
    ]);
  });
});
