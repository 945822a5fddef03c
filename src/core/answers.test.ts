import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { isApiError } from './errors/index.ts';
import { call, failureOf } from './testing/fakes.ts';
import { json, loopback, raw, type Step } from './testing/loopback.ts';
import { classes, countTimers, type Kind, meet, type Row } from './testing/outcomes.ts';

// Complete responses of every status, form, size and depth. Each row runs once for each repeat class, over real sockets.

let timers: ReturnType<typeof countTimers>;
beforeEach(() => (timers = countTimers()));
afterEach(() => timers.stop());

const page = '<html><body>SECRET page</body></html>';
const ID = { 'x-wix-request-id': 'r-1' };
const details = (body: object, status = 400) => json({ message: 'no', details: body }, status, ID);
const nested = (levels: number, open: string, close: string) =>
  open.repeat(levels) + 'null' + close.repeat(levels);
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
const redirect =
  (status: number, location: string): Step =>
  (_, response) =>
    void response.writeHead(status, location ? { Location: location } : {}).end();

const fine = (step: Step, data?: unknown): Row => ({ kind: 'fine', step, data });
const errors =
  (kind: Kind) =>
  (step: Step, error: Row['error'] = {}): Row => ({ kind, step, error });
const refused = errors('refused');
const busy = errors('busy');
const odd = errors('odd');
const throttled = errors('throttled');
const unusable = (step: Step, what: string): Row => ({
  kind: 'unusable',
  step,
  error: { message: `The answer is ${what}` },
});
const violation = (field: string) => ({ field, description: 'is wrong', violatedRule: 'FORMAT' });

const answers: Readonly<Record<string, Row>> = {
  // Successful responses.
  '204': fine(raw('', 204)),
  '205': fine(raw('', 205)),
  '200 without a body': fine(raw('')),
  'only spaces': fine(raw('  \n')),
  '201 with data': fine(json({ id: 1 }, 201), { id: 1 }),
  '202 without a body': fine(raw('', 202)),
  '206 with data': fine(json({ part: 1 }, 206), { part: 1 }),
  'an unknown 2xx': fine(json({ odd: 1 }, 299), { odd: 1 }),
  null: fine(raw('null'), null),
  'a number': fine(raw('0'), 0),
  'a text': fine(raw('"text"'), 'text'),
  'spaces around the JSON': fine(raw(' \n{"a":1}\n '), { a: 1 }),
  'a byte order mark': fine(raw('\ufeff{"a":1}'), { a: 1 }),
  'a wrong content type': fine(raw('{"a":1}', 200, { 'Content-Type': 'text/html' }), { a: 1 }),
  'members named like those of the prototype': fine(
    raw('{"__proto__":{"polluted":1},"a":1}'),
    JSON.parse('{"__proto__":{"polluted":1},"a":1}') as unknown,
  ),
  'a key twice': fine(raw('{"a":1,"a":2}'), { a: 2 }),
  '512 levels': fine(raw(nested(512, '[', ']')), JSON.parse(nested(512, '[', ']')) as unknown),
  '3 MB in a small gzip': fine(
    raw(gzipSync(JSON.stringify('x'.repeat(3_000_000))), 200, { 'Content-Encoding': 'gzip' }),
    'x'.repeat(3_000_000),
  ),
  // Successful responses that cannot be used.
  HTML: unusable(raw(page), 'a web page; is `host` right?'),
  'plain text': unusable(raw('OK'), 'not JSON'),
  'truncated JSON': unusable(raw('{"a":'), 'not JSON'),
  'two JSON values': unusable(raw('{"a":1}{"a":2}'), 'not JSON'),
  'an anti-hijacking prefix before the JSON': unusable(raw(")]}',\n{}"), 'not JSON'),
  JSONP: unusable(raw('callback({"a":1})'), 'not JSON'),
  'JSON with a comment': unusable(raw('{"a":1/* one */}'), 'not JSON'),
  'JSON with NaN': unusable(raw('{"a":NaN}'), 'not JSON'),
  'UTF-16': unusable(raw(Buffer.from('{"a":1}', 'utf16le')), 'not JSON'),
  'a NUL in a text': unusable(raw('{"a":"\u0000"}'), 'not JSON'),
  '10,000 nested lists': unusable(raw(nested(10_000, '[', ']')), 'too deep'),
  '10,000 nested objects': unusable(raw(nested(10_000, '{"a":', '}')), 'too deep'),
  '10,000 opening brackets': unusable(raw('['.repeat(10_000)), 'not JSON'),
  'more bytes than the limit of the call': {
    ...unusable(raw(JSON.stringify('x'.repeat(2_000))), 'too large'),
    options: { maxBytes: 1_000 },
  },
  'more levels than the limit of the call': {
    ...unusable(raw(`${nested(6, '[', ']')}${' '.repeat(1_100)}`), 'too deep'),
    options: { maxDepth: 5 },
  },
  'a small gzip whose content exceeds the limit of the call': {
    ...unusable(raw(gzipSync(Buffer.alloc(1_000_000, 32)), 200, { 'Content-Encoding': 'gzip' }), 'too large'),
    options: { maxBytes: 100_000 },
  },
  // Rejections.
  'field violations': refused(
    details({ validationError: { fieldViolations: [violation('b'), violation('a')] } }),
    {
      code: 'INVALID_ARGUMENT',
      message: 'INVALID_ARGUMENT: "a" is wrong, "b" is wrong',
      requestId: 'r-1',
      fieldViolations: [violation('a'), violation('b')],
    },
  ),
  'a field violation outside a list': refused(
    details({ validationError: { fieldViolations: violation('a') } }),
    { fieldViolations: [violation('a')] },
  ),
  'a validation error without a list': refused(details({ validationError: {} }), { fieldViolations: [] }),
  'an application error': refused(
    details({ applicationError: { code: 'OWNED_CART_NOT_FOUND', description: 'none' } }, 404),
    { status: 404, code: 'OWNED_CART_NOT_FOUND', message: 'no: none' },
  ),
  'an unknown code': refused(details({ applicationError: { code: 'NEW_ONE' } }), {
    code: 'NEW_ONE',
  }),
  'a numeric code': refused(details({ applicationError: { code: -19_976 } }), { code: '-19976' }),
  'a code that is an object': refused(details({ applicationError: { code: { odd: 1 } } }), {
    code: 'Bad Request',
  }),
  'an error key in the details': refused(details({ error_key: 'NO_PAYMENT_METHOD' }, 428), {
    status: 428,
    code: 'Precondition Required',
    details: { error_key: 'NO_PAYMENT_METHOD' },
  }),
  'an OAuth error': refused(json({ error: 'invalid_scope' }, 400), { code: 'invalid_scope' }),
  'a status without a body': refused(raw('', 409), { status: 409, code: 'Conflict', message: 'Conflict' }),
  'a 404 with HTML': refused(raw(page, 404), { status: 404, code: 'Not Found', message: 'Not Found' }),
  'a 400 with truncated JSON': refused(raw('{"message":"x', 400), { status: 400, code: 'Bad Request' }),
  'a 400 with a list': refused(json([{ message: 'x' }], 400), { status: 400, details: undefined }),
  'a 400 with null': refused(json(null, 400), { status: 400 }),
  'a message that is an object': refused(json({ message: { a: 1 }, details: [] }, 400), {
    message: 'Bad Request',
  }),
  'a 400 with deep nesting': refused(raw(nested(10_000, '[', ']'), 400), {
    status: 400,
    code: 'Bad Request',
  }),
  'a 404 above the limit of the call': {
    ...refused(raw('x'.repeat(100_000), 404, ID), { status: 404, requestId: 'r-1' }),
    options: { maxBytes: 10_000 },
  },
  'a 401 for a client without an identity': refused(raw('', 401), { status: 401 }),
  'a 404 with Retry-After': refused(raw('', 404, { 'Retry-After': '1' }), { retryAfterMs: 1000 }),
  'a 425': refused(raw('', 425), { status: 425 }),
  'a 499 of a proxy': refused(raw('', 499), { status: 499 }),
  'a 501': refused(raw('', 501), { status: 501, code: 'SYSTEM_ERROR' }),
  'a 505': odd(raw('', 505), { status: 505 }),
  'a 524 of a proxy': odd(raw(page, 524), { status: 524, code: 'SYSTEM_ERROR' }),
  'an unknown 5xx': odd(raw('', 599), { status: 599 }),
  // Redirects.
  'a redirect to another host': refused(redirect(302, 'http://127.0.0.1:1/evil'), { code: 'REDIRECT' }),
  'a permanent redirect': refused(redirect(301, '/other'), { code: 'REDIRECT', status: 301 }),
  'a 303 redirect': refused(redirect(303, '/other'), { code: 'REDIRECT' }),
  'a 307 redirect': refused(redirect(307, '/other'), { code: 'REDIRECT', status: 307 }),
  'a redirect to itself': refused(redirect(308, ''), { code: 'REDIRECT' }),
  'a redirect to a script': refused(redirect(302, 'javascript:alert(1)'), { code: 'REDIRECT' }),
  'a 300 with several choices': refused(redirect(300, '/other'), { code: 'REDIRECT' }),
  // Transient failures.
  'a 500 with JSON': busy(details({}, 500), {
    code: 'SYSTEM_ERROR',
    message: 'System error occurred, request-id: r-1',
  }),
  'a 500 with an application error': busy(details({ applicationError: { code: 'STOCK_LOCKED' } }, 500), {
    code: 'STOCK_LOCKED',
  }),
  'a 502 with HTML': busy(raw(page, 502), { message: 'System error occurred' }),
  'a 503 without Retry-After': busy(raw('', 503), { status: 503, retryAfterMs: undefined }),
  'a 503 with Retry-After 0': busy(raw('', 503, { 'Retry-After': '0' }), { retryAfterMs: 0 }),
  'a 503 with a Retry-After date in the past': busy(raw('', 503, { 'Retry-After': inSeconds(-60) }), {
    retryAfterMs: 0,
  }),
  'a 503 with a word as Retry-After': busy(raw('', 503, { 'Retry-After': 'soon' }), {
    retryAfterMs: undefined,
  }),
  'a 503 with a fraction as Retry-After': busy(raw('', 503, { 'Retry-After': '0.5' }), {
    retryAfterMs: undefined,
  }),
  'a 503 with a negative Retry-After': busy(raw('', 503, { 'Retry-After': '-1' }), {
    retryAfterMs: undefined,
  }),
  'a 504': busy(raw('', 504), { status: 504 }),
  'a 408': busy(raw('', 408, { Connection: 'close' }), { status: 408 }),
  'a 429 without Retry-After': throttled(raw('', 429), { status: 429 }),
  'a 429 with HTML': throttled(raw(page, 429), { status: 429 }),
  'a 429 with Retry-After 0': throttled(raw('', 429, { 'Retry-After': '0' }), { retryAfterMs: 0 }),
};

test('the table has at least 50 responses', () => {
  expect(Object.keys(answers).length).toBeGreaterThanOrEqual(50);
});

test.each(Object.entries(answers))('%s', async (_name, row) => {
  await Promise.all(classes.map((repeat) => meet(row, repeat, false)));
  expect(timers.running()).toBe(0);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test.each([
  ['read', 'yes'],
  ['same', 'no'],
  ['never', 'no'],
] as const)('a 403 without a code may be throttling: `retryable` of %s is %s', async (repeat, retryable) => {
  await using server = await loopback({ steps: [json({ message: '', details: {} }, 403)] });
  const site = createClient({ host: server.host });
  const error = await failureOf(call(site, repeat, {}, { method: 'POST', data: {} }));
  expect(error).toMatchObject({ status: 403, attempts: 1, retryable });
});

test("a 421 is repeated only by the platform's fetch, never by this package", async () => {
  await using server = await loopback({ steps: [raw('', 421)] });
  const site = createClient({ host: server.host });
  const error = await failureOf(call(site, 'never', {}, { method: 'POST', data: {} }));
  expect(error).toMatchObject({ status: 421, attempts: 1, retryable: 'no' });
  expect(server.requests.length).toBeLessThanOrEqual(2);
});

describe('a call does not wait for a Retry-After longer than its longest pause; the error has the pause:', () => {
  test.each([
    ['429 in seconds', raw('', 429, { 'Retry-After': '86400' }), 86_400_000],
    ['503 in seconds', raw('', 503, { 'Retry-After': '1' }), 1000],
    ['429 as a date', raw('', 429, { 'Retry-After': inSeconds(3600) }), 3_600_000],
    ['500 as a date', raw('', 500, { 'Retry-After': inSeconds(3600) }), 3_600_000],
  ])('%s', async (_, step, ms) => {
    await using server = await loopback({ steps: [step, json({})] });
    const error = await failureOf(call(createClient({ host: server.host }), 'read', { longestPause: 500 }));
    expect(isApiError(error) && Math.abs((error.retryAfterMs ?? 0) - ms)).toBeLessThan(30_000);
    expect(server.requests).toHaveLength(1);
  });
});
