import { describe, expect, test } from 'vitest';
import { codeOf, noticedIn } from './notice.ts';

const refusal = (status: number, code?: string) => ({
  status,
  answer: {
    message: '',
    details: code === undefined ? {} : { applicationError: { code, description: '', data: {} } },
  },
});
const ok = (answer: unknown) => ({ status: 200, answer });
const cup = { id: 'cup', name: 'Cup', price: '12.00' };
const bowl = { id: 'bowl', name: 'Bowl', price: '24.00' };

describe('a call is the same for a person', () => {
  test.each([
    ['with an equal answer', ok({ products: [cup] }), ok({ products: [cup] })],
    [
      'under another id, token, instant and request id',
      ok({ id: '00000000-0000-4000-8000-00000000000a', at: '2027-01-25T09:00:00.000Z', requestId: 'a' }),
      ok({ id: '00000000-0000-4000-8000-00000000000b', at: '2027-02-01T09:00:00.000Z', requestId: 'b' }),
    ],
    [
      'with texts that are made from times',
      ok({ event: { dateAndTimeSettings: { formatted: { startDate: 'January 25, 2027' } } } }),
      ok({ event: { dateAndTimeSettings: { formatted: { startDate: 'February 1, 2027' } } } }),
    ],
    [
      'if it is refused for the same reason',
      refusal(404, 'OWNED_CART_NOT_FOUND'),
      refusal(404, 'OWNED_CART_NOT_FOUND'),
    ],
  ])('%s', (_, before, after) => {
    expect(noticedIn(before, after)).toEqual({ notice: 'same', places: [] });
  });
});

describe('a call is refused', () => {
  test.each([
    ['in place of a success', ok({ cart: {} }), refusal(404)],
    ['for another reason, such as 404 without a code', refusal(404, 'OWNED_CART_NOT_FOUND'), refusal(404)],
    ['with another status', refusal(404, 'GONE'), refusal(410, 'GONE')],
  ])('%s', (_, before, after) => {
    expect(noticedIn(before, after).notice).toBe('refused');
  });
});

describe('a success lacks data without an error', () => {
  test.each([
    ['without a member', { cart: { note: 'Hi', id: 'a' } }, { cart: { id: 'a' } }, ['cart.note']],
    ['with an empty text', { description: 'Round' }, { description: '' }, ['description']],
    ['with null in place of a value', { price: cup.price }, { price: null }, ['price']],
    ['with fewer entries at the end', { products: [cup, bowl] }, { products: [cup] }, ['products[1]']],
  ])('%s', (_, before, after, places) => {
    expect(noticedIn(ok(before), ok(after))).toEqual({ notice: 'less', places });
  });

  test('with fewer entries at the start, and a lower count of them', () => {
    const before = ok({ products: [cup, bowl], totalResults: 2 });
    expect(noticedIn(before, ok({ products: [bowl], totalResults: 1 })).notice).toBe('less');
  });
});

describe('a success has other data', () => {
  test.each([
    ['with another value', { price: '12.00' }, { price: '10.00' }, ['price']],
    ['with a further member', {}, { price: '10.00' }, ['price']],
    ['with entries in another order', { list: ['a', 'b'] }, { list: ['b', 'a'] }, ['list[0]', 'list[1]']],
    ['with a value and a missing member', { a: '1', b: '2' }, { a: '3' }, ['a', 'b']],
    ['with a lower amount', { amount: 2 }, { amount: 1 }, ['amount']],
  ])('%s', (_, before, after, places) => {
    expect(noticedIn(ok(before), ok(after))).toEqual({ notice: 'other', places });
  });

  test('in place of a refusal', () => {
    expect(noticedIn(refusal(404), ok({})).notice).toBe('other');
  });
});

test('the code of a refusal is its application code, its OAuth error or INVALID_ARGUMENT', () => {
  expect([
    codeOf(refusal(404, 'A')),
    codeOf({ status: 400, answer: { error: 'invalid_grant' } }),
    codeOf({ status: 400, answer: { message: '', details: { validationError: {} } } }),
    codeOf(refusal(404)),
    codeOf({ status: 502, answer: 'Bad gateway' }),
  ]).toEqual(['A', 'invalid_grant', 'INVALID_ARGUMENT', undefined, undefined]);
});
