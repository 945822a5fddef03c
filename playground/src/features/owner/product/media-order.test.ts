import { expect, test } from 'vitest';
import type { MediaItem, ProductOption } from 'vitrine/catalog-v1';
import { part } from '../../../testing/part.ts';
import { moveMedium } from './media-order.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => part<MediaItem>({ id }));
const color = part<ProductOption>({
  name: 'Color',
  choices: [
    {
      value: '#fff',
      description: 'White',
      inStock: true,
      visible: true,
      media: { items: items.slice(0, 3) },
    },
    { value: '#000', description: 'Black', inStock: true, visible: true },
  ],
});

test('only the part of the gallery from the first changed position on is removed and added again', () => {
  expect(moveMedium(items, [], 2, 1)).toEqual({
    remove: ['c', 'b', 'd'],
    add: ['c', 'b', 'd'],
    links: [],
  });
  expect(moveMedium(items, [], 0, 1)?.add).toEqual(['b', 'a', 'c', 'd']);
});

test('pictures are assigned to their choices again', () => {
  expect(moveMedium(items, [color], 3, 2)?.links).toEqual([
    { option: 'Color', choice: 'White', mediaIds: ['c'] },
  ]);
});

test('a move past either end does nothing', () => {
  expect(moveMedium(items, [], 0, -1)).toBeUndefined();
  expect(moveMedium(items, [], 3, 4)).toBeUndefined();
});
