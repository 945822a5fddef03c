import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLogin } from '../../generated/auth/queries.ts';
import {
  useAddToCurrentCart,
  useGetCurrentCart,
  useGetCurrentCartSuspense,
} from '../../generated/carts/queries.ts';
import { type VitrineClient, createClient } from '../core/client.ts';
import { useCart, useCartActions, useSession, VitrineProvider } from './index.ts';

// React writes errors that components throw to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const message = 'There is no client. Render <VitrineProvider client={…}>, or call bindClient().';

const hooks: Readonly<Record<string, () => unknown>> = {
  'a read': useGetCurrentCart,
  'a read that suspends': useGetCurrentCartSuspense,
  'a change': useAddToCurrentCart,
  'a change without stale answers': useLogin,
  'the cart': useCart,
  'the edits of the cart': useCartActions,
  'the session': useSession,
};

describe.each(Object.entries(hooks))('the hook of %s', (_, useIt) => {
  test('throws an error without a provider that says what to write', () => {
    expect(() => renderHook(() => useIt())).toThrow(
      expect.objectContaining({ code: 'missing-client', message }),
    );
  });
});

test('a provider without a client throws an error that says what to write', () => {
  const client = undefined as unknown as VitrineClient;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VitrineProvider client={client}>{children}</VitrineProvider>
  );
  expect(() => renderHook(() => useGetCurrentCart(), { wrapper })).toThrow(
    expect.objectContaining({ code: 'missing-client', message }),
  );
});

test.each([
  ['the cart', useCart],
  ['a read', useGetCurrentCart],
  ['a change', useAddToCurrentCart],
])(
  'the hook of %s with only a provider of React Query throws an error that says what to write',
  (_, useIt: () => unknown) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    );
    expect(() => renderHook(() => useIt(), { wrapper })).toThrow(expect.objectContaining({ message }));
  },
);

test('a hook with a client in its request needs only a provider of React Query', async () => {
  const client = createClient({ fetch: async () => Response.json({ cart: { id: 'c' } }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useGetCurrentCart({ request: { client } }), { wrapper });
  await waitFor(() => expect(result.current.data?.cart?.id).toBe('c'));
});

test('a hook with a bound QueryClient as its argument needs no provider', () => {
  const given = new QueryClient();
  const site = createClient({ fetch: async () => Response.json({ cart: {} }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VitrineProvider client={site} queryClient={given}>
      {children}
    </VitrineProvider>
  );
  renderHook(() => useGetCurrentCart(), { wrapper });
  const { result } = renderHook(() => useGetCurrentCart(undefined, given));
  expect(result.current.isError).toBe(false);
});
