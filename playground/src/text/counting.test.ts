import { expect, test } from 'vitest';
import { counting } from './counting.ts';

test('English has singular, plural and a separate form for zero', () => {
  const many = counting('en');
  const forms = { zero: 'empty', one: '# item', other: '# items' };
  expect([0, 1, 2, 1200].map((count) => many(count, forms))).toEqual([
    'empty',
    '1 item',
    '2 items',
    '1,200 items',
  ]);
});

test('Arabic has forms for two, few and many; a missing form falls back to the general one', () => {
  const many = counting('ar');
  const forms = { one: 'واحد', two: 'اثنان', few: 'قليل', many: 'كثير', other: 'عام' };
  expect([1, 2, 5, 11, 100].map((count) => many(count, forms))).toEqual([
    'واحد',
    'اثنان',
    'قليل',
    'كثير',
    'عام',
  ]);
  expect(many(5, { other: 'عام' })).toBe('عام');
});
