import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VitrineError } from '../errors/index.ts';
import { call, failureOf, platform } from '../transport/testing/fakes.ts';
import { memoryStorage } from './storage.ts';
import { requestTokens } from './token-endpoint.ts';

// The answers of the token endpoint to a member's renewal: table C of the threat model.

const NOW = Date.UTC(2026, 0, 1);
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const good = { access_token: 'SECRET_new', expires_in: 3600, refresh_token: 'SECRET_rt_new' };
const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
const text = (body: string, init?: ResponseInit) => () => new Response(body, init);
const page = '<html><body>SECRET page</body></html>';
const closed = () => {
  throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
};
const cut = () =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"access_token":"SECRET')),
      pull: (stream) => stream.error(new TypeError('terminated')),
    }),
  );
/** What a member with an expired token meets: how its read ends, and what is left of the session. */
const meet = async (...answers: (() => Response)[]) => {
  const storage = memoryStorage();
  void storage.save('shop@https://shop.test', {
    accessToken: { value: 'SECRET_old', expiresAt: NOW / 1000 },
    refreshToken: { value: 'SECRET_rt_old', role: 'member' },
  });
  const { site, calls, tokenRequests } = platform(answers, [Response.json({ fine: true })], storage);
  const events: string[] = [];
  site.session.subscribe((event) => events.push(event.type));
  const outcome = call(site).then(
    () => 'sent',
    (error: VitrineError) => `${error.name} ${error.code} ${JSON.stringify(error)}`,
  );
  await vi.runAllTimersAsync();
  return {
    outcome: await outcome,
    sentWith: calls.map(({ headers }) => headers['authorization']),
    tokens: await site.session.getTokens(),
    role: site.session.getSnapshot().role,
    requests: tokenRequests.length,
    events,
  };
};

describe('new tokens are used:', () => {
  test.each([
    ['plain', json(good)],
    [
      'with members that nobody knows',
      json({ ...good, token_type: 'Bearer', scope: 'x', extra: { deep: [1] } }),
    ],
    ['the shortest life', json({ ...good, expires_in: 1 })],
    ['a fraction of a second', json({ ...good, expires_in: 3600.5 })],
    ['ten years', json({ ...good, expires_in: 315_360_000 })],
    ['a long token', json({ ...good, access_token: 'x'.repeat(16_384) })],
    ['every visible character', json({ ...good, access_token: `SECRET!"#$%&'()*+,-./:;<=>?@[]^_{|}~` })],
    ['with spaces around the JSON', text(` \n${JSON.stringify(good)}\n`)],
    ['with a wrong content type', text(JSON.stringify(good), { headers: { 'content-type': 'text/html' } })],
  ])('%s', async (_, answer) => {
    const { outcome, tokens, role, events } = await meet(answer);
    expect([outcome, role, events]).toEqual(['sent', 'member', ['renewing', 'renewed']]);
    expect(tokens?.refreshToken).toEqual({ value: 'SECRET_rt_new', role: 'member' });
  });

  test('no refresh token keeps the old one', async () => {
    const { outcome, tokens } = await meet(json({ access_token: 'SECRET_new', expires_in: 3600 }));
    expect([outcome, tokens?.refreshToken.value]).toEqual(['sent', 'SECRET_rt_old']);
  });
});

describe('refused cleanly, nothing stored or sent, still a member:', () => {
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
    ['half JSON', text('{"access_token":"SECRET_new"')],
    ['deep', text('['.repeat(100_000))],
    ['large', json({ ...good, pad: 'x'.repeat(10_000_001) })],
    ['error in 200', json({ error: 'invalid_grant' })],
    ['201 with tokens', json(good, { status: 201 })],
    ['202 with tokens', json(good, { status: 202 })],
    ['204', () => new Response(null, { status: 204 })],
    ['redirect', () => new Response(null, { status: 308, headers: { Location: 'https://evil.test' } })],
    ['only in the prototype', text(proto)],
    ['access token missing', json({ ...good, access_token: undefined })],
    ['access token null', json({ ...good, access_token: null })],
    ['access token number', json({ ...good, access_token: 12 })],
    ['access token object', json({ ...good, access_token: { a: 1 } })],
    ['access token array', json({ ...good, access_token: ['SECRET_new'] })],
    ['access token empty', json({ ...good, access_token: '' })],
    ['access token with a space', json({ ...good, access_token: 'SECRET new' })],
    ['access token with a line end', json({ ...good, access_token: 'SECRET\nX-Evil: 1' })],
    ['access token not ASCII', json({ ...good, access_token: 'tökén' })],
    ['access token with NUL', json({ ...good, access_token: 'SECRET\0' })],
    ['access token too long', json({ ...good, access_token: 'x'.repeat(16_385) })],
    ['lifetime missing', json({ ...good, expires_in: undefined })],
    ['lifetime null', json({ ...good, expires_in: null })],
    ['lifetime text', json({ ...good, expires_in: '3600' })],
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
    ['404 with an error that is no text', json({ error: { code: 1 } }, { status: 404 })],
    ['always closed', closed],
    ['always cut', cut],
  ])('%s', async (_, answer) => {
    const { outcome, sentWith, tokens, role, requests, events } = await meet(answer);
    expect(outcome).toMatch(/^(AuthError token-unavailable|ApiError UNUSABLE_ANSWER|NetworkError network)/);
    expect(outcome).not.toContain('SECRET');
    expect([sentWith, events, role]).toEqual([[], ['renewing'], 'member']);
    expect(tokens?.refreshToken.value).toBe('SECRET_rt_old');
    expect(requests).toBeLessThanOrEqual(3);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('repeated, still a member:', () => {
  test.each([
    ['once 500', text(page, { status: 500 })],
    ['once 502', text(page, { status: 502 })],
    ['once 408', text('', { status: 408 })],
    ['once 429', json({ error: 'slow_down' }, { status: 429, headers: { 'Retry-After': '1' } })],
    ['once closed', closed],
    ['once cut', cut],
  ])('%s', async (_, answer) => {
    const { outcome, role, requests, events } = await meet(answer, json(good));
    expect([outcome, role, requests, events]).toEqual(['sent', 'member', 2, ['renewing', 'renewed']]);
  });
});

describe('definitive, exactly one anonymous session, listeners told:', () => {
  test.each([
    ['400 with an OAuth error', json({ error: 'invalid_grant' }, { status: 400 })],
    ['400 with HTML', text(page, { status: 400 })],
    ['400 without a body', text('', { status: 400 })],
    ['401', json({}, { status: 401 })],
    ['403 with an OAuth error', json({ error: 'access_denied' }, { status: 403 })],
    ['404 with an OAuth error', json({ error: 'invalid_client' }, { status: 404 })],
  ])('%s', async (_, answer) => {
    const { outcome, role, requests, events, sentWith } = await meet(answer, json(good));
    expect([outcome, role, requests, events]).toEqual(['sent', 'visitor', 2, ['renewing', 'replaced']]);
    expect(sentWith).toEqual(['SECRET_new']);
  });
});

describe('why there was no token is told by the error, also as JSON:', () => {
  const violation = { field: 'clientId', description: 'is no GUID', violatedRule: 'FORMAT' };
  const application = { code: 'APP_NOT_FOUND', description: 'no such app' };
  test.each([
    [
      { error: 'invalid_client', error_description: 'clientId is a GUID' },
      'invalid_client: clientId is a GUID',
    ],
    [{ error: 'invalid_client' }, 'invalid_client'],
    [
      { message: 'x', details: { validationError: { fieldViolations: [violation] } } },
      'INVALID_ARGUMENT: "clientId" is no GUID',
    ],
    [{ message: 'refused', details: { applicationError: application } }, 'refused: no such app'],
    [{ message: 'clientId is a GUID' }, 'clientId is a GUID'],
    [{ error: 'e', error_description: 'x '.repeat(9000) }, `e: ${'x '.repeat(249)}`.slice(0, 500)],
    [{ error: 'invalid_client', error_description: { odd: 1 } }, 'invalid_client'],
    ['just text', 'HTTP 400'],
  ])('%j', async (body, description) => {
    const { site } = platform([Response.json(body, { status: 400 })], [Response.json({})]);
    const error = await failureOf(call(site));
    expect(error).toMatchObject({ message: 'something went wrong' });
    const { description: said } = JSON.parse(JSON.stringify(error)) as { description: string };
    expect(said.startsWith(description)).toBe(true);
    expect(said.length).toBeLessThanOrEqual(500);
  });

  test('a server that repeats tokens does not get them into the error', async () => {
    const body = {
      error: 'slow_down',
      error_description: `RT-member and ${'t0KEN.'.repeat(20)} came too often`,
    };
    const storage = memoryStorage();
    void storage.save('shop@https://shop.test', {
      accessToken: { value: 'AT', expiresAt: NOW / 1000 },
      refreshToken: { value: 'RT-member', role: 'member' },
    });
    const { site } = platform([Response.json(body, { status: 429 })], [Response.json({})], storage);
    const failure = failureOf(call(site));
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ description: 'slow_down: … and … came too often' });
  });

  test('an answer without tokens says that it has none, and nothing that it said', async () => {
    const { site } = platform([Response.json({ message: 'SECRET' })], [Response.json({})]);
    expect(await failureOf(call(site))).toMatchObject({
      code: 'token-unavailable',
      description: 'The answer is without tokens',
    });
  });
});

test('the first tokens need a refresh token', async () => {
  const { site } = platform([json({ access_token: 'AT', expires_in: 3600 })], [Response.json({})]);
  await expect(call(site)).rejects.toMatchObject({ code: 'token-unavailable' });
});

test('whatever comes with a 200, it is tokens of the right form or one AuthError', async () => {
  const odd = fc.oneof(fc.jsonValue(), fc.string(), fc.double());
  const answers = fc.oneof(
    odd,
    fc.record({ access_token: odd, expires_in: odd, refresh_token: odd }, { requiredKeys: [] }),
  );
  await fc.assert(
    fc.asyncProperty(answers, async (data) => {
      const answer = { response: new Response(), data, attempts: 1 };
      const context = { host: '', post: async () => answer };
      const outcome = await requestTokens(context, {}).catch((error: VitrineError) => error);
      if (outcome instanceof Error) expect(outcome.name).toBe('AuthError');
      else {
        expect(outcome.accessToken.value).toMatch(/^[!-~]+$/);
        expect(outcome.refreshToken.value).toMatch(/^[!-~]+$/);
        expect(outcome.accessToken.expiresAt).toBeGreaterThan(NOW / 1000);
      }
    }),
  );
});
