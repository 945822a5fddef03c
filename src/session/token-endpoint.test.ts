import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessTokenOf, refusalOf } from './token-endpoint.ts';

// The interpretation of single responses of the token endpoint; token-answers.test.ts tests them over real connections.

const NOW = Date.UTC(2026, 0, 1);
const TEN_YEARS = 315_360_000;
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const answer = (data: unknown, status = 200) => ({
  response: new Response(null, { status }),
  data,
  attempts: 1,
});
const lasting = (expires_in: unknown) => accessTokenOf(answer({ access_token: 'AT', expires_in }));

describe('an access token', () => {
  test.each([
    [31, NOW / 1000 + 31],
    [14_400, NOW / 1000 + 14_400],
    [TEN_YEARS, NOW / 1000 + TEN_YEARS],
    ['14400', NOW / 1000 + 14_400],
  ])('with a lifetime of %s s expires after it', (lifetime, expiresAt) => {
    expect(lasting(lifetime)).toEqual({ value: 'AT', expiresAt });
  });

  test.each([30, 1, 0.5])('with a lifetime of only %d s is used until it is refused', (lifetime) => {
    expect(lasting(lifetime)?.expiresAt).toBe(TEN_YEARS * 1000);
  });

  test.each([0, -1, TEN_YEARS + 1, '3600s', Number.NaN, null, undefined])(
    'is not accepted with a lifetime of %o',
    (lifetime) => {
      expect(lasting(lifetime)).toBeUndefined();
    },
  );

  test.each([201, 203, 400])('is not accepted with status %d', (status) => {
    expect(accessTokenOf(answer({ access_token: 'AT', expires_in: 60 }, status))).toBeUndefined();
  });
});

describe('a response without a token', () => {
  const word = { error: 'invalid_grant' };
  test.each([
    [400, {}],
    [401, {}],
    [402, word],
    [403, word],
    [404, word],
    [428, word],
  ])('with status %d and %j is definitive', (status, data) => {
    expect(refusalOf(answer(data, status))).toMatchObject({ code: 'token-refused', retryable: 'no', status });
  });

  test.each([
    [402, {}],
    [403, '<html>'],
    [403, { error: 1 }],
    [404, {}],
    [408, word],
    [425, word],
    [429, word],
    [500, word],
    [540, word],
    [200, word],
  ])('with status %d and %j is transient', (status, data) => {
    expect(refusalOf(answer(data, status))).toMatchObject({
      code: 'token-unavailable',
      retryable: 'yes',
      status,
    });
  });

  test('for an unknown client has its own code', () => {
    const unknown = answer({ error: 'invalid_client', error_description: 'Client not found' }, 401);
    const description = 'invalid_client: Client not found';
    expect(refusalOf(unknown)).toMatchObject({ code: 'client-unknown', description });
  });

  test.each([403, 404])(
    'that is a web page with status %d suggests to check the host, and does not end the session',
    (status) => {
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      const response = new Response('<html>', { status, headers });
      expect(refusalOf({ response, data: undefined })).toMatchObject({
        code: 'not-an-api-host',
        description: 'The answer is a web page; is `host` right?',
        retryable: 'yes',
      });
    },
  );

  test('does not put the sent secret, or any word as long as a token, into the error', () => {
    const data = { error: 'odd', error_description: `RT came with ${'t'.repeat(40)} not ${'u'.repeat(39)}` };
    expect(refusalOf(answer(data, 400), 'RT').description).toBe('token-refused');
    const short = { error: 'odd', error_description: `RT came with ${'u'.repeat(39)}` };
    expect(refusalOf(answer(short, 400)).description).toBe(`odd: RT came with ${'u'.repeat(39)}`);
    expect(refusalOf(answer(short, 400), 'RT').description).toBe('token-refused');
  });
});
