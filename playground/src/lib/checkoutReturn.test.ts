import { expect, test } from 'vitest';
import { checkoutReturn, parseReturnSearch, type ReturnPage } from './checkoutReturn.ts';

const resultOf = (raw: Record<string, unknown>, page: ReturnPage = 'return') =>
  checkoutReturn(parseReturnSearch(raw), page);

test('an order id means paid, whatever else the address says', () => {
  const raw = { orderId: 'a-b-c', wixMemberLoggedIn: 'true' };
  expect(resultOf(raw)).toEqual({ outcome: 'paid', orderNumber: 'a-b-c' });
});

test('the number that people know an order by is shown when there is one', () => {
  expect(resultOf({ orderId: 'a-b-c', orderNumber: 10_042 })).toEqual({
    outcome: 'paid',
    orderNumber: '10042',
  });
});

test('a member came back signed in', () => {
  expect(resultOf({ wixMemberLoggedIn: true })).toEqual({ outcome: 'signed-in' });
});

test('without an order nothing was bought', () => {
  expect(resultOf({ wixMemberLoggedIn: 'false' })).toEqual({ outcome: 'abandoned' });
  expect(resultOf({ orderId: '' })).toEqual({ outcome: 'abandoned' });
});

test('the thank-you page without an order does not claim that a checkout was left', () => {
  expect(resultOf({}, 'thanks')).toEqual({ outcome: 'no-order' });
  expect(resultOf({ orderId: 'a-b-c' }, 'thanks')).toMatchObject({ outcome: 'paid' });
});
