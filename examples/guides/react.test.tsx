// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from 'vitrine/catalog-v1';
import { queryProducts } from 'vitrine/catalog-v1';
import { getEventBySlug } from 'vitrine/events-v3';
import { setupSandboxServer } from 'vitrine/sandbox/node';
import { setBackends, VitrineProvider } from 'vitrine/react';
import { createTestSite, type TestSite } from 'vitrine/react/testing';
import { anyCatalog, ticketsV2 } from 'vitrine/state';
import { Account, Profile } from './account.tsx';
import { Booking, Invitation } from './booking.tsx';
import { CartPage } from './cart.tsx';
import { ProductPage, Products } from './catalog.tsx';
import { Choices } from './choices.tsx';
import { CartBadge, ProductName } from './hook-options.tsx';

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

/** Chooses size and color on the page of the shirt, and adds the shirt to the cart. */
const addGreenShirt = async (): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: 'M' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Green/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
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
  await addGreenShirt();
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByText(/^2 Studio Tee/)).toBeTruthy();
});

test('tickets are picked and reserved, and the remaining time counts down', async () => {
  const { event } = await getEventBySlug('glazing-for-beginners', {}, { client: site.client });
  if (!event) throw new Error('The answer has no event.');
  render(
    <VitrineProvider client={site.client} tickets={ticketsV2}>
      <Booking eventId={event.id} />
    </VitrineProvider>,
  );
  const [pick] = await screen.findAllByRole('button', { name: /^0 \+/ });
  if (pick) fireEvent.click(pick);
  expect(await screen.findByRole('button', { name: /^1 \+/ })).toBeTruthy();
  const [hold] = screen.getAllByRole('button', { name: 'Reserve' });
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
    await addGreenShirt();
    expect(await screen.findByText(/^1 Studio Tee/)).toBeTruthy();
    shop.dispose();
  },
);

test('an invitation is replied to, and the page says whether there is a seat', async () => {
  const { event } = await getEventBySlug('open-studio-night', {}, { client: site.client });
  if (!event) throw new Error('The answer has no event.');
  render(<Invitation eventId={event.id} />, { wrapper: site.wrapper });
  expect(await screen.findByRole('heading', { name: 'Will you come?' })).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'First name' }), { target: { value: 'Mara' } });
  fireEvent.click(screen.getByRole('button', { name: 'I will come' }));
  expect(await screen.findByRole('heading', { name: 'You are coming' })).toBeTruthy();
});

test('a member edits the own account, and removes the telephone numbers', async () => {
  await site.signIn();
  render(<Profile />, { wrapper: site.wrapper });
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('+49 30 901820')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveProperty('disabled', false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No telephone number')).toBeTruthy();
});

test('a hook without an id reads nothing, and shows the selected part once there is one', async () => {
  const { products } = await queryProducts({ query: { paging: { limit: 1 } } }, { client: site.client });
  const [product] = products;
  const page = (id?: string) => (
    <>
      <ProductName id={id} />
      <CartBadge />
    </>
  );
  const { rerender } = render(page(), { wrapper: site.wrapper });
  expect(await screen.findByText('0')).toBeTruthy();
  expect(screen.getByRole('heading').textContent).toBe('…');
  rerender(page(product?.id));
  const name = product?.name ?? '';
  expect((await screen.findByRole('heading', { name })).textContent).toBe(name);
});
