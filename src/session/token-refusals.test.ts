import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VitrineError } from '../core/errors/index.ts';
import { call, failureOf, platform } from '../core/testing/fakes.ts';
import { memoryStorage } from './storage/storage.ts';
import { requestTokens } from './token-endpoint.ts';

// The errors after responses of the token endpoint without tokens.

const NOW = Date.UTC(2026, 0, 1);
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('the error says why there was no token, also as JSON:', () => {
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

  test('tokens that the server repeats are not in the error', async () => {
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
    expect(await failure).toMatchObject({ description: 'token-unavailable' });
  });

  test('the error for a success without tokens says so, and does not quote the response', async () => {
    const { site } = platform([Response.json({ message: 'SECRET' })], [Response.json({})]);
    expect(await failureOf(call(site))).toMatchObject({
      code: 'token-unavailable',
      description: 'The answer is without tokens',
    });
  });
});

test('the first response must have a refresh token', async () => {
  const { site } = platform([Response.json({ access_token: 'AT', expires_in: 3600 })], [Response.json({})]);
  await expect(call(site)).rejects.toMatchObject({ code: 'token-unavailable' });
});

test('any 200 gives valid tokens, or an AuthError', async () => {
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
