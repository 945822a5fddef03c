import { render, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../core/client.ts';
import { oauth } from '../session/oauth.ts';

// React writes errors that components throw to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const sentence =
  "VitrineProvider and the hooks of vitrine/react work only in Client Components: begin the file that uses them with 'use client'.";

// The module that a bundler chooses for Server Components.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('./client-react.ts', () => import('./server-component.ts'));
});
afterAll(() => {
  vi.doUnmock('./client-react.ts');
  vi.resetModules();
});

test('a provider in a Server Component says that it needs a Client Component', async () => {
  const { VitrineProvider } = await import('./index.ts');
  const client = createClient({ auth: oauth({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11' }) });
  expect(() => render(<VitrineProvider client={client} />)).toThrow(sentence);
});

test('hooks in a Server Component say the same', async () => {
  const { useCart } = await import('./index.ts');
  const { useGetCurrentCart } = await import('../../generated/carts/queries.ts');
  expect(() => renderHook(() => useCart())).toThrow(sentence);
  expect(() => renderHook(() => useGetCurrentCart())).toThrow(sentence);
});
