import { expect, test } from 'vitest';
import { finderOf } from './finder.ts';
import type { Place } from './place.ts';

const places: readonly Place[] = [
  { k: 'Guide', t: 'Shop', u: 'text', x: 'The cart of a visitor' },
  { k: 'Guide', t: 'Shop', u: 'section', s: 'The cart', x: 'Money' },
  { k: 'Guide', t: 'Cart', u: 'title', x: 'Money' },
  { k: 'Operation', t: 'getCurrentCart', u: 'name', x: 'Reads it · OWNED_CART_NOT_FOUND' },
];
const find = finderOf(places);
const found = (words: string) => find(words).map(({ place }) => place.u);

test('a title counts more than a heading, and a heading more than the text', () => {
  expect(found('cart').filter((one) => one !== 'name')).toEqual(['title', 'section', 'text']);
});

test.each([
  'getCurrentCart',
  'getcurrent',
  'currentCart',
  'current',
  'getCurentCart',
  'OWNED_CART_NOT_FOUND',
])('the call is the first result for %s', (words) => {
  expect(found(words)[0]).toBe('name');
});

test('two symbols with one address are found both', () => {
  const symbol = { k: 'TypeScript', t: 'Cart', u: 'cart.html#cart', x: '' } as const;
  expect(finderOf([symbol, { ...symbol, x: 'A type' }])('cart')).toHaveLength(2);
});

test('a result contains every word, or a word that begins with it', () => {
  expect(found('cart visit')).toEqual(['text']);
  expect(found('cart nothing')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

test('a wrong letter in a longer word is tolerated if nothing is found otherwise', () => {
  expect(found('visitir')).toEqual(['text']);
  expect(found('shp')).toEqual([]);
  expect(found('card')).toContain('title');
  expect(finderOf([...places, { k: 'Guide', t: 'Card', u: 'card', x: '' }])('card')).toHaveLength(1);
});

test('the words of a place are letters and digits, without the marks around them', () => {
  const [first] = finderOf([{ k: 'TypeScript', t: 'x', u: 'x', x: 'See `useCart()` = <cart>.' }])('<cart>');
  expect(first?.words).toEqual(['cart']);
});

test('a result names the words to mark: the searched words, or the similar words that were found', () => {
  expect(find('visit')[0]?.words).toEqual(['visit']);
  expect(find('visitir')[0]?.words).toEqual(['visitor']);
});
