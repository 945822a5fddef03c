import { describe, expect, test } from 'vitest';
import { nextOffset } from './pages.ts';

describe('the offset of the next page', () => {
  test.each([
    ['more are left', { count: 50, total: 120 }, 0, 50],
    ['the last page is not full', { count: 20, total: 120 }, 100, undefined],
    ['the last page is full', { count: 50, total: 100 }, 50, undefined],
    ['the page is empty', { count: 0, total: 10 }, 0, undefined],
    ['the platform does not count and the page is full', { count: 50, tooManyToCount: true }, 50, 100],
    [
      'the platform does not count and the page is not full',
      { count: 49, tooManyToCount: true },
      50,
      undefined,
    ],
    ['there is no total and the page is full', { count: 50 }, 0, 50],
  ])('%s', (_, metadata, offset, next) => {
    expect(nextOffset({ metadata }, offset, 50)).toBe(next);
    expect(nextOffset({ pagingMetadata: metadata }, offset, 50)).toBe(next);
  });

  test('a page without facts is the last one', () => {
    expect(nextOffset({}, 0, 50)).toBeUndefined();
  });
});
