import type { Mutant } from '../mutant.ts';

/** Mutants that turn off the rules of coupons. */
export const mutants: readonly Mutant[] = [
  {
    rule: 'R65',
    off: 'codes are compared with their case',
    file: 'sandbox/rules/cart/coupons.ts',
    find: 'left.trim().toUpperCase() === right.trim().toUpperCase()',
    replace: 'left === right',
    test: 'sandbox/rules/cart/coupons.test.ts',
  },
  {
    rule: 'R66',
    off: 'the scope of a coupon is ignored',
    file: 'sandbox/rules/cart/coupons.ts',
    find: 'if (!scope) return [...lines];',
    replace: 'if (!scope || lines.length > 0) return [...lines];',
    test: 'sandbox/rules/cart/coupons.test.ts',
  },
  {
    rule: 'R67',
    off: 'a coupon never expires',
    file: 'sandbox/rules/cart/coupons.ts',
    find: 'if (expirationTime !== undefined && now >= Date.parse(expirationTime))',
    replace: 'if (expirationTime !== undefined && now < 0)',
    test: 'sandbox/rules/cart/coupons.test.ts',
  },
  {
    rule: 'R68',
    off: 'a coupon for one piece reduces every piece',
    file: 'sandbox/rules/cart/coupons.ts',
    find: 'coupon.limitedToOneItem && cheapest',
    replace: 'coupon.limitedToOneItem === null && cheapest',
    test: 'sandbox/rules/cart/coupons.test.ts',
  },
  {
    rule: 'R69',
    off: 'an expired coupon has the error ERROR_COUPON_NOT_APPLICABLE',
    file: 'sandbox/rules/cart/coupons.ts',
    find: "problem('ERROR_COUPON_EXPIRED'",
    replace: "problem('ERROR_COUPON_NOT_APPLICABLE'",
    test: 'sandbox/rules/cart/coupons.test.ts',
  },
  {
    rule: 'R70',
    off: 'a disabled coupon gives its discount',
    file: 'sandbox/rules/cart/coupons.ts',
    find: 'if (!active)',
    replace: 'if (active === null)',
    test: 'sandbox/rules/cart/coupons.test.ts',
  },
  {
    rule: 'R71',
    off: 'a coupon that is no longer valid causes no calculation error',
    file: 'sandbox/rules/cart/totals-view.ts',
    find: '...(couponProblem && {',
    replace: '...(couponProblem === null && {',
    test: 'sandbox/rules/cart/coupons.test.ts',
  },
  {
    rule: 'R72',
    off: 'an order does not count the use of a coupon',
    file: 'sandbox/rules/cart/place-order.ts',
    find: 'countUse(totals.coupon.coupon, checkout.owner, 1);',
    replace: 'void countUse;',
    test: 'sandbox/pages/checkout.test.ts',
  },
];
