import { expect, test } from 'vitest';
import { moved } from './roving.ts';

const size = { rows: 3, columns: 4 };
const go = (key: string, from = { row: 1, column: 1 }, part: { ctrlKey?: boolean; rtl?: boolean } = {}) =>
  moved(from, { key, ctrlKey: false, rtl: false, ...part }, size);

test('arrow keys move by one and stop at the edges', () => {
  expect(go('ArrowDown')).toEqual({ row: 2, column: 1 });
  expect(go('ArrowDown', { row: 2, column: 1 })).toEqual({ row: 2, column: 1 });
  expect(go('ArrowLeft')).toEqual({ row: 1, column: 0 });
  expect(go('ArrowRight', { row: 0, column: 3 })).toEqual({ row: 0, column: 3 });
});

test('left and right are swapped in right-to-left pages', () => {
  expect(go('ArrowLeft', undefined, { rtl: true })).toEqual({ row: 1, column: 2 });
});

test('Home and End move to the ends of the row, with Ctrl to those of the grid', () => {
  expect(go('Home')).toEqual({ row: 1, column: 0 });
  expect(go('End', undefined, { ctrlKey: true })).toEqual({ row: 2, column: 3 });
});

test('other keys do not move', () => {
  expect(go('a')).toBeUndefined();
});
