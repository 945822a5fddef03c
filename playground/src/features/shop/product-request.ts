import type { ProductFilter, QueryProductsRequest } from 'vitrine/catalog-v1';
import type { ShopSearch } from './shop-search.ts';

/** Products per page of the list. */
export const PAGE_SIZE = 12;

const orders = {
  'price-asc': [{ fieldName: 'price', order: 'ASC' }],
  'price-desc': [{ fieldName: 'price', order: 'DESC' }],
  name: [{ fieldName: 'name', order: 'ASC' }],
  newest: [{ fieldName: 'numericId', order: 'DESC' }],
} as const;

/** Keeps the order of products with equal prices stable across pages. */
const tieBreaker = { fieldName: 'numericId', order: 'ASC' } as const;

const priceFilter = ({ min, max }: ShopSearch) => ({
  ...(min !== undefined && { $gte: min }),
  ...(max !== undefined && { $lte: max }),
});

/** The product query of an address. The collection is given by its id, as the query requires. */
export const productRequest = (search: ShopSearch, collectionId?: string): QueryProductsRequest => {
  const price = priceFilter(search);
  const filter: ProductFilter = {
    ...(search.q !== undefined && { name: { $contains: search.q } }),
    ...(collectionId !== undefined && { 'collections.id': { $hasSome: [collectionId] } }),
    ...(Object.keys(price).length > 0 && { 'priceData.price': price }),
    ...(search.stock && { inventoryStatus: { $hasSome: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } }),
  };
  const order = search.sort && orders[search.sort];
  return {
    query: {
      ...(Object.keys(filter).length > 0 && { filter }),
      ...(order && { sort: search.sort === 'newest' ? [...order] : [...order, tieBreaker] }),
      paging: { limit: PAGE_SIZE, offset: 0 },
    },
  };
};
