import { dehydrate, HydrationBoundary, QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Fragment, type ReactNode, StrictMode, Suspense, version } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { queryBackInStockNotificationRequestsPages } from '../../generated/back-in-stock/queries.ts';
import {
  getCurrentCartQuery,
  useGetCurrentCart,
  useGetCurrentCartSuspense,
  useUpdateCurrentCart,
} from '../../generated/carts/queries.ts';
import { queryProductsPages, useGetProduct } from '../../generated/catalog-v1/queries.ts';
import { useUpdateProduct } from '../../generated/catalog-write/queries.ts';
import { createClient } from '../core/client.ts';
import { bindClient, VitrineProvider } from './index.ts';

afterEach(cleanup);

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A client whose responses come from a function, and the calls that it sent. */
const clientWith = (answer: (url: string, init: RequestInit) => Response | Promise<Response>) => {
  const calls: string[] = [];
  const client = createClient({
    host: 'https://shop.test',
    fetch: async (url, init) => {
      calls.push(`${init.method} ${new URL(url).pathname}`);
      return answer(url, init);
    },
  });
  return { client, calls };
};

const cart = (note: string) => ({ cart: { id: note, buyerNote: note, lineItems: [] } });

/**
 * In strict mode, React 18 mounts each component twice and thereby starts reads twice, so tests that count calls avoid
 * strict mode there.
 */
const Mode = version.startsWith('18.') ? Fragment : StrictMode;

const wrapperOf =
  (client: ReturnType<typeof clientWith>['client'], queryClient?: QueryClient) =>
  ({ children }: { children: ReactNode }) => (
    <Mode>
      <VitrineProvider client={client} {...(queryClient && { queryClient })}>
        {children}
      </VitrineProvider>
    </Mode>
  );

const Note = () => <p>{useGetCurrentCart().data?.cart?.buyerNote ?? 'loading'}</p>;

describe('a generated hook', () => {
  test('reads through the client of its provider', async () => {
    const { client, calls } = clientWith(() => json(cart('mine')));
    render(<Note />, { wrapper: wrapperOf(client) });
    expect(await screen.findByText('mine')).toBeTruthy();
    expect(calls).toEqual(['GET /_api/ecom-cart/v1/carts/current']);
  });

  test('is read again after a mutation of another service that changes its data', async () => {
    let name = 'Shirt';
    const { client, calls } = clientWith((_url, { method }) => {
      if (method === 'PATCH') name = 'Linen shirt';
      return json({ product: { id: 'a', name } });
    });
    const useBoth = () => ({ product: useGetProduct('a'), update: useUpdateProduct() });
    const { result } = renderHook(useBoth, { wrapper: wrapperOf(client) });
    await waitFor(() => expect(result.current.product.data?.product?.name).toBe('Shirt'));
    await act(() =>
      result.current.update.mutateAsync({ id: 'a', data: { product: { name: 'Linen shirt' } } }),
    );
    await waitFor(() => expect(result.current.product.data?.product?.name).toBe('Linen shirt'));
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['GET', 'PATCH', 'GET']);
  });

  test('of each of two providers on one page uses its own client', async () => {
    const first = clientWith(() => json(cart('first')));
    const second = clientWith(() => json(cart('second')));
    render(
      <>
        <VitrineProvider client={first.client}>
          <Note />
        </VitrineProvider>
        <VitrineProvider client={second.client}>
          <Note />
        </VitrineProvider>
      </>,
    );
    expect(await screen.findByText('first')).toBeTruthy();
    expect(await screen.findByText('second')).toBeTruthy();
    expect([first.calls.length, second.calls.length]).toEqual([1, 1]);
  });

  test("has the platform's code of an error response, and does not repeat the call", async () => {
    const { client, calls } = clientWith(() =>
      json({ message: 'no cart', details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } }, 404),
    );
    const { result } = renderHook(() => useGetCurrentCart(), { wrapper: wrapperOf(client) });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.error?.code).toBe('OWNED_CART_NOT_FOUND');
    expect(calls).toHaveLength(1);
  });

  test('repeats after a transient failure only by the data cache, after a second', async () => {
    let failures = 1;
    const { client, calls } = clientWith(() =>
      failures-- > 0 ? json({ message: 'busy' }, 503) : json(cart('back')),
    );
    render(<Note />, { wrapper: wrapperOf(client) });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(await screen.findByText('back', {}, { timeout: 3_000 })).toBeTruthy();
    expect(calls).toHaveLength(2);
  });

  test('of a mutation marks the queries as stale that its description names', async () => {
    let note = 'before';
    const { client, calls } = clientWith((_, init) => {
      if (init.method === 'PATCH') note = 'after';
      return json(cart(note));
    });
    const { result } = renderHook(() => ({ query: useGetCurrentCart(), update: useUpdateCurrentCart() }), {
      wrapper: wrapperOf(client),
    });
    await waitFor(() => expect(result.current.query.data?.cart?.buyerNote).toBe('before'));
    await act(() => result.current.update.mutateAsync({ data: { cartInfo: { buyerNote: 'after' } } }));
    await waitFor(() => expect(result.current.query.data?.cart?.buyerNote).toBe('after'));
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['GET', 'PATCH', 'GET']);
  });

  test('suspends until its data is available', async () => {
    const { client } = clientWith(() => json(cart('suspended')));
    const Suspending = () => <p>{useGetCurrentCartSuspense().data.cart?.buyerNote}</p>;
    render(
      <Suspense fallback="waiting">
        <Suspending />
      </Suspense>,
      { wrapper: wrapperOf(client, new QueryClient()) },
    );
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(await screen.findByText('suspended')).toBeTruthy();
  });

  test('aborts its call when the component unmounts', async () => {
    let aborted = false;
    const { client } = clientWith(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => {
            aborted = true;
            reject(new DOMException('gone', 'AbortError'));
          });
        }),
    );
    const { unmount } = render(<Note />, { wrapper: wrapperOf(client) });
    await waitFor(() => expect(screen.getByText('loading')).toBeTruthy());
    unmount();
    await waitFor(() => expect(aborted).toBe(true));
  });

  test('sends any id as one path segment', async () => {
    const { client, calls } = clientWith(() => json({ product: { id: 'x' } }));
    const { result } = renderHook(() => useGetProduct('a/b?c'), { wrapper: wrapperOf(client) });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(calls).toEqual(['GET /_api/catalog-reader-server/v1/products/a%2Fb%3Fc']);
  });
});

test('in strict mode a hook shows its data, and a mutation is sent once', async () => {
  let note = 'before';
  const { client, calls } = clientWith((_, { method }) => {
    if (method === 'PATCH') note = 'after';
    return json(cart(note));
  });
  const Changing = () => {
    const update = useUpdateCurrentCart();
    return (
      <button type="button" onClick={() => update.mutate({ data: { cartInfo: { buyerNote: 'after' } } })}>
        {useGetCurrentCart().data?.cart?.buyerNote ?? 'loading'}
      </button>
    );
  };
  render(
    <StrictMode>
      <VitrineProvider client={client}>
        <Changing />
      </VitrineProvider>
    </StrictMode>,
  );
  fireEvent.click(await screen.findByText('before'));
  expect(await screen.findByText('after')).toBeTruthy();
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
});

describe('without a component', () => {
  test('a bound QueryClient can prefetch, and the page shows the data without a second call', async () => {
    const { client, calls } = clientWith(() => json(cart('prefetched')));
    const server = bindClient(new QueryClient(), client);
    await server.prefetchQuery(getCurrentCartQuery());

    const browser = bindClient(
      new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } }),
      client,
    );
    const html = renderToString(
      <VitrineProvider client={client} queryClient={browser}>
        <HydrationBoundary state={dehydrate(server)}>
          <Note />
        </HydrationBoundary>
      </VitrineProvider>,
    );
    expect(html).toContain('prefetched');
    expect(calls).toHaveLength(1);
  });

  test('the error of a QueryClient without a client says what to write', async () => {
    await expect(new QueryClient().fetchQuery({ ...getCurrentCartQuery(), retry: false })).rejects.toThrow(
      'Render <VitrineProvider client={…}>, or call bindClient()',
    );
  });

  test('a QueryClient cannot be bound to a second client', () => {
    const queryClient = bindClient(new QueryClient(), clientWith(() => json({})).client);
    expect(() => bindClient(queryClient, clientWith(() => json({})).client)).toThrow(
      'already bound to another client',
    );
  });
});

test('the pages of an offset query can be read to the end', async () => {
  const { client, calls } = clientWith((_, init) => {
    const { query } = JSON.parse(init.body as string) as {
      query: { paging: { offset: number; limit: number } };
    };
    const { offset, limit } = query.paging;
    const products = [1, 2, 3, 4, 5].slice(offset, offset + limit).map((id) => ({ id: String(id) }));
    return json({ products, metadata: { count: products.length, offset, total: 5 } });
  });
  const { result } = renderHook(
    () => useInfiniteQuery(queryProductsPages({ query: { paging: { limit: 2 } } })),
    { wrapper: wrapperOf(client) },
  );
  for (const pages of [1, 2, 3]) {
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(pages));
    if (result.current.hasNextPage) await act(() => result.current.fetchNextPage());
  }
  expect(result.current.data?.pages.flatMap((page) => page.products.map(({ id }) => id))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(result.current.hasNextPage).toBe(false);
  expect(calls).toHaveLength(3);
});

test('the pages of a cursor query can be read to the end; filter and sort are sent only once', async () => {
  const sent: unknown[] = [];
  const { client } = clientWith((url) => {
    const packed = new URL(url).searchParams.get('.r') ?? '';
    const { query } = JSON.parse(atob(packed)) as { query: { cursorPaging?: { cursor?: string } } };
    sent.push(query);
    const next = { '': 'b', b: 'c' }[query.cursorPaging?.cursor ?? ''] ?? '';
    return json({ requests: [{ id: next }], metadata: { count: 1, cursors: { next } } });
  });
  const query = { filter: { status: 'RECEIVED' as const }, cursorPaging: { limit: 1 } };
  const { result } = renderHook(
    () => useInfiniteQuery(queryBackInStockNotificationRequestsPages({ query })),
    { wrapper: wrapperOf(client) },
  );
  for (const pages of [1, 2, 3]) {
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(pages));
    if (result.current.hasNextPage) await act(() => result.current.fetchNextPage());
  }
  expect(result.current.hasNextPage).toBe(false);
  expect(sent).toEqual([
    query,
    { cursorPaging: { limit: 1, cursor: 'b' } },
    { cursorPaging: { limit: 1, cursor: 'c' } },
  ]);
});
