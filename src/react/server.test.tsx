// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { getCurrentCartQuery, useGetCurrentCart } from '../../generated/carts/queries.ts';
import { createClient } from '../core/client.ts';
import { bindClient, queryDefaults, VitrineProvider } from './index.ts';

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

test('a server does not repeat a failed read', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({}, { status: 503 })));
  const queryClient = bindClient(new QueryClient(), createClient({ host: 'https://shop.test', fetch }));
  await queryClient.prefetchQuery(getCurrentCartQuery());
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a server starts no timer for data that it has read', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({})));
  const queryClient = bindClient(new QueryClient(), createClient({ host: 'https://shop.test', fetch }));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await queryClient.fetchQuery(getCurrentCartQuery());
  expect(timers.mock.calls.filter(([, ms]) => ms === queryDefaults.gcTime)).toEqual([]);
});
