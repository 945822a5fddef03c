import { expect, test } from 'vitest';
import { excerptOf, partsOf } from './results.ts';

const found = (text: string, words: readonly string[]) =>
  partsOf(text, words)
    .filter((part) => part.isFound)
    .map((part) => part.text);

test('words are found with any letter case, the longest first', () => {
  expect(found('Cart, getCurrentCart', ['cart', 'currentcart'])).toEqual(['Cart', 'CurrentCart']);
  expect(found('Cart', [])).toEqual([]);
});

test('an excerpt begins shortly before the first word that was found', () => {
  const text = `${'before '.repeat(30)}cart${' after'.repeat(60)}`;
  const excerpt = excerptOf(text, ['cart']);
  expect(excerpt).toMatch(/^… .{40}cart after .* …$/);
  expect(excerpt.length).toBeLessThan(170);
});

test('an excerpt without a found word begins with the beginning of the text', () => {
  expect(excerptOf('A short text', ['cart'])).toBe('A short text');
  expect(excerptOf(`${'long '.repeat(60)}`, [])).toMatch(/^long long .* …$/);
});
