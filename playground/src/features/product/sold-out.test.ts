import { expect, test } from 'vitest';
import type { CatalogProduct, CatalogVariant } from 'vitrine/state';
import { part } from '../../testing/part.ts';
import { soldOutOf } from './sold-out.ts';

const variant = (size: string, stock: CatalogVariant['stock']) =>
  part<CatalogVariant>({ choices: { Size: size }, stock });

test('lists sold-out variants that match the choices made', () => {
  const tee = part<CatalogProduct>({
    stock: 'some-sold-out',
    variants: [
      variant('S', 'sold-out'),
      variant('M', 'in-stock'),
      variant('L', 'sold-out'),
      variant('XL', 'pre-order'),
    ],
  });
  expect(soldOutOf(tee).map(({ name }) => name)).toEqual(['S', 'L']);
  expect(soldOutOf(tee, { Size: 'L' }).map(({ name }) => name)).toEqual(['L']);
  expect(soldOutOf(tee, { Size: 'M' })).toEqual([]);
});

test('a product without options is sold out as a whole', () => {
  const only = part<CatalogVariant>({ choices: {}, stock: 'sold-out' });
  expect(soldOutOf(part<CatalogProduct>({ stock: 'sold-out', variants: [only] }))).toEqual([
    { name: '', selection: {} },
  ]);
});
