import { expect, test } from 'vitest';
import { createHeadingFocus } from './heading-focus.ts';

test('the first page leaves the focus where the browser put it', () => {
  expect(createHeadingFocus('/shop').takesFocus('/shop')).toBe(false);
});

test('every navigation moves the focus once', () => {
  const visit = createHeadingFocus('/shop');
  expect(visit.takesFocus('/cart')).toBe(true);
  expect(visit.takesFocus('/cart')).toBe(false);
  expect(visit.takesFocus('/shop')).toBe(true);
});

test('a heading that replaces a focused one inherits the focus', () => {
  const visit = createHeadingFocus('/shop');
  visit.leave();
  expect(visit.takesFocus('/shop')).toBe(true);
  expect(visit.takesFocus('/shop')).toBe(false);
});
