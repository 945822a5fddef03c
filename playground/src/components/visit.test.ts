import { expect, test } from 'vitest';
import { createVisit } from './visit.ts';

test('the first page leaves the focus where the browser put it', () => {
  expect(createVisit('/shop').takesFocus('/shop')).toBe(false);
});

test('every navigation moves the focus once', () => {
  const visit = createVisit('/shop');
  expect(visit.takesFocus('/cart')).toBe(true);
  expect(visit.takesFocus('/cart')).toBe(false);
  expect(visit.takesFocus('/shop')).toBe(true);
});

test('a heading that replaces a focused one inherits the focus', () => {
  const visit = createVisit('/shop');
  visit.leave();
  expect(visit.takesFocus('/shop')).toBe(true);
  expect(visit.takesFocus('/shop')).toBe(false);
});
