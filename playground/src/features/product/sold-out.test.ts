import { expect, test } from 'vitest';
import type { Product, Variant } from 'vitrine/catalog-v1';
import { part } from '../../testing/part.ts';
import { soldOutOf } from './sold-out.ts';

const variant = (size: string, inStock: boolean, visible = true): Variant =>
  part<Variant>({
    choices: { Size: size },
    variant: part<Variant['variant']>({ visible }),
    stock: { trackQuantity: true, inStock },
  });

test('lists visible sold-out variants that match the choices made', () => {
  const tee = part<Product>({
    manageVariants: true,
    variants: [variant('S', false), variant('M', true), variant('L', false), variant('XL', false, false)],
  });
  expect(soldOutOf(tee).map(({ name }) => name)).toEqual(['S', 'L']);
  expect(soldOutOf(tee, { Size: 'L' }).map(({ name }) => name)).toEqual(['L']);
  expect(soldOutOf(tee, { Size: 'M' })).toEqual([]);
});

test('a product without managed variants is sold out as a whole', () => {
  const cellar = part<Product>({
    manageVariants: false,
    variants: [part<Variant>({ choices: {}, variant: part<Variant['variant']>({ visible: true }) })],
    stock: { trackInventory: true, inStock: false, inventoryStatus: 'OUT_OF_STOCK' },
  });
  expect(soldOutOf(cellar)).toEqual([{ name: '', selection: {} }]);
});
