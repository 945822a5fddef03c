import type { ProductFilter, QueryProductsRequest } from 'vitrine/catalog-v1';

/** What the address of the owner's catalog carries. */
export interface CatalogSearch {
  /** Words that the name has. */
  readonly q?: string;
  /** Id of a collection. */
  readonly collection?: string;
  /** Products that are sold out, wholly or in part. */
  readonly stock?: 'low';
}

/** Products on one page of the table: so many rows with fields in them are shown at once without a pause. */
const PAGE_SIZE = 50;

const words = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && `${value}`.trim() !== ''
    ? `${value}`.trim()
    : undefined;

/** Reads an address; what makes no sense is left out. */
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

/** The products that an address of the catalog stands for, the newest first. */
export const catalogRequest = ({ q, collection, stock }: CatalogSearch): QueryProductsRequest =>
  newestFirst({
    ...(q !== undefined && { name: { $contains: q } }),
    ...(collection !== undefined && { 'collections.id': { $hasSome: [collection] } }),
    ...(stock && { inventoryStatus: { $hasSome: ['OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } }),
  });

/** The products that are not in a collection, narrowed to words that their names have. */
export const outsideRequest = (collection: string, q: string): QueryProductsRequest =>
  newestFirst({
    ...(q !== '' && { name: { $contains: q } }),
    $not: { 'collections.id': { $hasSome: [collection] } },
  });
