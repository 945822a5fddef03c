import type { ProductsRequest, ProductsSort } from 'vitrine/state';
import type { ShopSearch, Sort } from './shop-search.ts';

/** Products per page of the list. */
export const PAGE_SIZE = 12;

const orders = {
  newest: 'newest',
  'price-asc': 'price',
  'price-desc': 'price-descending',
  name: 'name',
} as const satisfies Record<Sort, ProductsSort>;

/** The list of products of an address. The category is given by its id, as the catalog requires. */
export const productsRequest = (search: ShopSearch, category?: string): ProductsRequest => ({
  category,
  search: search.q,
  price: { from: search.min?.toString(), to: search.max?.toString() },
  inStock: search.stock === 'in',
  sort: orders[search.sort ?? 'newest'],
  pageSize: PAGE_SIZE,
  total: true,
});
