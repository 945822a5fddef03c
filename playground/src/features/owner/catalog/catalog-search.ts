import type { ProductFilter, QueryProductsRequest } from 'vitrine/catalog-v1';

/** Search parameters of the owner's catalog. */
export interface CatalogSearch {
  /** Words in the product name. */
  readonly q?: string;
  /** Id of a collection. */
  readonly collection?: string;
  /** Products that are sold out completely or in part. */
  readonly stock?: 'low';
}

/** Products per page; this many editable rows render without a noticeable delay. */
const PAGE_SIZE = 50;

const words = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && `${value}`.trim() !== ''
    ? `${value}`.trim()
    : undefined;

/** Parses the search parameters; invalid ones are dropped. */
export const parseCatalogSearch = (raw: Record<string, unknown>): CatalogSearch => {
  const q = words(raw['q']);
  const collection = words(raw['collection']);
  return {
    ...(q !== undefined && { q }),
    ...(collection !== undefined && { collection }),
    ...(raw['stock'] === 'low' && { stock: 'low' }),
  };
};

const newestFirst = (filter: ProductFilter): QueryProductsRequest => ({
  query: {
    ...(Object.keys(filter).length > 0 && { filter }),
    sort: [{ fieldName: 'numericId', order: 'DESC' }],
    paging: { limit: PAGE_SIZE, offset: 0 },
  },
});

/** The product query of an address of the catalog, newest first. */
export const catalogRequest = ({ q, collection, stock }: CatalogSearch): QueryProductsRequest =>
  newestFirst({
    ...(q !== undefined && { name: { $contains: q } }),
    ...(collection !== undefined && { 'collections.id': { $hasSome: [collection] } }),
    ...(stock && { inventoryStatus: { $hasSome: ['OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } }),
  });
