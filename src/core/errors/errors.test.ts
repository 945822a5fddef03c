import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError, isApiError, isAuthError, isNetworkError, isVitrineError, NetworkError } from './index.ts';
import { apiError } from './normalize.ts';
import { unusableAnswer } from './unusable.ts';

const answer = (status: number, statusText = '', requestId?: string) =>
  new Response(null, { status, statusText, headers: requestId ? { 'x-wix-request-id': requestId } : {} });

describe('an error response becomes one ApiError', () => {
  test('a validation error names each field with its description, sorted by field', () => {
    const fieldViolations = [
      { field: 'quantity', description: 'is too large', violatedRule: 'MAX' },
      { field: 'catalogReference.appId', description: 'is required' },
    ];
    const error = apiError(
      answer(400),
      { message: 'x', details: { validationError: { fieldViolations } } },
      {},
    );
    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'INVALID_ARGUMENT: "catalogReference.appId" is required, "quantity" is too large',
      code: 'INVALID_ARGUMENT',
      status: 400,
    });
    expect(error.fieldViolations).toEqual([
      { field: 'catalogReference.appId', description: 'is required', violatedRule: undefined },
      { field: 'quantity', description: 'is too large', violatedRule: 'MAX' },
    ]);
  });

  test('an application error joins its message with its description and has its code', () => {
    const details = { applicationError: { code: 'OWNED_CART_NOT_FOUND', description: 'no cart', data: {} } };
    const error = apiError(answer(404, 'Not Found', 'r-1'), { message: 'cart', details }, {});
    expect(error).toMatchObject({
      message: 'cart: no cart',
      description: 'no cart',
      code: 'OWNED_CART_NOT_FOUND',
      requestId: 'r-1',
      details,
    });
  });

  test.each([
    ['a validation error without a list', { details: { validationError: {} } }],
    ['any other failure', undefined],
  ])('%s has no field violations', (_, body) => {
    expect(apiError(answer(400), body, {}).fieldViolations).toEqual([]);
  });

  test('a message equal to its description appears once', () => {
    const details = { applicationError: { code: 'X', description: 'same' } };
    expect(apiError(answer(404), { message: 'same', details }, {}).message).toBe('same');
  });

  test('a numeric application code becomes text (R212)', () => {
    expect(apiError(answer(400), { details: { applicationError: { code: -19_976 } } }, {}).code).toBe(
      '-19976',
    );
  });

  test('another 4xx has its status text as code and description, with the server message', () => {
    expect(apiError(answer(403, 'Forbidden'), { message: 'not yours', details: {} }, {})).toMatchObject({
      message: 'not yours',
      code: 'Forbidden',
      description: 'Forbidden',
    });
    expect(apiError(answer(403), undefined, {})).toMatchObject({ message: 'HTTP 403', code: 'HTTP 403' });
  });

  test('any other failure says that a system error occurred, with the request id if there is one', () => {
    expect(apiError(answer(502, 'Bad Gateway', 'r-2'), undefined, {}).message).toBe(
      'System error occurred, request-id: r-2',
    );
    expect(apiError(answer(500), '<html>', {})).toMatchObject({
      message: 'System error occurred',
      code: 'SYSTEM_ERROR',
    });
  });

  test('a successful response without what it promises is an unusable answer', () => {
    expect(unusableAnswer('without a cart', 'unknown')).toMatchObject({
      message: 'The answer is without a cart',
      code: 'UNUSABLE_ANSWER',
      attempts: 1,
      retryable: 'unknown',
    });
  });

  test('a redirect is an error', () => {
    expect(apiError(answer(302), undefined, {}).code).toBe('REDIRECT');
  });

  test.each([
    [399, 'REDIRECT'],
    [400, 'HTTP 400'],
    [499, 'HTTP 499'],
    [500, 'SYSTEM_ERROR'],
  ])('status %d without a body has the code %s', (status, code) => {
    expect(apiError(answer(status), undefined, {}).code).toBe(code);
  });

  test.each([
    [
      'its status text, whatever error key its details have',
      { details: { error_key: 'KEY' } },
      'Conflict',
      'Conflict',
    ],
    ['the error of the token endpoint', { error: 'oauth', details: {} }, 'Conflict', 'oauth'],
    ['its status text', { details: {} }, 'Conflict', 'Conflict'],
    ['its status, as with HTTP/2', { details: {} }, '', 'HTTP 409'],
  ])('an error without an application error has as its code %s', (_, body, statusText, code) => {
    expect(apiError(answer(409, statusText), body, {})).toMatchObject({
      code,
      message: code,
      description: code,
    });
  });

  test('a validation error with a thousand fields lists all of them, sorted by name', () => {
    const fieldViolations = Array.from({ length: 1000 }, (_, n) => ({
      field: `field${2000 - n}`,
      description: 'is wrong',
    }));
    const error = apiError(answer(400), { details: { validationError: { fieldViolations } } }, {});
    const names = error.fieldViolations.map(({ field }) => field);
    expect(names).toEqual(fieldViolations.map(({ field }) => field).toReversed());
    expect(error.message).toContain('"field1001" is wrong, "field1002" is wrong');
    expect(error.message).toContain('"field2000" is wrong');
  });

  test('an error key in the details does not become the code', () => {
    const details = { error_key: 'NO_PAYMENT_METHOD' };
    const error = apiError(answer(428, 'Precondition Required'), { message: 'no', details }, {});
    expect(error).toMatchObject({
      message: 'no',
      code: 'Precondition Required',
      description: 'Precondition Required',
      details,
    });
  });

  test('a thousand violations with very long descriptions leave an error of less than 350,000 characters', () => {
    const fieldViolations = Array.from({ length: 1000 }, (_, n) => ({
      field: `field${1000 - n}`,
      description: 'x'.repeat(100_000),
    }));
    const error = apiError(answer(400), { details: { validationError: { fieldViolations } } }, {});
    expect(error.fieldViolations).toHaveLength(1000);
    expect(JSON.stringify(error).length).toBeLessThan(350_000);
  });

  test('any body becomes an ApiError that can be written as JSON', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.record({ message: fc.jsonValue(), details: fc.jsonValue() }),
          fc.record({
            details: fc.record({ applicationError: fc.jsonValue(), validationError: fc.jsonValue() }),
          }),
          fc.record({
            details: fc.record({ validationError: fc.record({ fieldViolations: fc.array(fc.jsonValue()) }) }),
          }),
        ),
        fc.integer({ min: 300, max: 599 }),
        (body, status) => {
          const error = apiError(answer(status), body, {});
          expect(error).toBeInstanceOf(ApiError);
          expect(typeof error.code).toBe('string');
          expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name: 'ApiError', status });
        },
      ),
    );
  });
});

describe('errors', () => {
  test('as JSON leave out stack, cause and the free-form details', () => {
    const cause = new Error('SECRET');
    const network = new NetworkError('gone', { sent: true, cause, attempts: 3, retryable: 'yes' });
    expect(network.cause).toBe(cause);
    expect(JSON.parse(JSON.stringify(network))).toEqual({
      name: 'NetworkError',
      message: 'gone',
      code: 'network',
      sent: true,
      attempts: 3,
      retryable: 'yes',
    });
    const api = apiError(answer(404), { details: { applicationError: { code: 'X', data: 'SECRET' } } }, {});
    expect(JSON.stringify(api)).not.toContain('SECRET');
  });

  test('are recognized by their brand, also if they come from another copy of the package', async () => {
    const copy: typeof import('./call-errors.ts') = await import(`${'./call-errors.ts'}?copy`);
    const foreign = new copy.NetworkError('gone', { sent: true });
    expect(isNetworkError(foreign)).toBe(true);
    expect(isVitrineError(foreign)).toBe(true);
    expect(isAuthError(foreign)).toBe(false);
    for (const other of [null, undefined, 1, 'ApiError', { name: 'ApiError' }, new Error('x')])
      expect(isVitrineError(other) || isApiError(other)).toBe(false);
  });

  test('can be narrowed by code', () => {
    const error: unknown = apiError(answer(404), { details: { applicationError: { code: 'A' } } }, {});
    expect(isApiError(error, 'A', 'B')).toBe(true);
    expect(isApiError(error, 'B')).toBe(false);
  });
});

test('the data of a violation, the name of its rule and a top-level errorCode reach the caller', () => {
  const violation = { field: 'loginId.email', description: 'is wrong', violatedRule: 'FORMAT' };
  const body = {
    message: 'wrong',
    errorCode: -19_995,
    details: {
      validationError: {
        fieldViolations: [
          { ...violation, data: { type: 'EMAIL' } },
          { ...violation, field: 'z', ruleName: 'OWN_RULE', data: 'not an object' },
        ],
      },
    },
  };
  const error = apiError(answer(400), body, { attempts: 1 });
  expect(error.errorCode).toBe(-19_995);
  expect(error.fieldViolations[0]?.data).toEqual({ type: 'EMAIL' });
  expect(error.fieldViolations[1]).toMatchObject({ ruleName: 'OWN_RULE', data: undefined });
  expect(apiError(answer(500), { errorCode: {} }, { attempts: 1 }).errorCode).toBeUndefined();
});
