import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGetCurrentCart } from '../../generated/carts/queries.ts';
import { createClient } from '../core/client.ts';
import { bindClient, VitrineProvider } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const site = (fetch: () => Promise<Response>) =>
  createClient({ host: 'https://shop.test', fetch, retries: 0 });
const answers = () => Promise.resolve(Response.json({ cart: {} }));

/** A QueryClient whose built-in default keeps responses for one minute, as another version of React Query might. */
const otherCache = (): QueryClient => {
  const queryClient = new QueryClient();
  const own = queryClient.defaultQueryOptions.bind(queryClient);
  const shorter = (options: Parameters<typeof own>[0]): object => ({ gcTime: 60_000, ...own(options) });
  return Object.assign(queryClient, { defaultQueryOptions: shorter as typeof own });
};

/** Number of minutes that a response stays in the cache after the last component that used it was unmounted. */
const minutesKept = async (queryClient: QueryClient): Promise<number> => {
  bindClient(queryClient, site(answers));
  const { unmount } = renderHook(() => useGetCurrentCart(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  unmount();
  for (let minutes = 0; ; minutes++) {
    if (queryClient.getQueryCache().getAll().length === 0) return minutes;
    await vi.advanceTimersByTimeAsync(60_000);
  }
};

test('an unused response is kept for five minutes, whatever the built-in default of the cache', async () => {
  expect(await minutesKept(otherCache())).toBe(5);
});

test('a QueryClient with its own gcTime keeps it', async () => {
  expect(await minutesKept(new QueryClient({ defaultOptions: { queries: { gcTime: 120_000 } } }))).toBe(2);
});

test('the provider sets the gcTime for generated queries of a QueryClient that it creates', () => {
  const { result } = renderHook(() => useQueryClient().getQueryDefaults(['vitrine']).gcTime, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <VitrineProvider client={site(answers)}>{children}</VitrineProvider>
    ),
  });
  expect(result.current).toBe(300_000);
});

test('a failed read is repeated three times after 1, 2 and 4 seconds, whatever the defaults of the QueryClient', async () => {
  const times: number[] = [];
  const fetch = () => {
    times.push(performance.now());
    return Promise.resolve(Response.json({}, { status: 503 }));
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 1 } } });
  renderHook(() => useGetCurrentCart(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <VitrineProvider client={site(fetch)} queryClient={queryClient}>
        {children}
      </VitrineProvider>
    ),
  });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(times.map((time) => Math.round((time - (times[0] ?? 0)) / 100) / 10)).toEqual([0, 1, 3, 7]);
});
