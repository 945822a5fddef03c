import { expect, test } from 'vitest';
import type { LineItem } from 'vitrine/carts';
import { part } from '../../testing/part.ts';
import { choicesOf, slugOf, troubleOf } from './cart.ts';

const line = (more: { [Key in keyof LineItem]?: LineItem[Key] }) =>
  part<LineItem>({ id: 'a', quantity: 1, ...more });

test("choices are shown in the buyer's language", () => {
  const descriptionLines = [
    { name: { original: 'Size' }, plainText: { original: 'M' } },
    { name: { original: 'Color' }, colorInfo: { original: 'Green', code: '#0a0' } },
  ];
  expect(choicesOf(line({ descriptionLines }))).toEqual([
    { name: 'Size', value: 'M' },
    { name: 'Color', value: 'Green' },
  ]);
});

test('unavailable and short lines are told apart from available ones', () => {
  expect(troubleOf(line({ availability: { status: 'AVAILABLE' } }))).toBeUndefined();
  expect(troubleOf(line({ availability: { status: 'NOT_FOUND' } }))).toEqual({ kind: 'gone' });
  expect(troubleOf(line({ availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 } }))).toEqual({
    kind: 'fewer',
    left: 2,
  });
});

test('a line links to its product page, whatever the path before the slug', () => {
  expect(slugOf(line({ url: { relativePath: '/product-page/studio-tee' } }))).toBe('studio-tee');
  expect(slugOf(line({}))).toBeUndefined();
});
