import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessTokenOf, isDoubtful, refusalOf } from './token-endpoint.ts';

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
  test.each([400, 401])('with status %d and invalid_grant is definitive', (status) => {
    expect(refusalOf(answer(word, status))).toMatchObject({ code: 'token-refused', retryable: 'no', status });
  });

  test.each([
    [400, {}],
    [401, {}],
    [402, {}],
    [402, word],
    [403, '<html>'],
    [403, { error: 1 }],
    [403, word],
    [404, {}],
    [404, word],
    [408, word],
    [425, word],
    [428, word],
    [429, word],
    [500, word],
    [540, word],
    [200, word],
    [503, { error: 'invalid_client' }],
  ])('with status %d and %j is transient', (status, data) => {
    expect(refusalOf(answer(data, status))).toMatchObject({
      code: 'token-unavailable',
      retryable: 'yes',
      status,
    });
  });

  test.each([
    [400, {}],
    [401, {}],
    [400, { message: 'The token is not valid' }],
    [403, { error: 'Forbidden' }],
    [404, { error: 'Not Found' }],
    [403, word],
    [428, { details: { applicationError: { code: 'TOKEN_EXPIRED' } } }],
  ])('with status %d and %j may mean a dead refresh token', (status, data) => {
    expect(isDoubtful(refusalOf(answer(data, status)))).toBe(true);
  });

  test.each([
    [400, word],
    [200, {}],
    [408, {}],
    [425, {}],
    [429, {}],
    [500, {}],
    [400, { error: 'temporarily_unavailable' }],
    [400, { error: 'server_error' }],
    [403, { error: 'slow_down' }],
    [403, { details: { applicationError: { code: 'RATE_LIMITED' } } }],
    [400, { errorCode: 'SERVICE_UNAVAILABLE' }],
    [401, { error: 'invalid_client' }],
    [400, { error: 'unsupported_grant_type' }],
    [400, { details: { applicationError: { code: 'CLIENT_NOT_FOUND' } } }],
  ])('with status %d and %j says nothing about a dead refresh token', (status, data) => {
    expect(isDoubtful(refusalOf(answer(data, status)))).toBe(false);
  });

  test('that is a web page, or asks to come back later, says nothing about a dead refresh token', () => {
    for (const [name, value] of [
      ['content-type', 'text/html'],
      ['retry-after', '60'],
    ] as const) {
      const response = new Response(null, { status: 403, headers: { [name]: value } });
      expect(isDoubtful(refusalOf({ response, data: undefined }))).toBe(false);
    }
  });

  test.each([
    ['invalid_client', 'client-unknown'],
    ['unauthorized_client', 'grant-not-allowed'],
    ['unsupported_grant_type', 'grant-not-allowed'],
  ])('%s is a wrong setting, and the error names it', (error, code) => {
    const refused = answer({ error, error_description: 'no' }, 401);
    expect(refusalOf(refused)).toMatchObject({
      code,
      retryable: 'no',
      description: `${error}: no. Check \`clientId\` of oauth(), and \`host\`.`,
    });
    const { description } = refusalOf(refused, { settings: '`appId` of app()' });
    expect(description).toBe(`${error}: no. Check \`appId\` of app().`);
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
    const secret = 'RT';
    const data = { error: 'odd', error_description: `RT came with ${'t'.repeat(40)} not ${'u'.repeat(39)}` };
    expect(refusalOf(answer(data, 400), { secret }).description).toBe('token-unavailable');
    const short = { error: 'odd', error_description: `RT came with ${'u'.repeat(39)}` };
    expect(refusalOf(answer(short, 400)).description).toBe(`odd: RT came with ${'u'.repeat(39)}`);
    expect(refusalOf(answer(short, 400), { secret }).description).toBe('token-unavailable');
  });
});
