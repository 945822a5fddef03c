// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { getCurrentCart } from '../../generated/carts/operations.ts';
import { getCurrentCartQuery, useGetCurrentCart } from '../../generated/carts/queries.ts';
import { createClient } from '../core/client.ts';
import { catalogV1 } from '../catalog/catalog-v1.ts';
import { bindClient, categoriesQuery, prefetchCart, queryDefaults, VitrineProvider } from './index.ts';

test('a server renders without a request, and leaves no timer that keeps the process alive', () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const fetch = vi.fn<() => Promise<Response>>();
  const Cart = () => useGetCurrentCart().status;
  const page = (
    <VitrineProvider client={createClient({ host: 'https://shop.test', fetch })}>
      <Cart />
    </VitrineProvider>
  );
  expect(renderToString(page)).toBe('pending');
  expect([fetch.mock.calls.length, timers.mock.calls.length]).toEqual([0, 0]);
});

describe('a read through query options on a server', () => {
  const shop = (...statuses: readonly number[]) => {
    const rest = [...statuses];
    const fetch = vi.fn<() => Promise<Response>>(() => {
      const status = (rest.length > 1 ? rest.shift() : rest[0]) ?? 200;
      return Promise.resolve(
        Response.json({ cart: { id: 'c', lineItems: [] }, collections: [] }, { status }),
      );
    });
    const client = createClient({ host: 'https://shop.test', fetch });
    return { fetch, client, queryClient: bindClient(new QueryClient(), client) };
  };
  const reads: [string, (queryClient: QueryClient) => Promise<unknown>][] = [
    ['fetchQuery', (queryClient) => queryClient.fetchQuery(getCurrentCartQuery())],
    ['prefetchQuery', (queryClient) => queryClient.prefetchQuery(getCurrentCartQuery())],
    ['prefetchCart', prefetchCart],
    ['a catalog', (queryClient) => queryClient.fetchQuery(categoriesQuery({ backend: catalogV1 }))],
  ];

  test.each(reads)('survives one failure, as the function itself does: %s', async (_, read) => {
    vi.useFakeTimers();
    const { fetch, queryClient } = shop(503, 200);
    const reading = read(queryClient);
    await vi.advanceTimersByTimeAsync(2_000);
    await reading;
    vi.useRealTimers();
    expect(fetch.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(queryClient.getQueryCache().getAll().at(0)?.state.error).toBeNull();
  });

  test('sends as many requests in an outage as the function itself, and not four times as many', async () => {
    vi.useFakeTimers();
    const [direct, cached] = [shop(503), shop(503)];
    const failed = getCurrentCart({ client: direct.client }).catch(() => 'failed');
    const prefetched = cached.queryClient.prefetchQuery(getCurrentCartQuery());
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all([failed, prefetched]);
    vi.useRealTimers();
    expect([direct.fetch.mock.calls.length, cached.fetch.mock.calls.length]).toEqual([3, 3]);
  });

  test('takes the repeats and the time limit of its settings', async () => {
    const { fetch, queryClient } = shop(503);
    await queryClient.prefetchQuery(getCurrentCartQuery({ request: { retries: 0 } }));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test('a server starts no timer for data that it has read', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({})));
  const queryClient = bindClient(new QueryClient(), createClient({ host: 'https://shop.test', fetch }));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await queryClient.fetchQuery(getCurrentCartQuery());
  expect(timers.mock.calls.filter(([, ms]) => ms === queryDefaults.gcTime)).toEqual([]);
});
