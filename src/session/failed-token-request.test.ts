import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthError, VitrineError } from '../core/errors/index.ts';
import { call, failureOf, platform, tokens } from '../core/testing/fakes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Every pause before a repeat has its shortest length.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const fine = () => Response.json({ fine: true });
/** The failure of a call, after all its repeats. */
const failing = async (site: ReturnType<typeof platform>['site']): Promise<VitrineError> => {
  const failure = failureOf(call(site));
  await vi.advanceTimersByTimeAsync(400);
  return (await failure) as VitrineError;
};
type Replies = Parameters<typeof platform>[0];
const status = (code: number, body: object = {}) => Response.json(body, { status: code });

describe('the next call sends a new token request at once, after', () => {
  test.each<[string, Replies[number]]>([
    ['a web page in place of JSON', new Response('<html>Sign in to the network</html>')],
    ['a response without all parts', Response.json({ access_token: 'AT' })],
    ['a 200 without tokens', Response.json({})],
    ['a refused client id', status(401, { error: 'invalid_client' })],
    ['a web page with a 403', new Response('<html>', { status: 403 })],
    ['a redirect', new Response(null, { status: 308, headers: { location: 'https://evil.test' } })],
  ])('%s', async (_, bad) => {
    const { site, tokenRequests } = platform([bad, tokens(1)], [fine]);
    await failing(site);
    await expect(call(site)).resolves.toEqual({ fine: true });
    expect(tokenRequests).toHaveLength(2);
  });
});

describe('calls within the next second send no token request, after', () => {
  test.each<[string, Replies[number]]>([
    ['no connection', new TypeError('fetch failed')],
    ['a 429', status(429)],
    ['a 500', status(500)],
    ['a 503', status(503)],
    ['a 520 of a proxy', status(520)],
  ])('%s; each call gets its own error object', async (_, bad) => {
    const { site, tokenRequests } = platform([bad], [fine]);
    const first = await failing(site);
    const sent = tokenRequests.length;
    await vi.advanceTimersByTimeAsync(100);
    const second = await failing(site);
    expect(tokenRequests).toHaveLength(sent);
    const { name, code, retryable } = first;
    expect(second).toMatchObject({ name, code, retryable, attempts: 0, cause: first });
    expect(second).not.toBe(first);
    await vi.advanceTimersByTimeAsync(1_000);
    await failing(site);
    expect(tokenRequests.length).toBeGreaterThan(sent);
  });
});

test('the message of a reused failure says so, and how long later calls get the failure', async () => {
  const { site } = platform([new TypeError('fetch failed')], [fine]);
  const first = await failing(site);
  const failure = failureOf(call(site));
  const second = (await failure) as VitrineError;
  expect(first.message).toBe('No answer from https://shop.test: is it up?');
  expect(second.message).toMatch(
    /^No answer from https:\/\/shop\.test: is it up\? \(no new request for \d+ ms\)$/,
  );
  const left = Number(/\d+(?= ms)/.exec(second.message)?.[0]);
  await vi.advanceTimersByTimeAsync(300);
  const third = (await failureOf(call(site))) as VitrineError;
  expect(Number(/\d+(?= ms)/.exec(third.message)?.[0])).toBe(left - 300);
  expect(third.cause).toStrictEqual(first);
});

test('a reused failure with a description keeps its message, and the description says that it is reused', async () => {
  const { site } = platform([status(503, { error_description: 'down for an hour' })], [fine]);
  const first = (await failing(site)) as AuthError;
  const second = (await failing(site)) as AuthError;
  const { status: code, requestId } = first;
  expect(second).toMatchObject({ message: 'something went wrong', status: code, requestId });
  expect(second.description).toMatch(/down for an hour \(no new request for \d+ ms\)$/);
});

test('calls that wait for one token request share its failure', async () => {
  const { site, tokenRequests } = platform([status(503)], [fine]);
  const failures = Promise.all([failureOf(call(site)), failureOf(call(site))]);
  await vi.advanceTimersByTimeAsync(400);
  const [one, other] = await failures;
  expect([other, tokenRequests.length]).toEqual([one, 3]);
});
