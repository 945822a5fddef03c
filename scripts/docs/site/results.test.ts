import { expect, test } from 'vitest';
import { excerptOf, partsOf } from './results.ts';

const found = (text: string, words: readonly string[]) =>
  partsOf(text, words)
    .filter((part) => part.isFound)
    .map((part) => part.text);

test('words are found with any letter case, the longest first, and a mark in a word is no pattern', () => {
  expect(found('Cart, getCurrentCart', ['cart', 'currentcart'])).toEqual(['Cart', 'CurrentCart']);
  expect(found('a.b axb', ['a.b'])).toEqual(['a.b']);
  expect(found('Cart', [])).toEqual([]);
});

test('an excerpt begins shortly before the first word that was found', () => {
  const text = `${'before '.repeat(30)}cart${' after'.repeat(60)}`;
  const excerpt = excerptOf(text, ['cart']);
  expect(excerpt).toMatch(/^… .{40}cart after .* …$/);
  expect(excerpt.length).toBeLessThan(170);
});

test('an excerpt without a word begins with the text', () => {
  expect(excerptOf('A short text', ['cart'])).toBe('A short text');
  expect(excerptOf(`${'long '.repeat(60)}`, [])).toMatch(/^long long .* …$/);
});
