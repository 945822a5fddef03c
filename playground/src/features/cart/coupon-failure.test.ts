import { expect, test } from 'vitest';
import { text } from '../../text/text.ts';
import { couponFailure } from './coupon-failure.ts';

test('unknown, expired, not applicable and used-up coupons each have a sentence', () => {
  const codes = [
    'ERROR_COUPON_DOES_NOT_EXIST',
    'ERROR_COUPON_EXPIRED',
    'ERROR_COUPON_NOT_APPLICABLE',
    'ERROR_COUPON_USAGE_EXCEEDED',
  ];
  expect(new Set(codes.map((code) => text.coupon.failures[couponFailure(code)])).size).toBe(4);
});

test('an unknown error code still gets a sentence', () => {
  expect(couponFailure('ERROR_COUPON_OF_TOMORROW')).toBe('other');
  expect(couponFailure(undefined)).toBe('other');
});
