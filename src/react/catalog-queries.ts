/** Options of React Query for the reads of a catalog backend, for hooks, loaders and servers. */
import type {
  DataTag,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import type { CatalogBackend, ProductAddress, ProductsPage, ProductsRequest } from '../catalog/backend.ts';
import type { CatalogCategory, CatalogProduct } from '../catalog/model.ts';
import { ValidationError } from '../core/errors/call-errors.ts';
import type { CallOptions } from '../core/types.ts';
import { backendOf } from './backends.ts';
import { type CallError, calledBy, rootKey } from './binding.ts';

/** Error of a read of the catalog. */
export type CatalogError = CallError<string>;

/** Settings of a read of the catalog. */
export interface CatalogSettings {
  /** The catalog to read. Default: the catalog that `<VitrineProvider catalog={…}>` or `setBackends` has set. */
  readonly backend?: CatalogBackend | undefined;
  /** Settings of the calls. */
  readonly request?: CallOptions | undefined;
}

/** The loaded pages of a list of products. */
type LoadedPages = InfiniteData<ProductsPage, string | null>;

/** A list of products page by page, for `useInfiniteQuery`, `useSuspenseInfiniteQuery` and `prefetchInfiniteQuery`. */
export interface ProductsPages extends Pick<
  UseInfiniteQueryOptions<ProductsPage, CatalogError, LoadedPages, QueryKey, string | null>,
  'initialPageParam' | 'getNextPageParam'
> {
  queryKey: DataTag<QueryKey, LoadedPages, CatalogError>;
  queryFn: QueryFunction<ProductsPage, QueryKey, string | null>;
}

/** A read of the catalog, for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and `ensureQueryData`. */
export interface CatalogQuery<Data> {
  queryKey: DataTag<QueryKey, Data, CatalogError>;
  queryFn: QueryFunction<Data>;
}

/**
 * The backend of a read.
 * @throws ValidationError (`missing-catalog`) that says what to write, if there is none.
 */
export const catalogOf = (queryClient: QueryClient, given: CatalogBackend | undefined): CatalogBackend => {
  const backend = given ?? backendOf(queryClient, 'catalog');
  if (!backend)
    throw new ValidationError(
      'There is no catalog. Render <VitrineProvider catalog={anyCatalog}>, with anyCatalog, catalogV1 or catalogV3 of vitrine/state.',
      { code: 'missing-catalog' },
    );
  return backend;
};

const keyParts = (name: string, parameters: object, { backend }: CatalogSettings): QueryKey => [
  ...rootKey,
  'catalog',
  name,
  parameters,
  ...(backend ? [backend.name] : []),
];

const keyOf = <Data>(name: string, parameters: object, settings: CatalogSettings) =>
  keyParts(name, parameters, settings) as DataTag<QueryKey, Data, CatalogError>;

/** The pages of a list since it started again. */
export const pagesSinceRestart = (pages: readonly ProductsPage[]): readonly ProductsPage[] =>
  pages.slice(
    Math.max(
      0,
      pages.findLastIndex(({ restarted }) => restarted),
    ),
  );

/** The next page. Undefined after the last page, and if the host repeats a page. */
const nextPage = (
  last: ProductsPage,
  pages: readonly ProductsPage[],
  used: readonly (string | null)[],
): string | undefined => {
  const earlier = new Set(
    pagesSinceRestart(pages)
      .filter((page) => page !== last)
      .flatMap(({ products }) => products.map(({ id }) => id)),
  );
  const isNew = earlier.size === 0 || last.products.some(({ id }) => !earlier.has(id));
  return last.next === undefined || used.includes(last.next) || !isNew ? undefined : last.next;
};

/**
 * A list of products, page by page. A list ends also if the host ignores the page of a request, and returns the same
 * page again.
 */
export const productsPages = (
  request: ProductsRequest = {},
  settings: CatalogSettings = {},
): ProductsPages => ({
  queryKey: keyOf('products', request, settings),
  queryFn: (context) =>
    catalogOf(context.client, settings.backend).products(
      { ...request, page: context.pageParam ?? undefined },
      calledBy(context, settings.request),
    ),
  initialPageParam: null,
  getNextPageParam: (last, pages, _, used) => nextPage(last, pages, used),
});

/** One product; null if no visible product has this address. */
export const productQuery = (
  address: ProductAddress,
  settings: CatalogSettings = {},
): CatalogQuery<CatalogProduct | null> => ({
  queryKey: keyOf('product', address, settings),
  queryFn: async (context) => {
    const backend = catalogOf(context.client, settings.backend);
    return (await backend.product(address, calledBy(context, settings.request))) ?? null;
  },
});

/** All visible categories but the one of all products. */
export const categoriesQuery = (
  settings: CatalogSettings = {},
): CatalogQuery<readonly CatalogCategory[]> => ({
  queryKey: keyOf('categories', {}, settings),
  queryFn: (context) =>
    catalogOf(context.client, settings.backend).categories(calledBy(context, settings.request)),
});
