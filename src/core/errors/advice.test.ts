import { describe, expect, expectTypeOf, test } from 'vitest';
import { contracts } from '../../../generated/contracts.ts';
import { errorMessages, signInErrors } from '../../../generated/errors.ts';
import { advice as authAdvice } from '../../../generated/auth/advice.ts';
import { advice as cartAdvice } from '../../../generated/carts/advice.ts';
import type { GetCurrentCartErrorCode } from '../../../generated/carts/index.ts';
import { allAdvice } from '../../../scripts/docs/all-advice.ts';
import {
  type AdviceAction,
  type AdviceMessageKey,
  adviceFor,
  adviceForCode,
  type KnownErrorCode,
} from './advice.ts';
import { AuthError, NetworkError, TimeoutError, ValidationError } from './index.ts';
import { apiError } from './normalise.ts';

const failure = (status: number, body: unknown = {}, facts = {}) =>
  apiError(new Response(null, { status }), body, facts);

const refusal = (status: number, code: string | number, facts = {}) =>
  failure(status, { details: { applicationError: { code } } }, facts);

const actionOf = (error: unknown) => adviceFor(error, ...allAdvice)?.action;

describe('adviceFor says what to do about an error', () => {
  test('an expected refusal is nothing to worry about, and its sentence says what to show', () => {
    expect(adviceFor(refusal(404, 'OWNED_CART_NOT_FOUND'), cartAdvice)).toEqual({
      action: 'nothing',
      messageKey: 'cart.none',
      text: expect.stringMatching(/empty cart/),
    });
  });

  test.each<[string, unknown, AdviceAction]>([
    ['fields of the wrong form', failure(400, { details: { validationError: {} } }), 'change-input'],
    ['an identity that is refused', failure(401), 'sign-in'],
    ['a call for members', failure(403, {}, { neededIdentity: ['member'] }), 'sign-in'],
    ['a call for the owner', failure(403, {}, { neededIdentity: ['owner', 'app'] }), 'fix-setup'],
    ['a call for everybody', failure(403, {}, { neededIdentity: ['visitor', 'member'] }), 'contact-owner'],
    ['a blocked person', failure(403), 'contact-owner'],
    ['an id that nothing has', failure(404), 'change-input'],
    ['something that has changed meanwhile', failure(409), 'read-back'],
    ['a site that is not ready', failure(428), 'contact-owner'],
    ['too many calls', failure(429), 'wait'],
    ['a failure of the platform', failure(500), 'wait'],
    ['a gateway that gives up', failure(504), 'wait'],
    ['a site that cannot take payments', refusal(403, 'NO_PAYMENT_METHOD_CONFIGURED'), 'contact-owner'],
    [
      'a site that cannot take payments, as the details name it',
      failure(400, { details: { error_key: 'NO_PAYMENT_METHOD_CONFIGURED' } }),
      'contact-owner',
    ],
    ['a person who must use the hosted page', refusal(403, 'TRUSTED_CLIENTS_ONLY'), 'open-hosted-page'],
    ['a wrong password, by its number', refusal(401, -19_976), 'change-input'],
    ['a taken address, by its name', refusal(409, 'DUPLICATE_EMAIL'), 'sign-in'],
    ['no network', new NetworkError('gone', { sent: false }), 'retry'],
    ['no answer in time', new TimeoutError('late', { timeoutMs: 1 }), 'retry'],
    ['a client id that is refused', new AuthError('no', { code: 'token-refused', status: 401 }), 'fix-setup'],
    ['a client id that nobody has', new AuthError('no', { code: 'client-unknown' }), 'fix-setup'],
    ['a code that is too old', new AuthError('no', { code: 'code-expired' }), 'sign-in'],
    [
      'a web page in place of the platform',
      new AuthError('no', { code: 'not-an-api-host', retryable: 'yes' }),
      'fix-setup',
    ],
    ['an answer in the other part', new AuthError('no', { code: 'wrong-response-mode' }), 'fix-setup'],
    [
      'a read of a session that was disposed',
      new AuthError('no', { code: 'session-disposed', retryable: 'yes' }),
      'retry',
    ],
    ['a session that ended', new AuthError('no', { code: 'session-lost' }), 'sign-in'],
    ['a call without a client', new ValidationError('no', { code: 'missing-client' }), 'fix-setup'],
  ])('%s', (_, error, action) => {
    expect(actionOf(error)).toBe(action);
  });

  test('that a call may have taken effect comes before its code, and the code before the status', () => {
    expect(actionOf(refusal(404, 'OWNED_CART_NOT_FOUND', { retryable: 'unknown' }))).toBe('read-back');
    expect(actionOf(new TimeoutError('late', { timeoutMs: 1, retryable: 'unknown' }))).toBe('read-back');
    expect(actionOf(refusal(404, 'OWNED_CART_NOT_FOUND'))).not.toBe(actionOf(failure(404)));
  });

  test('a code that nobody has heard of has the advice of its status', () => {
    expect(adviceFor(refusal(409, 'SOMETHING_NEW'))).toEqual(adviceFor(failure(409)));
    expect(adviceFor(refusal(409, 'constructor'))).toEqual(adviceFor(failure(409)));
    expect(adviceFor(refusal(503, 'SOMETHING_NEW'))?.messageKey).toBe('call.platformFailed');
  });

  test('a code of a service whose advice was not passed has the advice of its status', () => {
    expect(adviceFor(refusal(404, 'OWNED_CART_NOT_FOUND'), authAdvice)).toEqual(adviceFor(failure(404)));
  });

  test('there is none for other statuses and for errors of others', () => {
    expect(adviceFor(failure(418))).toBeUndefined();
    expect(adviceFor(new Error('x'))).toBeUndefined();
    expect(adviceFor(undefined)).toBeUndefined();
  });

  test('a code inside a successful answer has its advice too', () => {
    expect(adviceForCode('ERROR_COUPON_EXPIRED', cartAdvice)?.action).toBe('change-input');
    expect(adviceForCode('toString', cartAdvice)).toBeUndefined();
  });
});

describe('the table of advice', () => {
  test('has every code that an operation lists', () => {
    const listed = Object.values(contracts).flatMap((contract) =>
      Object.values(contract).flatMap(({ errors }) => errors),
    );
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter((code) => !adviceForCode(code, ...allAdvice))).toEqual([]);
  });

  test('says one sentence or two to people, without a word of the wire', () => {
    const services = allAdvice.flatMap((table) => Object.values(table));
    expect(services.length).toBeGreaterThan(0);
    for (const { text } of [...Object.values(errorMessages), ...services])
      expect(text).toMatch(/^[A-Z][^_{}]{15,110}\.$/);
  });

  test('is known to the types', () => {
    expectTypeOf<GetCurrentCartErrorCode>().toExtend<KnownErrorCode>();
    expectTypeOf<'cart.none'>().toExtend<AdviceMessageKey>();
    expectTypeOf<'retry' | 'contact-owner'>().toExtend<AdviceAction>();
  });
});

test('the names of refused sign-ins have the same advice as the codes that they stand for', () => {
  for (const { codes, named } of Object.values(signInErrors))
    for (const [code, name] of Object.entries({ ...codes, ...named }))
      expect(adviceForCode(code, authAdvice), code).toEqual(adviceForCode(name, authAdvice));
});
