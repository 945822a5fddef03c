import type { Query, QueryClient } from '@tanstack/react-query';
import type { CallEvent } from 'vitrine';
import { isObject } from '../lib/trees.ts';

/** The hook that made a call, if any, and its parameters. */
export interface CallCause {
  /** Name of the hook; undefined for a call outside React Query, such as one of the session or the cart. */
  readonly hook: string | undefined;
  readonly kind: 'query' | 'pages' | 'mutation' | 'call';
  /** Query parameters passed to the hook, if known. */
  readonly params: object | undefined;
}

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of the generated hook of an operation. */
const hookName = (operation: string): string => `use${upperFirst(operation)}`;

type Call = Pick<CallEvent, 'operation' | 'method' | 'path'>;

/** Whether a query is pending for a call: the texts among the parameters in its key stand in the path. */
const asksFor = ({ queryKey, state }: Query, { operation, path }: Call): boolean => {
  const [, , asked, ...parameters] = queryKey;
  return (
    state.fetchStatus === 'fetching' &&
    asked === operation &&
    parameters.every(
      (part) => typeof part !== 'string' || part === PAGES || path.includes(encodeURIComponent(part)),
    )
  );
};

/** Last in the key of a query that reads page by page. */
const PAGES = 'pages';

/** Hooks over both catalogs, by the reads in their keys. */
const catalogHooks: Readonly<Record<string, string>> = {
  products: 'useProducts',
  product: 'useProduct',
  categories: 'useCategories',
};

/** The reads of a catalog that make a call; `getCatalogVersion` belongs to the first read. */
const catalogReads: Readonly<Record<string, readonly string[]>> = {
  queryProducts: ['product', 'products'],
  getProduct: ['product'],
  queryProductVariants: ['product'],
  queryCollections: ['categories'],
  searchProducts: ['products'],
  countProducts: ['products'],
  getProductV3: ['product'],
  getProductBySlug: ['product'],
  queryCategories: ['categories'],
  getAllProductsCategory: ['categories'],
  getCatalogVersion: Object.keys(catalogHooks),
};

/** The hook over both catalogs that made a call; undefined if none is pending. */
const catalogHook = (queries: QueryClient, operation: string): string | undefined => {
  const reads = catalogReads[operation] ?? [];
  const pending = queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => queryKey[1] === 'catalog' && state.fetchStatus === 'fetching')
    .map(({ queryKey }) => String(queryKey[2]));
  const read = pending.find((one) => reads.includes(one));
  return read === undefined ? undefined : catalogHooks[read];
};

/** Finds the pending React Query query or mutation that a starting call belongs to. */
export const causeOf = (queries: QueryClient, call: Call): CallCause => {
  const { operation, method } = call;
  const mutation = queries
    .getMutationCache()
    .getAll()
    .some(({ state, options }) => state.status === 'pending' && options.mutationKey?.[2] === operation);
  if (mutation) return { hook: hookName(operation), kind: 'mutation', params: undefined };
  const query = queries
    .getQueryCache()
    .getAll()
    .find((one) => asksFor(one, call));
  if (!query) return { hook: catalogHook(queries, operation), kind: 'call', params: undefined };
  // The object in the key of a POST is its body.
  const params = method === 'GET' ? query.queryKey.find(isObject) : undefined;
  return query.queryKey.at(-1) === PAGES
    ? { hook: 'useInfiniteQuery', kind: 'pages', params }
    : { hook: hookName(operation), kind: 'query', params };
};
