import { expect, test } from 'vitest';
import { checkoutReturn, outcomeOf, parseReturnSearch, type ReturnPage } from './checkout-return.ts';

const resultOf = (raw: Record<string, unknown>, page: ReturnPage = 'return') =>
  checkoutReturn(parseReturnSearch(raw), page);

test('an order id means paid, whatever else the address contains', () => {
  const raw = { orderId: 'a-b-c', wixMemberLoggedIn: 'true' };
  expect(resultOf(raw)).toEqual({ outcome: 'paid', orderNumber: 'a-b-c' });
});

test('the customer-facing order number is shown if there is one', () => {
  expect(resultOf({ orderId: 'a-b-c', orderNumber: 10_042 })).toEqual({
    outcome: 'paid',
    orderNumber: '10042',
  });
});

test('a member returned signed in', () => {
  expect(resultOf({ wixMemberLoggedIn: true })).toEqual({ outcome: 'signed-in' });
});

test('without an order nothing was bought', () => {
  expect(resultOf({ wixMemberLoggedIn: 'false' })).toEqual({ outcome: 'abandoned' });
  expect(resultOf({ orderId: '' })).toEqual({ outcome: 'abandoned' });
});

test('the thank-you page without an order does not claim an abandoned checkout', () => {
  expect(resultOf({}, 'thanks')).toEqual({ outcome: 'no-order' });
  expect(resultOf({ orderId: 'a-b-c' }, 'thanks')).toMatchObject({ outcome: 'paid' });
});

test.each([
  [{ redirectStatus: 'SUCCESS', redirectPurpose: 'LOGOUT' }, 'SUCCESS', 'LOGOUT'],
  [{ redirectStatus: 'ERROR', redirectPurpose: 'CHECKOUT' }, 'ERROR', 'CHECKOUT'],
  [{ orderId: 'a-b-c' }, 'SUCCESS', 'CHECKOUT'],
  [{}, 'UNKNOWN', 'UNKNOWN'],
])('the shown outcome matches the address: %j', (raw, status, purpose) => {
  expect(outcomeOf(parseReturnSearch(raw))).toEqual({ status, purpose });
});

test('a member who abandoned a checkout is told that nothing was bought', () => {
  const left = { redirectStatus: 'NO_ACTION', redirectPurpose: 'CHECKOUT' };
  expect(resultOf({ ...left, wixMemberLoggedIn: 'true' })).toEqual({ outcome: 'abandoned' });
});
