import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  getCurrentCartQuery,
  useAddToCurrentCart,
  useGetCurrentCart,
} from '../../generated/carts/queries.ts';
import { openShop, type Shop } from '../cart/testing/shop.ts';
import {
  bindClient,
  cartOf,
  useCart,
  useCartActions,
  useCartLineActions,
  useCartTotals,
  VitrineProvider,
} from './index.ts';

let shop: Shop;
let queryClient: QueryClient;
beforeEach(() => {
  shop = openShop();
  queryClient = bindClient(
    new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } }),
    shop.client,
  );
});
afterEach(cleanup);

const show = (children: React.ReactNode) =>
  render(
    <StrictMode>
      <VitrineProvider client={shop.client} queryClient={queryClient}>
        {children}
      </VitrineProvider>
    </StrictMode>,
  );

const Count = () => <p>{useCart(({ status, count }) => `${status} ${count}`)}</p>;
const Plain = () => <p>plain {useGetCurrentCart().data?.cart?.lineItems[0]?.quantity ?? 'none'}</p>;

const addPlainly = async (quantity: number) => {
  await shop.direct('POST', '/v1/carts/current/add-to-cart', {
    lineItems: [shop.item('oak-board', quantity)],
  });
};

describe('useCart', () => {
  test('shares one cart among all components, which is read once, also in strict mode and with the generated hook', async () => {
    show(
      <>
        <Count />
        <Count />
        <Plain />
      </>,
    );
    expect(await screen.findAllByText('ready 0')).toHaveLength(2);
    expect(shop.callsOf('GET').length).toBe(1);
  });

  test('shows an edit at once in all components, and the response reaches the generated hook without another request', async () => {
    const Add = () => {
      const { add } = useCartActions();
      return <button onClick={() => void add(shop.item('oak-board', 2))}>Add</button>;
    };
    show(
      <>
        <Count />
        <Plain />
        <Add />
      </>,
    );
    await screen.findByText('ready 0');
    act(() => screen.getByText('Add').click());
    expect(screen.getByText('ready 2')).toBeTruthy();
    expect(await screen.findByText('plain 2')).toBeTruthy();
    expect(shop.calls.map(({ name }) => name)).toEqual(['GET', 'POST add-to-cart']);
  });

  test('shows the edits of useCartLineActions too, whose functions are the same in every render', async () => {
    const seen = new Set<unknown>();
    const Lines = () => {
      const [line] = useCart(({ lines }) => lines);
      const { add, setQuantity, remove } = useCartLineActions();
      seen.add(add).add(setQuantity).add(remove);
      return (
        <>
          <button onClick={() => void add(shop.item('oak-board', 2))}>Add</button>
          <button onClick={() => line && void setQuantity(line.id, 5)}>Five</button>
          <button onClick={() => line && void remove(line.id)}>Remove</button>
        </>
      );
    };
    show(
      <>
        <Count />
        <Plain />
        <Lines />
      </>,
    );
    await screen.findByText('ready 0');
    act(() => screen.getByText('Add').click());
    expect(await screen.findByText('plain 2')).toBeTruthy();
    act(() => screen.getByText('Five').click());
    expect(screen.getByText('ready 5')).toBeTruthy();
    expect(await screen.findByText('plain 5')).toBeTruthy();
    act(() => screen.getByText('Remove').click());
    expect(await screen.findByText('plain none')).toBeTruthy();
    expect(seen.size).toBe(3);
  });

  test('takes over the cart in the response of a generated mutation', async () => {
    const Add = () => {
      const { mutate } = useAddToCurrentCart({ skipInvalidation: true });
      return (
        <button onClick={() => mutate({ data: { lineItems: [shop.item('oak-board', 3)] } })}>Add</button>
      );
    };
    show(
      <>
        <Count />
        <Add />
      </>,
    );
    await screen.findByText('ready 0');
    act(() => screen.getByText('Add').click());
    expect(await screen.findByText('ready 3')).toBeTruthy();
    expect(shop.callsOf('GET').length).toBe(1);
  });

  test('reads again if the query is marked as stale, and takes over a cart that is put into the cache', async () => {
    show(<Count />);
    await screen.findByText('ready 0');
    await addPlainly(4);
    await act(() => queryClient.invalidateQueries({ queryKey: getCurrentCartQuery().queryKey }));
    expect(await screen.findByText('ready 4')).toBeTruthy();
    act(() => {
      queryClient.setQueryData(
        getCurrentCartQuery().queryKey,
        (before) => before?.cart && { cart: { ...before.cart, lineItems: [] } },
      );
    });
    expect(await screen.findByText('ready 0')).toBeTruthy();
  });

  test('does not undo an edit if an earlier read is answered late', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    let reads = 0;
    shop = openShop({ onAnswer: ({ name }) => (name === 'GET' && ++reads === 2 ? late : undefined) });
    queryClient = bindClient(new QueryClient(), shop.client);
    show(<Count />);
    await screen.findByText('ready 0');
    const stale = queryClient.refetchQueries({ queryKey: getCurrentCartQuery().queryKey });
    await act(async () => void (await cartOf(queryClient).add(shop.item('oak-board', 2))));
    answer();
    await act(() => stale);
    await act(async () => void (await cartOf(queryClient).settled()));
    expect(screen.getByText('ready 2')).toBeTruthy();
  });

  test('renders a component again only when its selected value has changed', async () => {
    let drawn = 0;
    const Note = () => {
      drawn++;
      return <p>note {useCart(({ note }) => note.value)}</p>;
    };
    show(<Note />);
    const cart = cartOf(queryClient);
    await act(async () => void (await cart.add(shop.item('oak-board'))));
    const before = drawn;
    await act(async () => void (await cart.setQuantity(cart.getSnapshot().lines[0]?.id ?? '', 3)));
    expect(drawn).toBe(before);
    await act(async () => void (await cart.setNote('Ring twice')));
    expect(screen.getByText('note Ring twice')).toBeTruthy();
    expect(drawn).toBeGreaterThan(before);
  });

  test('starts with a new cart after a sign-out', async () => {
    await act(async () => {
      await addPlainly(1);
    });
    show(
      <>
        <Count />
        <Plain />
      </>,
    );
    await screen.findByText('ready 0');
    await act(async () => void (await cartOf(queryClient).add(shop.item('oak-board', 2))));
    await screen.findByText('plain 2');
    await act(() => shop.client.session.signOut());
    expect(await screen.findByText('ready 0')).toBeTruthy();
    expect(screen.queryByText('plain 2')).toBeNull();
  });

  test('reads again when the page becomes visible', async () => {
    show(<Count />);
    await screen.findByText('ready 0');
    await addPlainly(2);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('ready 2')).toBeTruthy();
  });
});

describe('useCartTotals', () => {
  test('keeps the previous amounts, marked as pending, during the estimate for another address', async () => {
    const shown: string[] = [];
    const Total = ({ country }: { country: string }) => {
      const { data, pending } = useCartTotals({ shippingAddress: { country } });
      const text = `${data?.priceSummary.shipping?.amount}${pending ? ' pending' : ''}`;
      if (shown.at(-1) !== text) shown.push(text);
      return <p>{text}</p>;
    };
    await cartOf(queryClient).add(shop.item('oak-board'));
    const page = (country: string) => (
      <VitrineProvider client={shop.client} queryClient={queryClient}>
        <Total country={country} />
      </VitrineProvider>
    );
    const { rerender } = render(page('DE'));
    await screen.findByText('4.90');
    rerender(page('FR'));
    await screen.findByText('9.90');
    expect(shown).toEqual(['undefined pending', '4.90', '4.90 pending', '9.90']);
  });

  test.each(['DE', 'FR'])('does not show the amounts of the previous identity, for %s', async (next) => {
    const shown: string[] = [];
    const Total = () => {
      const isOther = useCart(({ status }) => status === 'loading');
      const { data } = useCartTotals({ shippingAddress: { country: isOther ? next : 'DE' } });
      shown.push(data?.priceSummary.total.amount ?? 'none');
      return <p>{shown.at(-1)}</p>;
    };
    await cartOf(queryClient).add(shop.item('oak-board'));
    show(<Total />);
    await screen.findByText('55.81');
    shown.length = 0;
    await act(() => shop.client.session.signOut());
    await screen.findByText('none');
    expect(shown).not.toContain('55.81');
  });
});
