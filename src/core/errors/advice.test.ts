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
import { apiError } from './normalize.ts';

const failure = (status: number, body: unknown = {}, facts = {}) =>
  apiError(new Response(null, { status }), body, facts);

const refusal = (status: number, code: string | number, facts = {}) =>
  failure(status, { details: { applicationError: { code } } }, facts);

const actionOf = (error: unknown) => adviceFor(error, ...allAdvice)?.action;

describe('adviceFor', () => {
  test('needs no action for an expected error, and its text says what to show', () => {
    expect(adviceFor(refusal(404, 'OWNED_CART_NOT_FOUND'), cartAdvice)).toEqual({
      action: 'nothing',
      messageKey: 'cart.none',
      text: expect.stringMatching(/empty cart/),
    });
  });

  test.each<[string, unknown, AdviceAction]>([
    ['an invalid argument', failure(400, { details: { validationError: {} } }), 'change-input'],
    ['a rejected token', failure(401), 'sign-in'],
    ['a call for members', failure(403, {}, { neededIdentity: ['member'] }), 'sign-in'],
    ['a call for the owner', failure(403, {}, { neededIdentity: ['owner', 'app'] }), 'fix-setup'],
    [
      'a call that visitors may make',
      failure(403, {}, { neededIdentity: ['visitor', 'member'] }),
      'contact-owner',
    ],
    ['a 403 without needed identity', failure(403), 'contact-owner'],
    ['an unknown id', failure(404), 'change-input'],
    ['a conflicting change', failure(409), 'read-back'],
    ['a site that is not ready', failure(428), 'contact-owner'],
    ['too many calls', failure(429), 'wait'],
    ['a server error', failure(500), 'wait'],
    ['a gateway timeout', failure(504), 'wait'],
    ['a site that cannot take payments', refusal(403, 'NO_PAYMENT_METHOD_CONFIGURED'), 'contact-owner'],
    [
      'a site that cannot take payments, by the error key in the details',
      failure(400, { details: { error_key: 'NO_PAYMENT_METHOD_CONFIGURED' } }),
      'contact-owner',
    ],
    ['a client that must open the hosted page', refusal(403, 'TRUSTED_CLIENTS_ONLY'), 'open-hosted-page'],
    ['a wrong password, by its numeric code', refusal(401, -19_976), 'change-input'],
    ['a registered address, by its named code', refusal(409, 'DUPLICATE_EMAIL'), 'sign-in'],
    ['a network error', new NetworkError('gone', { sent: false }), 'retry'],
    ['a timeout', new TimeoutError('late', { timeoutMs: 1 }), 'retry'],
    ['a refused token', new AuthError('no', { code: 'token-refused', status: 401 }), 'fix-setup'],
    ['an unknown client id', new AuthError('no', { code: 'client-unknown' }), 'fix-setup'],
    ['an expired authorization code', new AuthError('no', { code: 'code-expired' }), 'sign-in'],
    [
      'a host that is not the platform',
      new AuthError('no', { code: 'not-an-api-host', retryable: 'yes' }),
      'fix-setup',
    ],
    ['a wrong response mode', new AuthError('no', { code: 'wrong-response-mode' }), 'fix-setup'],
    [
      'a read in a disposed session',
      new AuthError('no', { code: 'session-disposed', retryable: 'yes' }),
      'retry',
    ],
    ['a lost session', new AuthError('no', { code: 'session-lost' }), 'sign-in'],
    ['a call without a client', new ValidationError('no', { code: 'missing-client' }), 'fix-setup'],
  ])('%s', (_, error, action) => {
    expect(actionOf(error)).toBe(action);
  });

  test('an unknown effect has priority over the code, and the code over the status', () => {
    expect(actionOf(refusal(404, 'OWNED_CART_NOT_FOUND', { retryable: 'unknown' }))).toBe('read-back');
    expect(actionOf(new TimeoutError('late', { timeoutMs: 1, retryable: 'unknown' }))).toBe('read-back');
    expect(actionOf(refusal(404, 'OWNED_CART_NOT_FOUND'))).not.toBe(actionOf(failure(404)));
  });

  test('an unknown code gets the advice of its status', () => {
    expect(adviceFor(refusal(409, 'SOMETHING_NEW'))).toEqual(adviceFor(failure(409)));
    expect(adviceFor(refusal(409, 'constructor'))).toEqual(adviceFor(failure(409)));
    expect(adviceFor(refusal(503, 'SOMETHING_NEW'))?.messageKey).toBe('call.platformFailed');
  });

  test('a code gets the advice of its status if the advice of its service was not passed', () => {
    expect(adviceFor(refusal(404, 'OWNED_CART_NOT_FOUND'), authAdvice)).toEqual(adviceFor(failure(404)));
  });

  test('other statuses and foreign errors have no advice', () => {
    expect(adviceFor(failure(418))).toBeUndefined();
    expect(adviceFor(new Error('x'))).toBeUndefined();
    expect(adviceFor(undefined)).toBeUndefined();
  });

  test('a code inside a successful response has advice too', () => {
    expect(adviceForCode('ERROR_COUPON_EXPIRED', cartAdvice)?.action).toBe('change-input');
    expect(adviceForCode('toString', cartAdvice)).toBeUndefined();
  });
});

describe('the table of advice', () => {
  test('has every code that an operation declares', () => {
    const listed = Object.values(contracts).flatMap((contract) =>
      Object.values(contract).flatMap(({ errors }) => errors),
    );
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter((code) => !adviceForCode(code, ...allAdvice))).toEqual([]);
  });

  test('has one or two sentences for users, without technical names', () => {
    const services = allAdvice.flatMap((table) => Object.values(table));
    expect(services.length).toBeGreaterThan(0);
    for (const { text } of [...Object.values(errorMessages), ...services])
      expect(text).toMatch(/^[A-Z][^_{}]{15,110}\.$/);
  });

  test('matches the types', () => {
    expectTypeOf<GetCurrentCartErrorCode>().toExtend<KnownErrorCode>();
    expectTypeOf<'cart.none'>().toExtend<AdviceMessageKey>();
    expectTypeOf<'retry' | 'contact-owner'>().toExtend<AdviceAction>();
  });
});

test('a named sign-in error has the same advice as its numeric code', () => {
  for (const { codes, named } of Object.values(signInErrors))
    for (const [code, name] of Object.entries({ ...codes, ...named }))
      expect(adviceForCode(code, authAdvice), code).toEqual(adviceForCode(name, authAdvice));
});
