import { describe, expect, test } from 'vitest';
import {
  AuthError,
  isApiError,
  isAuthError,
  isForbidden,
  isNetworkError,
  isTimeoutError,
  isValidationError,
  isVitrineError,
  isWebhookError,
  NetworkError,
  TimeoutError,
  ValidationError,
  WebhookError,
} from './index.ts';
import { apiError } from './normalize.ts';

const answer = (status: number, neededIdentity?: readonly ['owner']) =>
  apiError(new Response(null, { status }), {}, { neededIdentity });

const errorsNow = () => ({
  ApiError: answer(404),
  NetworkError: new NetworkError('gone', { sent: false }),
  TimeoutError: new TimeoutError('late', { timeoutMs: 5 }),
  AuthError: new AuthError('no', { code: 'token-refused' }),
  ValidationError: new ValidationError('no', { code: 'missing-client' }),
  WebhookError: new WebhookError('no', { code: 'webhook-expired', status: 401 }),
});

describe('a guard accepts only its own kind of error', () => {
  test.each([
    ['ApiError', isApiError],
    ['NetworkError', isNetworkError],
    ['TimeoutError', isTimeoutError],
    ['AuthError', isAuthError],
    ['ValidationError', isValidationError],
    ['WebhookError', isWebhookError],
  ] as const)('%s', (name, guard) => {
    const errors = errorsNow();
    const held = Object.entries(errors).filter(([, error]) => guard(error));
    expect(held.map(([kind]) => kind)).toEqual([name]);
    expect(errors[name].name).toBe(name);
    expect([new Error(name), { name }, name, null, undefined].filter((other) => guard(other))).toEqual([]);
  });

  test('isVitrineError accepts all of them', () => {
    expect(Object.values(errorsNow()).every(isVitrineError)).toBe(true);
    expect([new Error('x'), {}, null, undefined].some(isVitrineError)).toBe(false);
  });
});

test('isForbidden accepts only a 403 that names the needed identities', () => {
  expect(isForbidden(answer(403, ['owner']))).toBe(true);
  expect(isForbidden(answer(403))).toBe(false);
  expect(isForbidden(answer(404, ['owner']))).toBe(false);
  const lost = Object.assign(new NetworkError('x', { sent: true }), {
    status: 403,
    neededIdentity: ['owner'],
  });
  expect(isForbidden(lost)).toBe(false);
});

test('the message of a lost response says how to find out only if the call may have taken effect', () => {
  const outcome = 'Outcome unknown: look at the cart or order first.';
  expect(new TimeoutError('Late.', { timeoutMs: 5, retryable: 'unknown' }).message).toBe(`Late. ${outcome}`);
  expect(new NetworkError('Gone.', { sent: true, retryable: 'unknown' }).message).toBe(`Gone. ${outcome}`);
  expect(new NetworkError('Gone.', { sent: false, retryable: 'yes' }).message).toBe('Gone.');
  expect(errorsNow().TimeoutError).toMatchObject({
    code: 'timeout',
    message: 'late',
    retryable: 'no',
    attempts: 0,
  });
});

test('the error of an unusable response says what is wrong with the response, whatever its status', () => {
  const error = apiError(new Response(null, { status: 200 }), undefined, {}, 'not JSON');
  expect(error).toMatchObject({
    code: 'UNUSABLE_ANSWER',
    message: 'The answer is not JSON',
    description: 'The answer is not JSON',
  });
});

test('field violations are sorted by field; those of one field keep their order', () => {
  const fieldViolations = ['b', 'a', 'c', 'a'].map((field, place) => ({ field, description: `${place}` }));
  const error = apiError(
    new Response(null, { status: 400 }),
    { details: { validationError: { fieldViolations } } },
    {},
  );
  expect(error.fieldViolations.map(({ field, description }) => field + description)).toEqual([
    'a1',
    'a3',
    'b0',
    'c2',
  ]);
});
