import { useMemo } from 'react';
import type { QueryProductsRequest } from 'vitrine/catalog-v1';
import { type ProductPages, useProductPages } from '../../lib/use-product-pages.ts';
import { faceOf, type ProductFace } from './product.ts';

export interface ProductList extends ProductPages {
  readonly faces: readonly ProductFace[];
}

/** The products of a query as a shop shows them. */
export const useProducts = (request: QueryProductsRequest, enabled = true): ProductList => {
  const pages = useProductPages(request, enabled);
  const { products } = pages;
  const faces = useMemo(() => products.map(faceOf), [products]);
  return { ...pages, faces };
};
