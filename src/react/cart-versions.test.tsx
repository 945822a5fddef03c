import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useAddLineItemsToCurrentCart, useDeleteCurrentCartV2 } from '../../generated/carts-v2/queries.ts';
import { productOf } from '../../sandbox/testing/shopper.ts';
import { anyCart } from '../cart/any-cart.ts';
import type { CartEditResult } from '../cart/types.ts';
import { openShop, type Shop } from '../cart/testing/shop.ts';
import { versions } from '../cart/testing/versions.ts';
import {
  bindClient,
  cartOf,
  setBackends,
  useCart,
  useCartActions,
  useCartTotals,
  VitrineProvider,
} from './index.ts';

const EVE = Date.parse('2027-01-31T23:00:00.000Z');
const [first, second] = versions;

/** The backends under test, each with the version of the cart that answers, and the passed time after {@link EVE}. */
const cases = [
  { name: 'cartV1', backend: first.backend, version: first, passed: '0s' },
  { name: 'cartV2', backend: second.backend, version: second, passed: '0s' },
  { name: 'anyCart before the end', backend: anyCart, version: first, passed: '0s' },
  { name: 'anyCart after the end', backend: anyCart, version: second, passed: '2h' },
];

afterEach(() => {
  cleanup();
  // `anyCart` keeps in the tab that a site has lost the first version.
  sessionStorage.clear();
});

/** The result of an action in the words of the page. */
const wordsOf = (result: CartEditResult): string =>
  result.outcome === 'failed' ? `failed: ${result.error.code}` : result.outcome;

const CartPage = ({ shop, told }: { shop: Shop; told: (text: string) => void }) => {
  const { status, lines, adding, count, empty, coupon, note, error } = useCart();
  const totals = useCartTotals();
  const {
    add,
    setQuantity,
    remove,
    removeUnavailable,
    applyCoupon,
    removeCoupon,
    setNote,
    setDetails,
    checkout,
  } = useCartActions();
  const tell = (result: Promise<CartEditResult>) => void result.then((end) => told(wordsOf(end)));
  const id = lines[0]?.id ?? '';
  const total = totals.data?.needsDelivery
    ? 'plus delivery'
    : totals.data?.priceSummary.total.formattedConvertedAmount;
  const address = { country: 'DE', city: 'Berlin', postalCode: '10115' } as const;
  const buttons: Record<string, () => void> = {
    Add: () => tell(add(shop.item('oak-board', 2))),
    Pot: () => tell(add(shop.item('teapot-for-two', 3))),
    Five: () => tell(setQuantity(id, 5)),
    Remove: () => tell(remove(id)),
    Tidy: () => tell(removeUnavailable()),
    Coupon: () => tell(applyCoupon('WELCOME10')),
    Bad: () => tell(applyCoupon('NO-SUCH-CODE')),
    Uncoupon: () => tell(removeCoupon()),
    Note: () => tell(setNote('Ring twice')),
    Deliver: () =>
      tell(setDetails({ contactInfo: { address }, selectedShippingOption: { code: 'standard' } })),
    Checkout: () =>
      void checkout({ channelType: 'WEB' }).then(told, (cause: unknown) => told(`refused ${String(cause)}`)),
  };
  const words = lines.map(({ wanted, item, amount }) => {
    const { status: stock } = item.availability ?? {};
    return `${wanted} ${item.productName?.original} ${amount.price?.formattedAmount} ${stock}`;
  });
  return (
    <>
      <main>
        {empty ? `${status} nothing` : [status, count, ...words, ...adding.map(() => 'adding')].join(', ')}
      </main>
      <output>{`${totals.pending ? 'updating' : 'total'} ${total}`}</output>
      <p role="note">{`${coupon.value} ${coupon.error ? 'refused' : ''} ${note.value} ${error?.code}`}</p>
      {Object.entries(buttons).map(([name, press]) => (
        <button key={name} onClick={press}>
          {name}
        </button>
      ))}
    </>
  );
};

describe.each(cases)('$name:', ({ backend, version, passed }) => {
  let shop: Shop;
  let queryClient: QueryClient;
  let told: string[];
  beforeEach(() => {
    shop = openShop({ version, clock: { kind: 'frozen', start: EVE } });
    shop.sandbox.advance(passed);
    queryClient = bindClient(new QueryClient(), shop.client);
    told = [];
    render(
      <VitrineProvider client={shop.client} queryClient={queryClient} cart={backend}>
        <CartPage shop={shop} told={(text) => told.push(text)} />
      </VitrineProvider>,
    );
  });

  const shown = () => screen.getByRole('main').textContent;
  const note = () => screen.getByRole('note').textContent;
  const total = () => document.querySelector('output')?.textContent;
  /** Presses a button, and waits until its action has ended and the cart is settled. */
  const press = async (name: string): Promise<string | undefined> => {
    const before = told.length;
    act(() => screen.getByText(name, { exact: true }).click());
    await waitFor(() => expect(told.length).toBeGreaterThan(before));
    await act(async () => void (await cartOf(queryClient).settled()));
    return told.at(-1);
  };
  const until = (read: () => unknown, text: string) => waitFor(() => expect(read()).toBe(text));
  const begun = () => until(shown, 'ready nothing');

  test('J4: an added item shows at once, its quantity changes, and it is removed', async () => {
    await begun();
    act(() => screen.getByText('Add').click());
    expect(shown()).toBe('ready, 2, adding');
    await until(shown, 'ready, 2, 2 Oak Board €84.00 AVAILABLE');
    const five = press('Five');
    expect(shown()).toBe('ready, 5, 5 Oak Board €84.00 AVAILABLE');
    expect(await five).toBe('applied');
    expect(shown()).toBe('ready, 5, 5 Oak Board €210.00 AVAILABLE');
    expect(await press('Note')).toBe('applied');
    expect(note()).toContain('Ring twice');
    expect(await press('Remove')).toBe('applied');
    expect(shown()).toBe('ready nothing');
  });

  test('J4: lines that can no longer be bought are shown as such, and removed together', async () => {
    await begun();
    await press('Add');
    await press('Pot');
    productOf(shop.sandbox, 'oak-board').visible = false;
    productOf(shop.sandbox, 'teapot-for-two').quantity = 1;
    await act(async () => void (await cartOf(queryClient).refresh()));
    expect(shown()).toMatch(/2 Oak Board .* NOT_FOUND, 3 .* PARTIALLY_AVAILABLE/);
    expect(await press('Tidy')).toBe('applied');
    expect(shown()).toMatch(/^ready, 1, 1 [^,]* AVAILABLE$/);
  });

  test('J5: a coupon applies, an invalid coupon changes nothing, and the coupon is removed', async () => {
    await begun();
    await press('Add');
    expect(await press('Coupon')).toBe('applied');
    expect(note()).toMatch(/^WELCOME10 /);
    expect(await press('Bad')).toMatch(/^failed: .*COUPON/);
    expect(note()).toMatch(/^WELCOME10 refused/);
    expect(await press('Uncoupon')).toBe('applied');
    expect(note()).toMatch(/^undefined /);
  });

  test('J6: the total with a delivery is the same in every version, and marked while edits are pending', async () => {
    await begun();
    await press('Add');
    expect(await press('Deliver')).toBe('applied');
    await until(total, 'total €105.79');
    act(() => screen.getByText('Five').click());
    expect(total()).toBe('updating €105.79');
    await until(total, 'total €255.73');
  });

  test('J7: the checkout waits for pending edits, and has the id that the hosted page takes', async () => {
    await begun();
    await press('Add');
    act(() => screen.getByText('Five').click());
    const id = await press('Checkout').then(() => told.find((text) => /^[\da-f-]{36}$/.test(text)));
    expect(id).toBe((await shop.truth())?.checkoutId);
    expect(shown()).toBe('ready, 5, 5 Oak Board €210.00 AVAILABLE');
  });

  test('after a sign-out the page starts with the next cart', async () => {
    await begun();
    await press('Add');
    expect(shown()).toContain('2 Oak Board');
    await act(() => shop.client.session.signOut());
    await begun();
    expect(await shop.truth()).toBeNull();
  });
});

test('the response of a generated mutation of the second version reaches useCart', async () => {
  const shop = openShop({ version: second });
  const Count = () => <p>{useCart(({ status, count }) => `${status} ${count}`)}</p>;
  const Add = () => {
    const { mutate } = useAddLineItemsToCurrentCart();
    const { catalogReference, quantity } = shop.item('oak-board', 3);
    const options = { variantId: '00000000-0000-0000-0000-000000000000' };
    const catalogItems = [{ quantity, catalogReference: { ...catalogReference, options } }];
    return <button onClick={() => mutate({ data: { catalogItems } })}>Add</button>;
  };
  render(
    <VitrineProvider client={shop.client} cart={second.backend}>
      <Count />
      <Add />
    </VitrineProvider>,
  );
  await screen.findByText('ready 0');
  act(() => screen.getByText('Add').click());
  expect(await screen.findByText('ready 3')).toBeTruthy();
});

test('a generated mutation that deletes the cart of the second version empties useCart', async () => {
  const shop = openShop({ version: second });
  const queryClient = bindClient(new QueryClient(), shop.client);
  const Count = () => <p>{useCart(({ status, count }) => `${status} ${count}`)}</p>;
  const Delete = () => {
    const { mutate } = useDeleteCurrentCartV2();
    return <button onClick={() => mutate()}>Delete</button>;
  };
  render(
    <VitrineProvider client={shop.client} queryClient={queryClient} cart={second.backend}>
      <Count />
      <Delete />
    </VitrineProvider>,
  );
  await screen.findByText('ready 0');
  await act(async () => void (await cartOf(queryClient).add(shop.item('oak-board', 3))));
  await screen.findByText('ready 3');
  act(() => screen.getByText('Delete').click());
  expect(await screen.findByText('ready 0')).toBeTruthy();
});

test('a cart that a loader used before the provider keeps its version for reads and edits', async () => {
  const shop = openShop();
  const queryClient = bindClient(new QueryClient(), shop.client);
  const cart = cartOf(queryClient);
  await cart.add(shop.item('oak-board', 1));
  setBackends(queryClient, { cart: second.backend });
  shop.calls.length = 0;
  await cart.refresh();
  await cart.setNote('Ring twice');
  expect(new Set(shop.calls.map(({ family }) => family))).toEqual(new Set(['v1']));
});
