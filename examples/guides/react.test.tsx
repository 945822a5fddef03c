// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from 'vitrine/catalog-v1';
import { queryProducts } from 'vitrine/catalog-v1';
import { getEventBySlug } from 'vitrine/events-v3';
import { setupSandboxServer } from 'vitrine/sandbox/node';
import { setBackends } from 'vitrine/react';
import { createTestSite, type TestSite } from 'vitrine/react/testing';
import { anyCatalog } from 'vitrine/state';
import { listAvailableTickets } from 'vitrine/ticketing';
import { Account } from './account.tsx';
import { Booking, Tickets } from './booking.tsx';
import { CartPage } from './cart.tsx';
import { ProductPage, Products } from './catalog.tsx';
import { Choices } from './choices.tsx';

let site: TestSite;
beforeEach(() => {
  site = createTestSite({ seed: 7 });
});
afterEach(() => {
  cleanup();
  site.dispose();
});

const product = async (slug: string): Promise<Product> => {
  const { products } = await queryProducts({ query: { filter: { slug } } }, { client: site.client });
  const [found] = products;
  if (!found) throw new Error(`There is no product ${slug}.`);
  return found;
};

test('the page of the README shows the products of the shop', async () => {
  const { server } = setupSandboxServer({ seed: 7 });
  server.listen();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    const { Page } = await import('./products-page.tsx');
    render(<Page />);
    expect(await screen.findByText('Halm Cup')).toBeTruthy();
  } finally {
    log.mockRestore();
    server.close();
  }
});

test('choices are made one after the other, and the chosen variant is in the cart', async () => {
  const shirt = await product('studio-tee');
  const { wrapper } = site;
  render(
    <>
      <Choices product={shirt} />
      <CartPage />
    </>,
    { wrapper },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'M' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Green/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByText(/^2 Studio Tee/)).toBeTruthy();
});

test('tickets are picked and reserved, and the remaining time counts down', async () => {
  const { event } = await getEventBySlug('glazing-for-beginners', {}, { client: site.client });
  const { definitions } = await listAvailableTickets(
    { eventId: event.id, limit: 100 },
    { client: site.client },
  );
  const [first] = definitions;
  const { wrapper } = site;
  render(
    <>
      <Tickets eventId={event.id} offered={definitions} />
      <Booking eventId={event.id} kind={first?.id ?? ''} />
    </>,
    { wrapper },
  );
  const [pick] = await screen.findAllByRole('button', { name: /^0 \+/ });
  if (pick) fireEvent.click(pick);
  expect(await screen.findByRole('button', { name: /^1 \+/ })).toBeTruthy();
  const [, hold] = screen.getAllByRole('button', { name: 'Reserve' });
  if (hold) fireEvent.click(hold);
  expect(await screen.findByText(/^\d+ seconds left$/)).toBeTruthy();
});

test('a visitor is asked to sign in', async () => {
  render(<Account />, { wrapper: site.wrapper });
  expect(await screen.findByRole('button', { name: /^Sign in, none/ })).toBeTruthy();
});

test.each(['fresh-shop', 'v3-shop', 'moving-site'])(
  'the list and the product page are the same on every catalog: %s',
  async (scenario) => {
    sessionStorage.clear();
    const shop = createTestSite({ seed: 7, scenario });
    setBackends(shop.queryClient, { catalog: anyCatalog });
    const { wrapper } = shop;
    const list = render(<Products />, { wrapper });
    fireEvent.click(await screen.findByRole('button', { name: 'Table (9)' }));
    expect(await screen.findByRole('link', { name: /^Low Carafe €30.40 €38.00/ })).toBeTruthy();
    list.unmount();
    render(
      <>
        <ProductPage slug="studio-tee" />
        <CartPage />
      </>,
      { wrapper },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'M' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Green/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText(/^1 Studio Tee/)).toBeTruthy();
    shop.dispose();
  },
);
