import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { openShop } from '../cart/testing/shop.ts';
import { type Version, versions } from '../cart/testing/versions.ts';
import {
  bindClient,
  cartOf,
  prefetchCart,
  setBackends,
  useCart,
  useCartTotals,
  VitrineProvider,
} from './index.ts';

const Cart = () => {
  const { status, lines, empty } = useCart();
  const { pending } = useCartTotals();
  const text = lines.map(({ quantity }) => quantity).join();
  return <p>{`${status} ${empty ? 'empty' : text} ${pending ? 'estimating' : ''}`}</p>;
};

const open = (version: Version) => {
  const shop = openShop({ version });
  const page = (queryClient: QueryClient) => (
    <StrictMode>
      <VitrineProvider client={shop.client} queryClient={queryClient} cart={version.backend}>
        <Cart />
      </VitrineProvider>
    </StrictMode>
  );
  const bound = () => {
    const defaultOptions = { queries: { staleTime: 60_000 } };
    const queryClient = bindClient(new QueryClient({ defaultOptions }), shop.client);
    // A server and a loader have no provider.
    setBackends(queryClient, { cart: version.backend });
    return queryClient;
  };
  return { shop, page, bound };
};

describe.each(versions)('$version:', (version) => {
  test('a server that has not read the cart renders it as loading, and sends no request', () => {
    const { shop, page, bound } = open(version);
    expect(renderToString(page(bound()))).toBe('<p>loading  estimating</p>');
    expect(shop.calls).toEqual([]);
  });

  test.each([
    ['a filled cart', 2, 'ready 2'],
    ['no cart', 0, 'ready empty'],
  ])('%s is rendered by a server and hydrated without a mismatch or a read', async (_, pieces, text) => {
    const { shop, page, bound } = open(version);
    if (pieces > 0) await cartOf(bound()).add(shop.item('oak-board', pieces));
    const onServer = bound();
    await prefetchCart(onServer);
    const html = renderToString(page(onServer));
    expect(html).toContain(text);
    shop.calls.length = 0;

    const complaints = vi.spyOn(console, 'error');
    const inBrowser = bound();
    hydrate(inBrowser, JSON.parse(JSON.stringify(dehydrate(onServer))));
    const root = document.createElement('div');
    root.innerHTML = html;
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const tree = await act(async () => hydrateRoot(root, page(inBrowser), { onRecoverableError }));
    expect(root.textContent).toContain(text);
    expect([complaints.mock.calls, onRecoverableError.mock.calls]).toEqual([[], []]);
    expect(shop.callsOf('GET')).toEqual([]);
    await act(() => cartOf(inBrowser).settled());
    act(() => tree.unmount());
  });

  test('a page that changes the cart before hydration still begins with the markup of the server', async () => {
    const { shop, page, bound } = open(version);
    await cartOf(bound()).add(shop.item('oak-board', 2));
    const onServer = bound();
    await prefetchCart(onServer);
    const html = renderToString(page(onServer));
    const inBrowser = bound();
    hydrate(inBrowser, JSON.parse(JSON.stringify(dehydrate(onServer))));
    const cart = cartOf(inBrowser);
    void cart.setQuantity(cart.getSnapshot().lines[0]?.id ?? '', 5);
    const root = document.createElement('div');
    root.innerHTML = html;
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const tree = await act(async () => hydrateRoot(root, page(inBrowser), { onRecoverableError }));
    expect(root.textContent).toContain('ready 5');
    expect(onRecoverableError.mock.calls).toEqual([]);
    await act(() => cart.settled());
    act(() => tree.unmount());
  });
});
