import { expect, test } from 'vitest';
import { checkoutReturn, outcomeOf, parseReturnSearch, type ReturnPage } from './checkout-return.ts';

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

test.each([
  [{ redirectStatus: 'SUCCESS', redirectPurpose: 'LOGOUT' }, 'SUCCESS', 'LOGOUT'],
  [{ redirectStatus: 'ERROR', redirectPurpose: 'CHECKOUT' }, 'ERROR', 'CHECKOUT'],
  [{ orderId: 'a-b-c' }, 'SUCCESS', 'CHECKOUT'],
  [{}, 'UNKNOWN', 'UNKNOWN'],
])('the outcome that is shown is the one that the address tells: %j', (raw, status, purpose) => {
  expect(outcomeOf(parseReturnSearch(raw))).toEqual({ status, purpose });
});

test('a member who left a checkout is told that nothing was bought', () => {
  const left = { redirectStatus: 'NO_ACTION', redirectPurpose: 'CHECKOUT' };
  expect(resultOf({ ...left, wixMemberLoggedIn: 'true' })).toEqual({ outcome: 'abandoned' });
});
