import type { CallClient, CallOptions } from '../core/types.ts';
import type { CatalogCategory, CatalogProduct, ListedProduct } from './model.ts';

/**
 * Order of a list of products. `price` and `price-descending` sort by the lowest price of each product: with the first
 * catalog by the price before a discount, with the newer one by the price to pay.
 */
export type ProductsSort = 'newest' | 'name' | 'name-descending' | 'price' | 'price-descending';

/** The products that a list shows, and their order. An empty text sets no condition. */
export interface ProductsRequest {
  /** Id of a category. Its subcategories are included. */
  readonly category?: string | undefined;
  /** Text in the name of the product. */
  readonly search?: string | undefined;
  /** The lowest and the highest price, as decimals such as `24.90`; with the first catalog before a discount. */
  readonly price?: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined;
  /** Leaves out sold-out products, with the newer catalog also those that can be ordered ahead. */
  readonly inStock?: boolean | undefined;
  /** Default `newest`. */
  readonly sort?: ProductsSort | undefined;
  /** Number of products of a page, at most 100. Default 24. */
  readonly pageSize?: number | undefined;
  /**
   * Whether to count the products. On sites with the newer catalog it costs a call with the first page; the first
   * catalog always counts. Default false.
   */
  readonly total?: boolean | undefined;
}

/** One page of a list, in a request. */
export interface ProductsPageRequest extends ProductsRequest {
  /** `next` of the previous page. Default: the first page. */
  readonly page?: string | undefined;
}

/** One page of a list of products. */
export interface ProductsPage {
  readonly products: readonly ListedProduct[];
  /** Name of the next page, for the backend that returned it; undefined after the last page. */
  readonly next: string | undefined;
  /** Number of products on all pages; undefined if it is unknown. Only the first page must have it. */
  readonly total: number | undefined;
  /**
   * Whether the list starts again with this page, because the site moved to another catalog. Discard the previous pages.
   */
  readonly restarted?: boolean;
}

/** The product of a page: by its id, or by its slug. */
export type ProductAddress = { readonly id: string } | { readonly slug: string };

/** Options of a call of a backend. */
export interface CatalogCall extends CallOptions {
  readonly client: CallClient;
}

/**
 * The catalog of a site as pages need it. `catalogV1` and `catalogV3` are backends for one contract family each,
 * `anyCatalog` asks the site for its family. A program passes one of them, so that its bundle holds only this one. The
 * functions of a backend can be called concurrently.
 */
export interface CatalogBackend {
  /** Name for cache keys. */
  readonly name: string;
  /**
   * Reads one page of a list of products.
   * @throws ValidationError before the call: `invalid-page-size` for a size that is not a whole number from 1 to 100,
   * `invalid-price` for a price that is not a decimal, `invalid-page` for a page that no list of the first catalog has.
   * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
   */
  readonly products: (request: ProductsPageRequest, call: CatalogCall) => Promise<ProductsPage>;
  /** Reads one product; undefined if no visible product has this address. */
  readonly product: (address: ProductAddress, call: CatalogCall) => Promise<CatalogProduct | undefined>;
  /** Reads all visible categories but the one of all products: parents before their children, in the owner's order. */
  readonly categories: (call: CatalogCall) => Promise<readonly CatalogCategory[]>;
  /** Told of each absent member that a page reads; see `warnOfAbsent`. */
  readonly onAbsent?: ((absent: AbsentMember) => void) | undefined;
}

/** A member of a product that a page read although no call had requested it. */
export interface AbsentMember {
  readonly member: string;
  /** Slug of the product. */
  readonly product: string;
  /** A sentence in English, for a developer. */
  readonly message: string;
}
