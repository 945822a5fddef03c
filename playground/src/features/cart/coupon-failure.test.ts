import { expect, test } from 'vitest';
import { ApiError } from 'vitrine';
import { text } from '../../text/text.ts';
import { couponFailure } from './coupon-failure.ts';

test('unknown, expired, not applicable and used-up coupons each have a sentence', () => {
  const codes = [
    'ERROR_COUPON_DOES_NOT_EXIST',
    'ERROR_COUPON_EXPIRED',
    'ERROR_COUPON_NOT_APPLICABLE',
    'ERROR_COUPON_USAGE_EXCEEDED',
  ];
  expect(new Set(codes.map((code) => text.coupon.failures[couponFailure({ code })])).size).toBe(4);
});

test.each([
  ['EXPIRED', 'expired'],
  ['MIN_SUBTOTAL_NOT_REACHED', 'notApplicable'],
  ['MAX_USAGE_EXCEEDED', 'usedUp'],
] as const)('the reason %s of the second cart has the sentence of the first cart', (reason, failure) => {
  const details = { applicationError: { code: 'INVALID_COUPON_STATUS', data: { reason } } };
  const error = new ApiError('Refused', {
    status: 428,
    code: 'INVALID_COUPON_STATUS',
    description: 'Refused',
    details,
    fieldViolations: [],
    requestId: undefined,
    retryable: 'no',
  });
  expect(couponFailure(error)).toBe(failure);
});

test('an unknown error code still gets a sentence', () => {
  expect(couponFailure({ code: 'ERROR_COUPON_OF_TOMORROW' })).toBe('other');
});
