import { expect, test } from 'vitest';
import { checkoutReturn, parseReturnSearch } from './checkoutReturn.ts';

const resultOf = (raw: Record<string, unknown>) => checkoutReturn(parseReturnSearch(raw));

test('an order id means paid, whatever else the address says', () => {
  expect(resultOf({ orderId: '10042', wixMemberLoggedIn: 'true' })).toEqual({
    outcome: 'paid',
    orderId: '10042',
  });
  expect(resultOf({ orderId: 10_042 })).toEqual({ outcome: 'paid', orderId: '10042' });
});

test('a member came back signed in', () => {
  expect(resultOf({ wixMemberLoggedIn: true })).toEqual({ outcome: 'signed-in' });
});

test('without an order nothing was bought', () => {
  expect(resultOf({ wixMemberLoggedIn: 'false' })).toEqual({ outcome: 'abandoned' });
  expect(resultOf({ orderId: '' })).toEqual({ outcome: 'abandoned' });
});
