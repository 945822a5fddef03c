import { useMemo } from 'react';
import type { QueryProductsRequest } from 'vitrine/catalog-v1';
import { type ProductPages, useProductPages } from '../../lib/use-product-pages.ts';
import { summaryOf, type ProductSummary } from './product-summary.ts';

export interface ProductList extends ProductPages {
  readonly summaries: readonly ProductSummary[];
}

/** The products of a query as the shop shows them. */
export const useProducts = (request: QueryProductsRequest, enabled = true): ProductList => {
  const pages = useProductPages(request, enabled);
  const { products } = pages;
  const summaries = useMemo(() => products.map(summaryOf), [products]);
  return { ...pages, summaries };
};
