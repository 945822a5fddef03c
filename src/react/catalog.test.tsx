import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { warnOfAbsent } from '../catalog/absent.ts';
import { createAnyCatalog } from '../catalog/any-catalog.ts';
import type { AbsentMember, CatalogBackend } from '../catalog/backend.ts';
import { catalogV1 } from '../catalog/catalog-v1.ts';
import { catalogV3 } from '../catalog/catalog-v3.ts';
import { openShop, type Shop } from '../catalog/testing/shop.ts';
import {
  bindClient,
  categoriesQuery,
  dehydrateSite,
  hydrateSite,
  productsPages,
  setBackends,
  useProduct,
  useProducts,
  VitrineProvider,
} from './index.ts';
import { ShopPage } from './testing/shop-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const wrapperOf =
  ({ client }: Shop, catalog: CatalogBackend | undefined) =>
  ({ children }: { children: ReactNode }) => (
    <VitrineProvider client={client} catalog={catalog}>
      {children}
    </VitrineProvider>
  );

const openPage = (shop: Shop, catalog: CatalogBackend) =>
  render(<ShopPage client={shop.client} />, { wrapper: wrapperOf(shop, catalog) });

const cards = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
const names = () =>
  cards()
    .filter((card) => card.includes('€'))
    .map((card) => card.split(' €')[0]);
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));
const shown = async (count: number) => waitFor(() => expect(names()).toHaveLength(count));

/** Each backend with a site that it works on. */
const sites: readonly (readonly [string, CatalogBackend, string])[] = [
  ['catalogV1', catalogV1, 'fresh-shop'],
  ['catalogV3', catalogV3, 'v3-shop'],
  ['anyCatalog on the first catalog', createAnyCatalog(), 'fresh-shop'],
  ['anyCatalog on the newer catalog', createAnyCatalog(), 'v3-shop'],
];

describe.each(sites)('one page on %s', (_, catalog, scenario) => {
  test('J2: lists products by category, text and order, and page by page to the end', async () => {
    openPage(openShop({ scenario }), catalog);
    await shown(6);
    expect(names()[0]).toBe('A Field Guide to Making');
    await screen.findByText('36 products');
    await press('More');
    await shown(12);
    await press('Table (9)');
    await screen.findByText('9 products');
    expect(names()[0]).toBe('Espresso Pair');
    await press('More');
    await shown(9);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'price' } });
    await waitFor(() => expect(names()[0]).toBe('Olive Oil, First Harvest'));
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'cup' } });
    await shown(1);
    expect(cards().at(-1)).toMatch(/^Halm Cup (from )?€18.00/);
  });

  test('J3: shows the choices of a product, and adds the chosen variant', async () => {
    openPage(openShop({ scenario }), catalog);
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'studio' } });
    await press('Studio Tee');
    await screen.findByRole('button', { name: 'Choose Size, Color' });
    await press(/^Size S/);
    await press('Color Red sold-out');
    await screen.findByRole('button', { name: 'Notify me' });
    await press(/^Size M/);
    await press(/^Color Green available/);
    await press('Add to cart');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 in the cart'));
  });

  test('J8: asks to be told when a sold-out variant is back', async () => {
    openPage(openShop({ scenario }), catalog);
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'cushion' } });
    await press('Wool Cushion');
    await press(/sold-out$/);
    await press('Notify me');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('RECEIVED'));
  });

  test('says that a product does not exist', async () => {
    const { result } = renderHook(() => useProduct({ slug: 'no-such-thing' }), {
      wrapper: wrapperOf(openShop({ scenario }), catalog),
    });
    await waitFor(() => expect(result.current).toMatchObject({ notFound: true, pending: false }));
  });

  test('renders on a server what a loader has read, and the page sends no request for it', async () => {
    const shop = openShop({ scenario });
    const server = bindClient(new QueryClient(), shop.client);
    setBackends(server, { catalog });
    await server.prefetchInfiniteQuery(productsPages({ pageSize: 6, sort: 'name', total: true }));
    await server.prefetchQuery(categoriesQuery());
    const state = await dehydrateSite(server, { session: false });
    shop.sent.length = 0;
    const page = bindClient(
      new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } }),
      shop.client,
    );
    await hydrateSite(page, structuredClone(state));
    const app = (
      <VitrineProvider client={shop.client} queryClient={page} catalog={catalog}>
        <ShopPage client={shop.client} />
      </VitrineProvider>
    );
    const html = renderToString(app);
    expect(html).toContain('A Field Guide to Making');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const mismatch = vi.fn<() => void>();
    const root = hydrateRoot(container, app, { onRecoverableError: mismatch });
    await press('More');
    await shown(12);
    expect([mismatch.mock.calls.length, shop.sent.length]).toEqual([0, 1]);
    root.unmount();
    container.remove();
  });
});

describe('a site that moves while a list is open', () => {
  test('shows the list of the newer catalog with the filter of the visitor', async () => {
    const shop = openShop({ scenario: 'moving-site' });
    openPage(shop, createAnyCatalog());
    await press('Table (9)');
    await screen.findByText('9 products');
    const before = names();
    shop.sandbox.advance('1d');
    await press('More');
    await waitFor(() => expect(shop.sent.some((path) => path.includes('/v3/products'))).toBe(true));
    await shown(6);
    expect(names()).toEqual(before);
    await press('More');
    await shown(9);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  test('keeps the pages of the newer catalog when the list is read again', async () => {
    const shop = openShop({ scenario: 'moving-site' });
    const { result } = renderHook(() => useProducts({ sort: 'name', pageSize: 5 }), {
      wrapper: wrapperOf(shop, createAnyCatalog()),
    });
    const slugs = () => result.current.products.map(({ slug }) => slug);
    await waitFor(() => expect(slugs()).toHaveLength(5));
    shop.sandbox.advance('1d');
    result.current.loadMore();
    await waitFor(() => expect(shop.asked('/search')).toBe(1));
    await waitFor(() => expect(result.current.loadingMore).toBe(false));
    result.current.loadMore();
    await waitFor(() => expect(slugs()).toHaveLength(10));
    const before = slugs();
    result.current.retry();
    // The list has three pages by now, the first of which came from the first catalog.
    await waitFor(() => expect(slugs()).toHaveLength(15));
    expect(slugs().slice(0, 10)).toEqual(before);
    expect(result.current.hasMore).toBe(true);
  });

  test('shows the choices of a product that is read again', async () => {
    const shop = openShop({ scenario: 'moving-site' });
    const { result } = renderHook(() => useProduct({ slug: 'studio-tee' }), {
      wrapper: wrapperOf(shop, createAnyCatalog()),
    });
    await waitFor(() => expect(result.current.product?.variants).toHaveLength(12));
    shop.sandbox.advance('1d');
    result.current.retry();
    await waitFor(() => expect(shop.sent.at(-1)).toContain('/v3/'));
    expect(result.current.product?.variants).toHaveLength(12);
  });
});

test('the version of the site is kept for a reload in the same tab', async () => {
  const shop = openShop({ scenario: 'v3-shop' });
  openPage(shop, createAnyCatalog());
  await shown(6);
  cleanup();
  openPage(shop, createAnyCatalog());
  await shown(6);
  expect(shop.asked('/provision/version')).toBe(1);
});

test('a reload in the same tab notices that the site has moved', async () => {
  const shop = openShop({ scenario: 'moving-site' });
  openPage(shop, createAnyCatalog());
  await shown(6);
  cleanup();
  shop.sandbox.advance('1d');
  openPage(shop, createAnyCatalog());
  await shown(6);
  expect(shop.asked('/products/search')).toBe(1);
});

test('a list of a host that ignores the page ends, and shows each product once', async () => {
  const shop = openShop();
  let first: string | undefined;
  shop.changes.set('/query-platformized', (body) => {
    const { products } = JSON.parse(body) as { products: unknown[] };
    return (first ??= JSON.stringify({ products, metadata: { count: products.length, total: 36 } }));
  });
  const { result } = renderHook(() => useProducts({ pageSize: 6 }), { wrapper: wrapperOf(shop, catalogV1) });
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  result.current.loadMore();
  await waitFor(() => expect(result.current.hasMore).toBe(false));
  expect(result.current.products).toHaveLength(6);
});

test('without a catalog, a hook says what to write', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useProducts(), { wrapper: wrapperOf(openShop(), undefined) })).toThrow(
    'Render <VitrineProvider catalog={anyCatalog}>',
  );
  silent.mockRestore();
});

test('a hook reads the catalog of its options in place of the provider’s', async () => {
  const shop = openShop({ scenario: 'v3-shop' });
  const { result } = renderHook(() => useProducts({}, { backend: catalogV3 }), {
    wrapper: wrapperOf(shop, catalogV1),
  });
  await waitFor(() => expect(result.current.products).toHaveLength(24));
  expect(shop.asked('/search')).toBe(1);
});

test('a listener is told of a member that a page reads although its list did not request it', async () => {
  const told: AbsentMember[] = [];
  const { result } = renderHook(() => useProducts(), {
    wrapper: wrapperOf(
      openShop({ scenario: 'v3-shop' }),
      warnOfAbsent(catalogV3, (absent) => told.push(absent)),
    ),
  });
  await waitFor(() => expect(result.current.products).toHaveLength(24));
  const [product] = result.current.products;
  expect(product && Reflect.get(product, 'variants')).toBeUndefined();
  expect(told.map(({ member, product: slug }) => [member, slug])).toEqual([['variants', product?.slug]]);
});
