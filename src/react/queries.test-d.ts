import {
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import {
  addToCurrentCartMutation,
  deleteCurrentCartMutation,
  getCurrentCartQuery,
  useAddToCurrentCart,
  useDeleteCurrentCart,
  useGetCurrentCart,
  useGetCurrentCartSuspense,
} from '../../generated/carts/queries.ts';
import type { CartResponse } from '../../generated/carts/types.ts';
import {
  getProductQuery,
  queryProductVariantsPages,
  queryProductsPages,
  useGetProduct,
  useGetProductSuspense,
} from '../../generated/catalog-v1/queries.ts';
import type { GetProductResponse, QueryProductsResponse } from '../../generated/catalog-v1/types.ts';
import { createProductMutation, useCreateProduct } from '../../generated/catalog-write/queries.ts';
import { listOrdersPages } from '../../generated/ticketing/queries.ts';
import { exactly, shopper } from '../../test/types/callers.ts';
import { createClient } from '../core/client.ts';
import type { CallError } from './index.ts';

// Types of generated queries in each of React Query's functions. Only the compiler runs these lines.

type CartError = CallError<'OWNED_CART_NOT_FOUND'>;

const queryClient = new QueryClient();
const client = createClient({ auth: shopper });

export const useReads = (cart: CartResponse): void => {
  const { data, error } = useQuery(getCurrentCartQuery());
  exactly<CartResponse | undefined>()(data);
  exactly<CartError | null>()(error);
  const count = useQuery({ ...getCurrentCartQuery(), select: (all) => all.cart?.lineItems.length });
  exactly<number | undefined>()(count.data);
  exactly<CartError | null>()(count.error);
  exactly<CartResponse>()(useQuery({ ...getCurrentCartQuery(), initialData: cart }).data);
  exactly<CartResponse>()(useSuspenseQuery(getCurrentCartQuery()).data);
  exactly<CartError | null>()(useSuspenseQuery(getCurrentCartQuery()).error);
  const [first, second] = useQueries({ queries: [getCurrentCartQuery(), getProductQuery('id')] });
  exactly<CartResponse | undefined>()(first.data);
  exactly<CartError | null>()(first.error);
  exactly<GetProductResponse | undefined>()(second.data);
  // @ts-expect-error The id is missing.
  useQuery(getProductQuery());
  // @ts-expect-error The call has no such parameter.
  useQuery(getProductQuery('id', { fields: [] }));
};

export const cached = async (): Promise<void> => {
  const options = getCurrentCartQuery({ request: { timeout: 1_000 } });
  exactly<CartResponse>()(await queryClient.fetchQuery(options));
  exactly<CartResponse>()(await queryClient.ensureQueryData(options));
  await queryClient.prefetchQuery(options);
  exactly<CartResponse | undefined>()(queryClient.getQueryData(options.queryKey));
  exactly<CartError | null | undefined>()(queryClient.getQueryState(options.queryKey)?.error);
  // @ts-expect-error This is not a response of this call.
  queryClient.setQueryData(options.queryKey, { product: {} });
};

export const usePages = (): void => {
  const products = useInfiniteQuery(queryProductsPages({ query: { paging: { limit: 2 } } }));
  exactly<QueryProductsResponse[] | undefined>()(products.data?.pages);
  exactly<boolean | undefined>()(products.error?.code.startsWith('APP'));
  const options = { ...queryProductsPages({}), placeholderData: <Data>(before: Data) => before };
  exactly<QueryProductsResponse[] | undefined>()(useInfiniteQuery(options).data?.pages);
  exactly<QueryProductsResponse[]>()(useSuspenseInfiniteQuery(queryProductsPages({})).data.pages);
  useInfiniteQuery(queryProductVariantsPages('id', { paging: {} }));
  // @ts-expect-error The paging is required, but may be empty.
  useInfiniteQuery(queryProductVariantsPages('id', {}));
  useInfiniteQuery(listOrdersPages({ limit: 20 }));
  // @ts-expect-error The limit is required.
  useInfiniteQuery(listOrdersPages({}));
  // @ts-expect-error This field cannot be filtered.
  useInfiniteQuery(queryProductsPages({ query: { filter: { brand: 'Halm' } } }));
};

export const cachedPages = async (): Promise<void> => {
  const options = queryProductsPages({});
  await queryClient.prefetchInfiniteQuery(options);
  exactly<QueryProductsResponse[] | undefined>()(queryClient.getQueryData(options.queryKey)?.pages);
};

export const useChanges = (): void => {
  const add = useMutation(addToCurrentCartMutation());
  exactly<CartResponse | undefined>()(add.data);
  exactly<boolean | undefined>()(add.error?.code.startsWith('OWNED'));
  add.mutate(
    { data: { lineItems: [] } },
    { onSuccess: ({ cart }) => exactly<string | undefined>()(cart?.id) },
  );
  const undoable = useMutation({
    ...addToCurrentCartMutation({ skipInvalidation: true }),
    onMutate: () => ({ before: 1 }),
    onError: (_error, _variables, result) => exactly<number | undefined>()(result?.before),
  });
  undoable.mutate({ data: {} });
  useMutation(deleteCurrentCartMutation()).mutate();
  // @ts-expect-error The request is missing.
  add.mutate({});
  // @ts-expect-error The call has no such field.
  add.mutate({ data: { items: [] } });
  // @ts-expect-error Visitors and members may not create products.
  useMutation(createProductMutation({ request: { client } }));
};

export const useHooks = (cart: CartResponse): void => {
  const { data, error } = useGetCurrentCart();
  exactly<CartResponse | undefined>()(data);
  exactly<CartError | null>()(error);
  exactly<CartResponse>()(useGetCurrentCart({ query: { initialData: cart } }).data);
  exactly<number | undefined>()(
    useGetCurrentCart({ query: { select: (all) => all.cart?.lineItems.length, enabled: true } }).data,
  );
  exactly<number | undefined>()(
    useGetCurrentCartSuspense({ query: { select: (all) => all.cart?.lineItems.length } }).data,
  );
  exactly<GetProductResponse | undefined>()(useGetProduct('id').data);
  exactly<GetProductResponse | undefined>()(
    useGetProduct('id', undefined, { query: { enabled: false }, request: { timeout: 1_000 } }, queryClient)
      .data,
  );
  exactly<GetProductResponse>()(useGetProductSuspense('id', { includeMerchantSpecificData: true }).data);
  // @ts-expect-error The id is missing.
  useGetProduct();
  // @ts-expect-error The call has no such parameter.
  useGetProduct('id', { fields: [] });
  // @ts-expect-error React Query has no such option.
  useGetProduct('id', {}, { query: { stale: 1 } });
  const add = useAddToCurrentCart({
    skipInvalidation: true,
    mutation: { onMutate: () => ({ before: 1 }), onSuccess: (answer) => exactly<CartResponse>()(answer) },
  });
  exactly<{ before: number } | undefined>()(add.context);
  add.mutate({ data: {} });
  useDeleteCurrentCart().mutate();
  // @ts-expect-error Visitors and members may not create products.
  useCreateProduct({ request: { client } });
};
