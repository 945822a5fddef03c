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

/** A platform that is down, and the times of the requests to it. */
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
/** The error with which fetch rejects: with a system error code in Node, without one in a browser. */
const gone = (code?: string) =>
  code === undefined
    ? new TypeError('Failed to fetch')
    : new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
/** A visitor whose access token is still valid. */
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
  ])('after %s a reading hook sends 4 requests, with pauses of 1, 2 and 4 seconds', async (_, answer) => {
    const { asked, wrapper } = down(answer);
    const { result } = renderHook(() => useGetCurrentCart(), { wrapper });
    await minutes(5);
    expect(result.current.isError).toBe(true);
    expect(pauses(asked)).toEqual([1_000, 2_000, 4_000]);
  });

  test('a hook waits as long as Retry-After says', async () => {
    const headers = { 'Retry-After': '7' };
    const { asked, wrapper } = down(() => new Response(null, { status: 429, headers }));
    renderHook(() => useGetCurrentCart(), { wrapper });
    await minutes(5);
    expect(pauses(asked)).toEqual([7_000, 7_000, 7_000]);
  });

  test.each([
    ['a 429 with a Retry-After of 21 seconds', 429, '21', 21_000],
    ['a 429 with a Retry-After of a day', 429, '86400', 86_400_000],
    // Longer than the longest timer: a timer of this length would fire at once.
    ['a 503 with a Retry-After of 30 days', 503, '2592000', 2_592_000_000],
  ])('%s shows as an error at once, with the required pause', async (_, status, seconds, retryAfterMs) => {
    const headers = { 'Retry-After': seconds };
    const { asked, wrapper } = down(() => new Response(null, { status, headers }));
    const { result } = renderHook(() => useGetCurrentCart(), { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(result.current.error).toMatchObject({ status, retryAfterMs });
    await minutes(5);
    expect(asked).toHaveLength(1);
  });

  test('a hook waits for a Retry-After of 20 seconds', async () => {
    const headers = { 'Retry-After': '20' };
    const { asked, wrapper } = down(() => new Response(null, { status: 503, headers }));
    renderHook(() => useGetCurrentCart(), { wrapper });
    await minutes(5);
    expect(pauses(asked)).toEqual([20_000, 20_000, 20_000]);
  });

  test('a hook of a change sends it once', async () => {
    const { asked, wrapper } = down(() => new Response(null, { status: 503 }));
    const { result } = renderHook(() => useAddToCurrentCart(), { wrapper });
    act(() => result.current.mutate({ data: {} }));
    await minutes(5);
    expect([result.current.error, asked.length]).toMatchObject([{ retryable: 'unknown' }, 1]);
  });

  test('a definitive failure is not repeated', async () => {
    const { asked, wrapper } = down(() => new Response(null, { status: 404 }));
    const { result } = renderHook(() => useGetCurrentCart(), { wrapper });
    await minutes(5);
    expect([result.current.isError, asked.length]).toEqual([true, 1]);
  });
});

describe('if no server listens at the host', () => {
  const usePage = () => ({ cart: useGetCurrentCart(), products: useQueryProducts({}) });

  test.each<[string, string | undefined, () => ReturnType<typeof oauth>, number]>([
    ['a new visitor in a browser', undefined, () => oauth({ clientId: 'shop' }), 2],
    ['a new visitor in Node', 'ECONNREFUSED', () => oauth({ clientId: 'shop' }), 2],
    ['a visitor with a valid token', undefined, knownVisitor, 4],
  ])('%s sees the error within 2 s, after at most 4 requests', async (_, code, auth, requests) => {
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

  test('no error shows if the host comes up during the pause', async () => {
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
  ])('and that %s is repeated only by the hook: 4 requests in total', async (_, answer) => {
    const { asked, wrapper } = down(answer, oauth({ clientId: 'shop' }));
    const { result } = renderHook(() => useGetCurrentCart(), { wrapper });
    await minutes(5);
    expect(result.current.isError).toBe(true);
    expect(asked).toHaveLength(4);
  });
});
