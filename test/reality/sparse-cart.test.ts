import { expect, test } from 'vitest';
import { cartOfV2 } from '../../src/cart/cart-v2-view.ts';

const linesOf = (quantityInfo: object | null | undefined) =>
  cartOfV2({ cart: { id: 'cart', lineItems: [{ id: 'line', quantityInfo }] } })?.lineItems.map(
    ({ quantity }) => quantity,
  );

test('a line of the second cart has the requested pieces until the platform says how many it confirms', () => {
  expect(linesOf({ confirmedQuantity: 2, requestedQuantity: 3 })).toEqual([2]);
  expect(linesOf({ requestedQuantity: 3 })).toEqual([3]);
  expect(linesOf({ confirmedQuantity: null, requestedQuantity: 3 })).toEqual([3]);
});

test('a cart with a line of no known quantity is no cart that could be shown', () => {
  for (const quantityInfo of [{}, null, undefined, { confirmedQuantity: '2' }])
    expect(linesOf(quantityInfo)).toBeUndefined();
});
