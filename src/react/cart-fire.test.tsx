import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { atMost } from '../../test/setup/counts.ts';
import { useGetCurrentCart } from '../../generated/carts/queries.ts';
import { openShop, type Shop } from '../cart/testing/shop.ts';
import { versions } from '../cart/testing/versions.ts';
import { createTraffic, type Random, randomFrom } from '../cart/testing/traffic.ts';
import { bindClient, cartOf, useCart, useCartTotals, VitrineProvider } from './index.ts';

afterEach(cleanup);

/** Shows the cart and its total as text. */
const Page = () => {
  const { lines, pending, adding } = useCart();
  const totals = useCartTotals();
  const words = lines.map(({ quantity, item }) => `${quantity} ${item.productName?.original}`);
  const state = pending || totals.pending ? 'pending' : 'settled';
  return (
    <>
      <main>{[...words, ...adding.map(() => 'adding'), state].join(', ')}</main>
      <output>{totals.data?.priceSummary.total.amount ?? 'none'}</output>
    </>
  );
};

/** Shows the same cart by the generated hook, which reads the cart itself. */
const Plain = () => {
  const { data } = useGetCurrentCart({ query: { retry: false } });
  const lines = data?.cart?.lineItems ?? [];
  return (
    <p role="note">
      {lines.map(({ quantity, productName }) => `${quantity} ${productName?.original}`).join(', ')}
    </p>
  );
};

const edit = (shop: Shop, queryClient: QueryClient, random: Random): void => {
  const cart = cartOf(queryClient);
  const { lines } = cart.getSnapshot();
  const line = lines[random.below(lines.length)];
  const dice = random.below(8);
  if (dice === 7) void queryClient.invalidateQueries();
  else if (dice < 3 || !line)
    void cart.add(shop.item(['oak-board', 'low-carafe', 'espresso-pair'][random.below(3)] ?? '', 1));
  else if (dice === 6) void cart.remove(line.id);
  else void cart.setQuantity(line.id, 1 + random.below(5));
};

const seeds = Array.from({ length: atMost(3, 60) }, (_, seed) => seed);

test.each(seeds.flatMap((seed) => versions.map((version) => ({ seed, ...version, tested: version }))))(
  '$version: after random edits, reads and faults (seed $seed) the page and the sandbox have the same cart, and so has the generated hook of the first version',
  async ({ seed, version, backend, tested }) => {
    const isFirst = version === 'cartV1';
    const random = randomFrom(seed);
    const traffic = createTraffic(random, 0.2);
    const shop = openShop({ ...traffic, version: tested });
    const queryClient = bindClient(
      new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      shop.client,
    );
    render(
      <VitrineProvider client={shop.client} queryClient={queryClient} cart={backend}>
        <Page />
        {isFirst && <Plain />}
      </VitrineProvider>,
    );
    for (let count = 0; count < 40; count++)
      await act(async () => {
        edit(shop, queryClient, random);
        for (let passes = random.below(4); passes > 0; passes--) await traffic.pass();
      });
    traffic.calm();
    const { getSnapshot, refresh } = cartOf(queryClient);
    /** A failed read is repeated after a pause. */
    const settle = async () => {
      do {
        await traffic.drain();
        await new Promise((resolve) => setTimeout(resolve, 20));
      } while (getSnapshot().pending || queryClient.isFetching() > 0);
      await traffic.drain();
    };
    await act(settle);
    // If the last read failed, the page shows the error and the buyer reads again.
    if (getSnapshot().error) {
      void refresh();
      await act(settle);
    }
    const truth = (await shop.truth())?.lineItems ?? [];
    const words = truth.map(({ quantity, productName }) => `${quantity} ${productName?.original}`);
    expect(screen.getByRole('main').textContent).toBe([...words, 'settled'].join(', '));
    if (isFirst) expect(screen.getByRole('note').textContent).toBe(words.join(', '));
    expect(document.querySelector('output')?.textContent).toBe(
      words.length > 0 ? await shop.estimate() : 'none',
    );
  },
);
