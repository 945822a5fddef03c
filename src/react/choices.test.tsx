import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/setup/eventually.ts';
import type { Product } from '../../generated/catalog-v1/types.ts';
import { queryProducts } from '../../generated/catalog-v1/operations.ts';
import type { TicketDefinition } from '../../generated/ticketing/types.ts';
import { queryAvailableTickets } from '../../generated/ticketing/operations.ts';
import { oauth } from '../session/oauth.ts';
import { createClient, type VitrineClient } from '../core/client.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { STORE_APP_ID } from '../../sandbox/engine/settings.ts';
import { CLIENT_ID } from '../../sandbox/testing/shopper.ts';
import { productV1 } from '../catalog/product-v1.ts';
import { useProductChoices, useProductOptions, useTicketPicker, VitrineProvider } from './index.ts';

afterEach(cleanup);

const setup = { appId: STORE_APP_ID };
let client: VitrineClient;
let sent: string[];
let products: readonly Product[];
let tickets: readonly TicketDefinition[];

beforeEach(async () => {
  const sandbox = createSandbox({ scenario: 'busy-festival' });
  sent = [];
  client = createClient({
    auth: oauth({ clientId: CLIENT_ID }),
    host: 'http://sandbox.test',
    fetch: (url, init) => {
      sent.push(new URL(url).pathname);
      return sandbox.fetch(new Request(url, init));
    },
  });
  ({ products } = await queryProducts({}, { client }));
  ({ definitions: tickets } = await queryAvailableTickets({ filter: {}, limit: 100 }, { client }));
  sent = [];
});

const productOf = (slug: string): Product => products.find((one) => one.slug === slug) ?? expect.fail(slug);

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <VitrineProvider client={client}>{children}</VitrineProvider>
  </StrictMode>
);

describe('useProductOptions()', () => {
  test('shows the available choices after a choice, and sends no additional request in strict mode', async () => {
    const { result } = renderHook(
      () => useProductOptions(productOf('studio-tee'), { ...setup, ask: 'always' }),
      {
        wrapper,
      },
    );
    expect(result.current.missing).toEqual(['Size', 'Color']);
    act(() => result.current.choose('Size', 'S'));
    expect(result.current).toMatchObject({ missing: ['Color'], pending: true });
    await eventually(() => expect(result.current.pending).toBe(false));
    expect(result.current.options[1]?.choices[0]).toMatchObject({ name: 'Red', status: 'sold-out' });
    expect(sent.filter((path) => path.includes('Availability'))).toHaveLength(1);
  });

  test('keeps the choices if the product is read again, and starts empty for another product', () => {
    const tee = productOf('studio-tee');
    const { result, rerender } = renderHook(({ product }) => useProductOptions({ ...product }, setup), {
      wrapper,
      initialProps: { product: tee },
    });
    act(() => result.current.choose('Size', 'M'));
    rerender({ product: { ...tee, name: 'Studio Tee, new' } });
    expect(result.current).toMatchObject({ selection: { Size: 'M' }, product: { name: 'Studio Tee, new' } });
    rerender({ product: productOf('fisherman-sweater') });
    expect(result.current).toMatchObject({ selection: {}, product: { slug: 'fisherman-sweater' } });
  });

  test('renders the same on a server and in the browser', async () => {
    const Page = () => {
      const { missing, price } = useProductOptions(productOf('studio-tee'), setup);
      return <p>{`${price?.formatted?.discountedPrice}, ${missing.join(' and ')}`}</p>;
    };
    const page = (
      <VitrineProvider client={client}>
        <Page />
      </VitrineProvider>
    );
    const place = document.createElement('div');
    place.innerHTML = renderToString(page);
    expect(place.textContent).toBe('€34.00, Size and Color');
    const wrong = vi.fn<(error: unknown) => void>();
    const root = await act(() => hydrateRoot(place, page, { onRecoverableError: wrong }));
    expect(wrong).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});

test('a page of a sold-out product that offers a back-in-stock request while it renders does not fail', () => {
  const tee = productOf('studio-tee');
  const soldOut: Product = {
    ...tee,
    stock: { trackInventory: true, inStock: false, inventoryStatus: 'OUT_OF_STOCK' },
    variants: (tee.variants ?? []).map((one) => ({ ...one, stock: { trackQuantity: true, inStock: false } })),
  };
  const usePages = () => [useProductOptions(soldOut, setup), useProductChoices(productV1(soldOut))] as const;
  const { result } = renderHook(
    () => {
      const [options, choices] = usePages();
      const offered = [options, choices].map(({ availability, reference }) =>
        availability === 'sold-out' ? reference({ soldOut: true }).catalogItemId : availability,
      );
      return {
        offered,
        choose: (name: string, value: string) => [options.choose(name, value), choices.choose(name, value)],
      };
    },
    { wrapper },
  );
  expect(result.current.offered).toEqual(['incomplete', 'incomplete']);
  act(() => void result.current.choose('Size', 'S'));
  expect(result.current.offered).toEqual(['incomplete', 'incomplete']);
  act(() => void result.current.choose('Color', 'Red'));
  expect(result.current.offered).toEqual([soldOut.id, soldOut.id]);
});

describe('useTicketPicker()', () => {
  const Tickets = ({ definitions }: { definitions: readonly TicketDefinition[] }) => {
    const { eventId } = tickets[0] ?? expect.fail('no tickets');
    const { tickets: kinds, count, pick } = useTicketPicker([...definitions], { eventId });
    return (
      <>
        <p>{`picked ${count}`}</p>
        {kinds.map(({ id, name, quantity, stop }) => (
          <button key={id} type="button" onClick={() => pick(id, quantity + 1)}>
            {`${name} ${stop ?? ''}`}
          </button>
        ))}
      </>
    );
  };

  test('counts the picked tickets, stops at the limit, and keeps them if the tickets are read again', () => {
    const free = tickets.filter(({ name }) => name === 'Children under 12');
    const limited = free.map((one) => ({ ...one, limitPerCheckout: 2 }));
    const { rerender } = render(<Tickets definitions={limited} />, { wrapper: StrictMode });
    const plus = () => screen.getByRole('button');
    act(() => plus().click());
    act(() => plus().click());
    act(() => plus().click());
    expect(screen.getByText('picked 2')).toBeTruthy();
    expect(plus().textContent).toContain('order-limit');
    rerender(<Tickets definitions={limited.map((one) => ({ ...one, limitPerCheckout: 5 }))} />);
    expect(plus().textContent).not.toContain('order-limit');
    expect(screen.getByText('picked 2')).toBeTruthy();
  });

  test('renders on a server', () => {
    expect(renderToString(<Tickets definitions={tickets} />)).toContain('picked 0');
  });
});
