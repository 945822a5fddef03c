import { expect, test } from 'vitest';
import { repeats } from './repeats.ts';

test.each([
  ['The order number.', 'orderNumber'],
  ['Order number', 'orderNumber'],
  ['Id of the order number', 'orderNumber'],
  ['Number of orders.', 'orderNumber'],
  ['The IDs of the line items.', 'lineItemIds'],
  ['Categories', 'category'],
  ['URL of the event page', 'eventPageURL'],
  ['', 'orderNumber'],
  ['The value of this field.', 'orderNumber'],
])('"%s" repeats %s', (text, name) => {
  expect(repeats(text, name)).toBe(true);
});

test.each([
  ['Number of the order, unique within the site.', 'orderNumber'],
  ['In pixels.', 'height'],
  ['Absent for a visitor.', 'memberId'],
])('"%s" says more than %s', (text, name) => {
  expect(repeats(text, name)).toBe(false);
});

test('a text that only joins two names counts as a repetition', () => {
  expect(repeats('Get the current cart.', 'getCurrentCart', 'The cart')).toBe(true);
});
