import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  addToCurrentCartMutation,
  estimateCurrentCartTotalsQuery,
  getCurrentCartQuery,
  useAddToCurrentCart,
} from '../../generated/carts/queries.ts';
import {
  getProductQuery,
  queryProductsPages,
  queryProductsQuery,
  queryProductVariantsQuery,
} from '../../generated/catalog-v1/queries.ts';
import { createClient } from '../core/client.ts';
import { bindClient, VitrineProvider } from './index.ts';

afterEach(cleanup);

/** A client that gets the same response to each call, and the addresses of its calls. */
const clientWith = (status: number, body: object = {}) => {
  const calls: string[] = [];
  const fetch = (url: string) => {
    calls.push(url);
    return Promise.resolve(Response.json(body, { status }));
  };
  return { client: createClient({ host: 'https://shop.test', fetch, retries: 0 }), calls };
};

const wrapperOf = (queryClient: QueryClient) => {
  const { client } = clientWith(200);
  return ({ children }: { children: ReactNode }) => (
    <VitrineProvider client={client} queryClient={queryClient}>
      {children}
    </VitrineProvider>
  );
};

describe('a key', () => {
  const found = (...queryKey: readonly unknown[]): number => {
    const queryClient = new QueryClient();
    const queries = [
      getProductQuery('a'),
      getProductQuery('a', { includeMerchantSpecificData: true }),
      getProductQuery('b'),
      queryProductVariantsQuery('a', {}),
      queryProductsQuery({}),
      queryProductsPages({}),
      getCurrentCartQuery(),
    ];
    for (const query of queries) queryClient.setQueryData<unknown>(query.queryKey, {});
    return queryClient.getQueryCache().findAll({ queryKey }).length;
  };

  test('begins with the service and the operation, so that each prefix matches the queries below it', () => {
    expect(found('vitrine')).toBe(7);
    expect(found('vitrine', 'catalog-v1')).toBe(6);
    expect(found('vitrine', 'catalog-v1', 'getProduct')).toBe(3);
    expect(found('vitrine', 'catalog-v1', 'queryProducts')).toBe(2);
    expect(found(...getProductQuery('a').queryKey)).toBe(2);
  });

  test('leaves out undefined parameters', () => {
    expect(getProductQuery('a').queryKey).toEqual(['vitrine', 'catalog-v1', 'getProduct', 'a']);
    expect(getProductQuery('a', { includeMerchantSpecificData: true }).queryKey.slice(4)).toEqual([
      { includeMerchantSpecificData: true },
    ]);
  });
});

describe('repeats of a read', () => {
  test('follow the policy if only the request has a client', async () => {
    const { client, calls } = clientWith(404);
    const { result } = renderHook(() =>
      useQuery(getCurrentCartQuery({ request: { client } }), new QueryClient()),
    );
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(calls).toHaveLength(1);
  });

  test.each(['before', 'after'])('follow defaults that were set %s the client was bound', async (when) => {
    const { client, calls } = clientWith(503);
    const queryClient = new QueryClient();
    const setDefaults = () => queryClient.setQueryDefaults(['vitrine'], { retry: 1, retryDelay: 1 });
    if (when === 'before') setDefaults();
    bindClient(queryClient, client);
    if (when === 'after') setDefaults();
    await expect(queryClient.fetchQuery(getCurrentCartQuery())).rejects.toMatchObject({ status: 503 });
    expect(calls).toHaveLength(2);
  });
});

describe('a mutation', () => {
  const cart = getCurrentCartQuery().queryKey;
  const totals = estimateCurrentCartTotalsQuery({}).queryKey;
  const filled = (): QueryClient => {
    const queryClient = new QueryClient();
    for (const key of [cart, totals, getProductQuery('a').queryKey])
      queryClient.setQueryData<unknown>(key, {});
    return queryClient;
  };
  const stale = (queryClient: QueryClient) =>
    queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => queryKey);
  const run = async (
    queryClient: QueryClient,
    useIt: () => { mutateAsync: (data: { data: object }) => unknown },
  ) => {
    const { result } = renderHook(useIt, { wrapper: wrapperOf(queryClient) });
    await act(async () => void (await result.current.mutateAsync({ data: {} })));
  };

  test('marks the queries of its description as stale before its own onSuccess runs', async () => {
    const queryClient = filled();
    let before: unknown;
    await run(queryClient, () =>
      useAddToCurrentCart({ mutation: { onSuccess: () => void (before = stale(queryClient)) } }),
    );
    expect(before).toEqual([cart, totals]);
  });

  test('does the same with its own key and meta', async () => {
    const queryClient = filled();
    const own = { mutationKey: ['own'], meta: { toast: 'Added' } };
    await run(queryClient, () => useMutation({ ...addToCurrentCartMutation(), ...own }));
    expect(stale(queryClient)).toEqual([cart, totals]);
  });

  test.each([
    ['hook', () => useAddToCurrentCart({ skipInvalidation: true })],
    ['options', () => useMutation(addToCurrentCartMutation({ skipInvalidation: true }))],
  ])('leaves all queries unchanged with skipInvalidation in its %s', async (_, useIt) => {
    const queryClient = filled();
    await run(queryClient, useIt);
    expect(stale(queryClient)).toEqual([]);
  });

  test.each([
    ['hook', (request: object) => useAddToCurrentCart({ request })],
    ['options', (request: object) => useMutation(addToCurrentCartMutation({ request }))],
  ])('uses the client in the request of its %s', async (_, useIt) => {
    const { client, calls } = clientWith(200);
    await run(filled(), () => useIt({ client }));
    expect(calls).toHaveLength(1);
  });
});
