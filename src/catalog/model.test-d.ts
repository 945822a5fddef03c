import { expectTypeOf, test } from 'vitest';
import type { CatalogBackend } from './backend.ts';
import type { CatalogProduct, ListedProduct } from './model.ts';

test('a product in a list has no variants, and the product of a page may have them', () => {
  expectTypeOf<ListedProduct>().not.toHaveProperty('variants');
  expectTypeOf<ListedProduct>().not.toHaveProperty('sections');
  expectTypeOf<CatalogProduct>().toExtend<ListedProduct>();
  expectTypeOf<Awaited<ReturnType<CatalogBackend['product']>>>().toEqualTypeOf<CatalogProduct | undefined>();
});
