import { dehydrate, hydrate, onlineManager, QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getCurrentCartQuery } from '../../generated/carts/queries.ts';
import type { Cart } from '../../generated/carts/types.ts';
import { type Fate, openShop } from '../cart/testing/shop.ts';
import { type Version, versions } from '../cart/testing/versions.ts';
import { bindClient, cartOf, setBackends, useCart, useCartActions, VitrineProvider } from './index.ts';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** The page of a cart with one line: its quantity, and buttons that set it. */
const CartPage = () => {
  const { lines, status } = useCart();
  const { setQuantity } = useCartActions();
  const { id = '', quantity = 0 } = lines[0] ?? {};
  return (
    <>
      <p>{`${status} ${quantity}`}</p>
      <button onClick={() => void setQuantity(id, 5)}>Five</button>
      <button onClick={() => void setQuantity(id, quantity + 1)}>+</button>
    </>
  );
};

const keyOf = ({ version }: Version) =>
  version === 'cartV1' ? getCurrentCartQuery().queryKey : ['vitrine', 'cart'];

/** A page with two pieces of one product in the cart, and the state of its data cache. */
const filledPage = async (version: Version) => {
  const shop = openShop({ version });
  const queryClient = bindClient(new QueryClient(), shop.client);
  setBackends(queryClient, { cart: version.backend });
  render(
    <VitrineProvider client={shop.client} queryClient={queryClient} cart={version.backend}>
      <CartPage />
    </VitrineProvider>,
  );
  await act(() => cartOf(queryClient).add(shop.item('oak-board', 2)));
  await act(() => cartOf(queryClient).settled());
  await screen.findByText('ready 2');
  const state = JSON.parse(JSON.stringify(dehydrate(queryClient))) as ReturnType<typeof dehydrate>;
  const press = async (name: string) => {
    act(() => screen.getByText(name).click());
    await act(() => cartOf(queryClient).settled());
  };
  return { shop, queryClient, state, press };
};

/** The state as a server whose clock is a minute ahead has dehydrated it. */
const ahead = (state: ReturnType<typeof dehydrate>): ReturnType<typeof dehydrate> => ({
  ...state,
  queries: state.queries.map((query) => ({
    ...query,
    dehydratedAt: Date.now() + 60_000,
    state: { ...query.state, dataUpdatedAt: Date.now() + 60_000 },
  })),
});

describe.each(versions)('$version: an older cart', (version) => {
  test('that is hydrated neither shows nor becomes the base of the next edit', async () => {
    const { shop, queryClient, state, press } = await filledPage(version);
    await press('Five');
    await screen.findByText('ready 5');
    await act(async () => hydrate(queryClient, ahead(state)));
    expect(screen.getByText('ready 5')).toBeTruthy();
    await press('+');
    expect(await screen.findByText('ready 6')).toBeTruthy();
    expect((await shop.truth())?.lineItems[0]?.quantity).toBe(6);
  });

  test('does not stay in the data cache, where a generated hook would show it', async () => {
    const { queryClient, state, press } = await filledPage(version);
    await press('Five');
    await act(async () => hydrate(queryClient, ahead(state)));
    const cached = queryClient.getQueryData<{ cart: Cart }>(keyOf(version));
    expect(cached?.cart.lineItems[0]?.quantity).toBe(5);
  });

  test.each(['another part of the program', 'a mutation', 'a late response'])(
    'from %s is not adopted',
    async (source) => {
      const { shop, queryClient, press } = await filledPage(version);
      const { cart: older } =
        queryClient.getQueryData<{ cart: Cart }>(keyOf(version)) ?? expect.unreachable();
      const { body } = await shop.direct('GET', version.path);
      const mutationKey = ['vitrine', version.version, 'updateCurrentCart'];
      await press('Five');
      await act(async () => {
        if (source === 'another part of the program') cartOf(queryClient).adopt(older);
        else if (source === 'a mutation')
          await queryClient
            .getMutationCache()
            .build(queryClient, { mutationKey, mutationFn: () => Promise.resolve(body) })
            .execute(undefined);
        else
          await queryClient.fetchQuery({
            queryKey: keyOf(version),
            queryFn: () => ({ cart: older }),
            staleTime: 0,
          });
        await cartOf(queryClient).settled();
      });
      expect(screen.getByText('ready 5')).toBeTruthy();
    },
  );
});

test.each([
  ['carts', 'getCurrentCart'],
  ['carts-v2', 'getCurrentCartV2'],
])('a page with the generated hook of %s alone shows no older cart either', async (service, operation) => {
  const { client } = openShop();
  const queryClient = bindClient(new QueryClient(), client);
  const queryKey = ['vitrine', service, operation];
  const cart = (revision: string) => ({ cart: { id: 'c', revision, lineItems: [], appliedDiscounts: [] } });
  const read = (revision: string) =>
    queryClient.fetchQuery({ queryKey, queryFn: () => cart(revision), staleTime: 0 });
  await read('2');
  const state = dehydrate(queryClient);
  await read('10');
  hydrate(queryClient, ahead(state));
  expect(queryClient.getQueryData(queryKey)).toEqual(cart('10'));
  await read('9');
  expect(queryClient.getQueryData(queryKey)).toEqual(cart('10'));
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  await read('11');
  expect(queryClient.getQueryData(queryKey)).toEqual(cart('11'));
});

describe.each(versions)('$version: an edit', (version) => {
  const open = () => {
    const shop = openShop({ version });
    const queryClient = bindClient(new QueryClient(), shop.client);
    setBackends(queryClient, { cart: version.backend });
    return { shop, queryClient, cart: cartOf(queryClient) };
  };
  /** The state of a server that streams the cart, and never does. */
  const streamed = () => {
    const server = new QueryClient();
    void server.prefetchQuery({ queryKey: keyOf(version), queryFn: () => new Promise(() => {}) });
    return dehydrate(server, { shouldDehydrateQuery: () => true });
  };

  test('is sent although the promise of a cart that a server handed over never settles', async () => {
    vi.useFakeTimers();
    const { shop, queryClient, cart } = open();
    hydrate(queryClient, streamed());
    const added = cart.add(shop.item('oak-board', 2));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await added).toMatchObject({ outcome: 'applied' });
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', count: 2 });
  });

  test('does not wait for the network while the page is offline', async () => {
    vi.useFakeTimers();
    let isDown = false;
    const shop = openShop({ version, onCall: () => (isDown ? 'unreached' : 'done') });
    const queryClient = bindClient(new QueryClient(), shop.client);
    setBackends(queryClient, { cart: version.backend });
    const cart = cartOf(queryClient);
    await cart.add(shop.item('oak-board', 2));
    isDown = true;
    onlineManager.setOnline(false);
    const edited = cart.setQuantity(cart.getSnapshot().lines[0]?.id ?? '', 5);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await edited).toMatchObject({ outcome: 'failed', error: { code: 'network' } });
    expect(cart.getSnapshot().lines[0]?.quantity).toBe(2);
  });

  test('joins a slow read of this page, and does not send a second one', async () => {
    vi.useFakeTimers();
    const shop = openShop({
      version,
      onCall: async ({ name }): Promise<Fate> => {
        if (name === 'GET') await new Promise((resolve) => setTimeout(resolve, 12_000));
        return 'done';
      },
    });
    const queryClient = bindClient(new QueryClient(), shop.client);
    setBackends(queryClient, { cart: version.backend });
    const Shown = () => (
      <p>{useQuery({ ...getCurrentCartQuery(), enabled: version.version === 'cartV1' }).status}</p>
    );
    render(
      <VitrineProvider client={shop.client} queryClient={queryClient} cart={version.backend}>
        <Shown />
      </VitrineProvider>,
    );
    const added = cartOf(queryClient).add(shop.item('oak-board', 2));
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(await added).toMatchObject({ outcome: 'applied' });
    const before = shop.calls.findIndex(({ name }) => name.startsWith('POST add'));
    expect(shop.calls.slice(0, before).map(({ name }) => name)).toEqual(['GET']);
  });
});
