import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useAddToCurrentCart, useGetCurrentCart } from '../../generated/carts/queries.ts';
import { useQueryProducts } from '../../generated/catalog-v1/queries.ts';
import { oauth } from '../session/oauth.ts';
import { memoryStorage } from '../session/storage/storage.ts';
import { createClient } from '../core/client.ts';
import { VitrineProvider } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A platform that is down, and when it was asked. */
const down = (answer: () => Response, auth?: ReturnType<typeof oauth>) => {
  const asked: number[] = [];
  const client = createClient({
    host: 'https://shop.test',
    auth,
    fetch: async () => {
      asked.push(Date.now());
      return answer();
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VitrineProvider client={client}>{children}</VitrineProvider>
  );
  return { asked, wrapper };
};
/** The rejection of fetch: with a code of the system in Node, without one in a browser. */
const gone = (code?: string) =>
  code === undefined
    ? new TypeError('Failed to fetch')
    : new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
/** A visitor whose token still lives. */
const knownVisitor = () => {
  const storage = memoryStorage();
  void storage.save('shop@https://shop.test', {
    accessToken: { value: 'AT', expiresAt: 9e9 },
    refreshToken: { value: 'RT', role: 'visitor' },
  });
  return oauth({ clientId: 'shop', storage });
};
const minutes = (n: number) => act(() => vi.advanceTimersByTimeAsync(n * 60_000));
const pauses = (asked: number[]) => asked.slice(1).map((at, n) => at - (asked[n] ?? 0));

describe('P4: in an outage', () => {
  test.each([
    ['a 503', () => new Response(null, { status: 503 })],
    [
      'a lost connection',
      () => {
        throw gone('ECONNRESET');
      },
    ],
  ])('%s costs a hook that reads 4 requests, after 1, 2 and 4 seconds', async (_, answer) => {
    const { asked, wrapper } = down(answer);
    const { result } = renderHook(() => useGetCurrentCart(), { wrapper });
    await minutes(5);
    expect(result.current.isError).toBe(true);
    expect(pauses(asked)).toEqual([1_000, 2_000, 4_000]);
  });

  test('a wait that the platform asks for is kept', async () => {
    const headers = { 'Retry-After': '7' };
    const { asked, wrapper } = down(() => new Response(null, { status: 429, headers }));
    renderHook(() => useGetCurrentCart(), { wrapper });
    await minutes(5);
    expect(pauses(asked)).toEqual([7_000, 7_000, 7_000]);
  });

  test.each([
    ['a 429 that asks for 21 seconds', 429, '21', 21_000],
    ['a 429 that asks for a day', 429, '86400', 86_400_000],
    // Longer than any timer can be set: it would end at once.
    ['a 503 that asks for 30 days', 503, '2592000', 2_592_000_000],
  ])('%s is told at once, with how long it asks for', async (_, status, seconds, retryAfterMs) => {
    const headers = { 'Retry-After': seconds };
    const { asked, wrapper } = down(() => new Response(null, { status, headers }));
    const { result } = renderHook(() => useGetCurrentCart(), { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(result.current.error).toMatchObject({ status, retryAfterMs });
    await minutes(5);
    expect(asked).toHaveLength(1);
  });

  test('a wait of 20 seconds is still kept', async () => {
    const headers = { 'Retry-After': '20' };
    const { asked, wrapper } = down(() => new Response(null, { status: 503, headers }));
    renderHook(() => useGetCurrentCart(), { wrapper });
    await minutes(5);
    expect(pauses(asked)).toEqual([20_000, 20_000, 20_000]);
  });

  test('a hook that changes something sends it once', async () => {
    const { asked, wrapper } = down(() => new Response(null, { status: 503 }));
    const { result } = renderHook(() => useAddToCurrentCart(), { wrapper });
    act(() => result.current.mutate({ data: {} }));
    await minutes(5);
    expect([result.current.error, asked.length]).toMatchObject([{ retryable: 'unknown' }, 1]);
  });

  test('what will not pass is asked for once', async () => {
    const { asked, wrapper } = down(() => new Response(null, { status: 404 }));
    const { result } = renderHook(() => useGetCurrentCart(), { wrapper });
    await minutes(5);
    expect([result.current.isError, asked.length]).toEqual([true, 1]);
  });
});

describe('where nothing listens', () => {
  const usePage = () => ({ cart: useGetCurrentCart(), products: useQueryProducts({}) });

  test.each<[string, string | undefined, () => ReturnType<typeof oauth>, number]>([
    ['a first visitor of a browser', undefined, () => oauth({ clientId: 'shop' }), 2],
    ['a first visitor of a program', 'ECONNREFUSED', () => oauth({ clientId: 'shop' }), 2],
    ['a visitor who was here before', undefined, knownVisitor, 4],
  ])('%s sees why within 2 s, after at most 4 requests', async (_, code, auth, requests) => {
    const { asked, wrapper } = down(() => {
      throw gone(code);
    }, auth());
    const { result } = renderHook(usePage, { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    const { cart, products } = result.current;
    for (const { error } of [cart, products])
      expect(error).toMatchObject({ name: 'NetworkError', refused: true, attempts: 2 });
    expect(cart.error?.message).toBe('No answer from https://shop.test: is it up?');
    await minutes(5);
    expect(asked).toHaveLength(requests);
    expect((asked.at(-1) ?? 0) - (asked[0] ?? 0)).toBe(300);
  });

  test('a host that comes up within the pause is not noticed to have been down', async () => {
    let requests = 0;
    const { wrapper } = down(() => {
      if (requests++ === 0) throw gone();
      return Response.json({ cart: { id: 'c' } });
    });
    const { result } = renderHook(() => useGetCurrentCart(), { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(result.current.data?.cart?.id).toBe('c');
  });
});

describe('a token request that a hook needs', () => {
  test.each([
    ['is answered with 503', () => new Response(null, { status: 503 })],
    [
      'is lost',
      () => {
        throw gone('ECONNRESET');
      },
    ],
  ])('and that %s is repeated by the hook alone: 4 requests in all', async (_, answer) => {
    const { asked, wrapper } = down(answer, oauth({ clientId: 'shop' }));
    const { result } = renderHook(() => useGetCurrentCart(), { wrapper });
    await minutes(5);
    expect(result.current.isError).toBe(true);
    expect(asked).toHaveLength(4);
  });
});
