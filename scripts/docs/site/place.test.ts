import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { placesOf, searchScript } from './place.ts';

const page =
  '<h1 id="shop">Shop</h1>\n<p>Carts &amp; <code>coupons</code></p>\n<h2 id="totals">Totals of <em>a cart</em></h2><p>Taxes</p>';

test('a page is found section by section', () => {
  expect(placesOf('Shop', 'guides/shop.html', page)).toEqual([
    { k: 'Guide', t: 'Shop', u: 'guides/shop.html', x: 'Carts & coupons' },
    { k: 'Guide', t: 'Shop', u: 'guides/shop.html#totals', s: 'Totals of a cart', x: 'Taxes' },
  ]);
});

test('code is found in its original spelling', () => {
  const code =
    '<pre><code><span class="code-name">get</span>({ <span>id</span>: 1 });</code></pre><p>Text</p>';
  expect(placesOf('Shop', 'guides/shop.html', code)).toMatchObject([{ x: 'get({ id: 1 }); Text' }]);
});

test('the script stores the places under the name that the page reads', () => {
  const scope: { places?: unknown } = {};
  runInNewContext(searchScript([{ k: 'Guide', t: '</script>', u: 'a.html', x: '"' }]), scope);
  expect(scope.places).toMatchObject([{ t: '</script>', x: '"' }]);
});
