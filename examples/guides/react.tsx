// #region react
import { Suspense } from 'react';
import { QueryClient, useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { bindClient, VitrineProvider } from 'vitrine/react';
import { useAddToCurrentCart, useGetCurrentCart } from 'vitrine/react/carts';
import { getProductQuery, queryProductsPages } from 'vitrine/react/catalog-v1';
import { site } from './site.ts';

const Product = ({ id }: { id: string }) => <h1>{useQuery(getProductQuery(id)).data?.product?.name}</h1>;
const Waited = ({ id }: { id: string }) => (
  <h1>{useSuspenseQuery(getProductQuery(id)).data.product?.name}</h1>
);
const All = () => {
  const { data, fetchNextPage } = useInfiniteQuery(queryProductsPages({}));
  return <button onClick={() => void fetchNextPage()}>{data?.pages.length} pages</button>;
};

const Cart = () => {
  const { data, error } = useGetCurrentCart(); // the short form: every call has a hook
  const add = useAddToCurrentCart(); // a success marks the cart as stale, and React Query reads it again
  if (error) return <p>{error.message}</p>;
  return (
    <button type="button" onClick={() => add.mutate({ data: { lineItems: [] } })}>
      {data?.cart?.lineItems.length ?? 0} lines
    </button>
  );
};

// A loader of a router shares the cache with the components.
export const queryClient = bindClient(new QueryClient(), site);
export const loader = (id: string) => queryClient.ensureQueryData(getProductQuery(id));

export const App = ({ id }: { id: string }) => (
  <VitrineProvider client={site} queryClient={queryClient}>
    <Product id={id} />
    <Suspense fallback="…">
      <Waited id={id} />
    </Suspense>
    <All />
    <Cart />
  </VitrineProvider>
);
// #endregion react

// #region keys
export const readAgain = async (id: string): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: ['vitrine', 'catalog-v1'] }); // all queries of a service
  await queryClient.invalidateQueries({ queryKey: ['vitrine', 'catalog-v1', 'getProduct'] }); // of a call
  await queryClient.invalidateQueries({ queryKey: getProductQuery(id).queryKey }); // of one product
};
// #endregion keys

// #region defaults
queryClient.setQueryDefaults(['vitrine', 'catalog-v1'], { staleTime: 60_000 });
// #endregion defaults
