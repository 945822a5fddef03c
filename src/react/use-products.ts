import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { watchedProduct } from '../catalog/absent.ts';
import type { ProductAddress, ProductsPage, ProductsRequest } from '../catalog/backend.ts';
import type { CatalogCategory, CatalogProduct, ListedProduct } from '../catalog/model.ts';
import { useCache } from './binding.ts';
import {
  catalogOf,
  type CatalogError,
  type CatalogSettings,
  categoriesQuery,
  pagesSinceRestart,
  productQuery,
  productsPages,
} from './catalog-queries.ts';

/** Options of the hooks of a catalog. */
export interface CatalogHookOptions extends CatalogSettings {
  /** Whether to read. Default true. */
  readonly enabled?: boolean | undefined;
  /** In place of the provider's. */
  readonly queryClient?: QueryClient | undefined;
}

/** State that all reads of a catalog have. */
export interface CatalogRead {
  /** Whether the data of this request has not arrived yet. */
  readonly pending: boolean;
  /** Error of the last failed read; undefined after a later success. */
  readonly error: CatalogError | undefined;
  /** Reads again, after an error or for newer data. */
  readonly retry: () => void;
}

/** A list of products as far as it is loaded. */
export interface ProductsResult extends CatalogRead {
  /** Each product once. While a changed request is pending, the products of the previous one. */
  readonly products: readonly ListedProduct[];
  /** Number of products on all pages; undefined if it is unknown. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** Loads the next page, unless a page is being loaded or the list is complete. */
  readonly loadMore: () => void;
}

/** The product of a page. */
export interface ProductResult extends CatalogRead {
  /** Undefined while it is pending, after an error, and if it does not exist. */
  readonly product: CatalogProduct | undefined;
  /** Whether no visible product has this address. */
  readonly notFound: boolean;
}

/** The categories of a shop. */
export interface CategoriesResult extends CatalogRead {
  /** Parents before their children, in the owner's order; `categoryTree` makes a tree of them. */
  readonly categories: readonly CatalogCategory[];
}

/** The QueryClient and the backend of a hook. */
const useCatalog = ({ queryClient: given, backend }: CatalogHookOptions) => {
  const queryClient = useCache(given);
  return { queryClient, catalog: catalogOf(queryClient, backend) };
};

const uniqueById = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();

/**
 * A list of products with filter, order and text, page by page. The page code is the same for both catalogs. If the site
 * moves to the newer catalog while the list is open, the list starts again with the same request.
 * @param request A change starts a new list; the previous products stay until its first page has arrived.
 */
export const useProducts = (
  request: ProductsRequest = {},
  options: CatalogHookOptions = {},
): ProductsResult => {
  const { queryClient, catalog } = useCatalog(options);
  const {
    data,
    error,
    isPending,
    isPlaceholderData,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery<
    ProductsPage,
    CatalogError,
    InfiniteData<ProductsPage, string | null>,
    QueryKey,
    string | null
  >(
    {
      ...productsPages(request, options),
      placeholderData: keepPreviousData,
      enabled: options.enabled ?? true,
    },
    queryClient,
  );
  const { onAbsent } = catalog;
  const shown = useMemo(() => {
    const pages = pagesSinceRestart(data?.pages ?? []);
    const products = uniqueById(pages.flatMap((page) => page.products));
    return {
      products: products.map((product) => watchedProduct(product, onAbsent, true)),
      total: pages[0]?.total,
    };
  }, [data, onAbsent]);
  const canLoad = hasNextPage && !isFetching && !isPlaceholderData;
  const loadMore = useCallback(() => {
    if (canLoad) void fetchNextPage();
  }, [canLoad, fetchNextPage]);
  const retry = useCallback(
    () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    [isFetchNextPageError, fetchNextPage, refetch],
  );
  return {
    ...shown,
    pending: isPending || isPlaceholderData,
    error: error ?? undefined,
    hasMore: hasNextPage && !isPlaceholderData,
    loadingMore: isFetchingNextPage,
    loadMore,
    retry,
  };
};

/**
 * One product with its variants, by its slug or its id. The product stays the same object until it changes, so that
 * `useProductChoices` keeps the choices.
 */
export const useProduct = (address: ProductAddress, options: CatalogHookOptions = {}): ProductResult => {
  const { queryClient, catalog } = useCatalog(options);
  const { data, error, isPending, refetch } = useQuery<CatalogProduct | null, CatalogError>(
    { ...productQuery(address, options), enabled: options.enabled ?? true },
    queryClient,
  );
  const { onAbsent } = catalog;
  const product = useMemo(() => (data ? watchedProduct(data, onAbsent, false) : undefined), [data, onAbsent]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { product, notFound: data === null, pending: isPending, error: error ?? undefined, retry };
};

const none: readonly CatalogCategory[] = [];

/** All visible categories of the shop but the one of all products. */
export const useCategories = (options: CatalogHookOptions = {}): CategoriesResult => {
  const { queryClient } = useCatalog(options);
  const { data, error, isPending, refetch } = useQuery<readonly CatalogCategory[], CatalogError>(
    { ...categoriesQuery(options), enabled: options.enabled ?? true },
    queryClient,
  );
  const retry = useCallback(() => void refetch(), [refetch]);
  return { categories: data ?? none, pending: isPending, error: error ?? undefined, retry };
};
