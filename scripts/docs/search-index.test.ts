import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { placesOf, searchScript } from './search-index.ts';

const page =
  '<h1 id="shop">Shop</h1>\n<p>Carts &amp; <code>coupons</code></p>\n<h2 id="totals">Totals of <em>a cart</em></h2><p>Taxes</p>';

test('a page is found section by section', () => {
  expect(placesOf('Shop', 'guides/shop.html', page)).toEqual([
    { k: 'Guide', t: 'Shop', u: 'guides/shop.html', x: 'Carts & coupons' },
    { k: 'Guide', t: 'Shop', u: 'guides/shop.html#totals', s: 'Totals of a cart', x: 'Taxes' },
  ]);
});

test('the script puts the places where the page looks for them', () => {
  const scope: { places?: unknown } = {};
  runInNewContext(searchScript([{ k: 'Guide', t: '</script>', u: 'a.html', x: '"' }]), scope);
  expect(scope.places).toMatchObject([{ t: '</script>', x: '"' }]);
});

const scope: { findPlaces?: (places: readonly object[], words: string) => { u: string }[] } = {};
runInNewContext(readFileSync(join(import.meta.dirname, 'find.js'), 'utf8'), scope);
const places = [
  { k: 'Guide', t: 'Shop', u: 'text', x: 'The cart of a visitor' },
  { k: 'Guide', t: 'Shop', u: 'section', s: 'The cart', x: 'Money' },
  { k: 'Operation', t: 'getCurrentCart', u: 'name', x: 'Reads the current one' },
];
const found = (words: string) => scope.findPlaces?.(places, words).map(({ u }) => u);

test('a name counts more than a heading, and a heading more than the text', () => {
  expect(found('cart')).toEqual(['section', 'name', 'text']);
  expect(found('getcurrentcart')).toEqual(['name']);
});

test('every word must be there, the beginning of a word is enough', () => {
  expect(found('cart visit')).toEqual(['text']);
  expect(found('cart nothing')).toEqual([]);
  expect(found('  ')).toEqual([]);
});
