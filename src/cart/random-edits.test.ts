import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atMost } from '../../test/setup/counts.ts';
import { createCart } from './cart.ts';
import { amountOf, openShop, type Shop } from './testing/shop.ts';
import { createTraffic, type Random, randomFrom } from './testing/traffic.ts';
import { expected } from './testing/expected.ts';
import { type Version, versions } from './testing/versions.ts';
import type { CartEditResult, CartState } from './types.ts';

const EDITS = 50;
/** Four products with enough stock, one with three pieces, and a sold-out one. */
const slugs = [
  'oak-board',
  'low-carafe',
  'espresso-pair',
  'beeswax-candles',
  'teapot-for-two',
  'salt-cellar',
];
const codes = ['WELCOME10', 'FIVER', 'FREESHIP', 'SPRING25'];

interface MadeEdit {
  readonly about: string;
  readonly apply: (value: number | string) => number | string;
  readonly result: Promise<CartEditResult>;
}

/**
 * Number of pieces that the edit added, according to its outcome; if the edit failed, as many as the stock allows, or none
 * if the platform refuses more than that.
 */
const gotOf = (result: Promise<CartEditResult>, asked: number, stock: number, refusesMore: boolean) => {
  let got: number | undefined;
  void result.then((end) => {
    if (end.outcome !== 'failed') got = end.lines[0]?.got ?? asked;
  });
  return (before: number) =>
    got ?? (refusesMore && asked > stock - before ? undefined : Math.min(asked, stock - before));
};

/** Makes one random edit that a buyer can make with the present snapshot. */
const edit = (shop: Shop, cart: CartState, random: Random): MadeEdit => {
  const { refusesMore, refusesSecondCoupon } = shop.version;
  const { lines } = cart.getSnapshot();
  const line = lines[random.below(lines.length)];
  const product = line?.item.catalogReference?.catalogItemId ?? '';
  const dice = random.below(10);
  if (dice < 3 || !line) {
    const slug = slugs[random.below(slugs.length)] ?? '';
    const quantity = 1 + random.below(3);
    const result = cart.add(shop.item(slug, quantity));
    const got = gotOf(result, quantity, shop.stockOf(shop.idOf(slug)), refusesMore);
    return { about: shop.idOf(slug), result, apply: (before) => Number(before) + (got(Number(before)) ?? 0) };
  }
  if (dice < 7) {
    const quantity = 1 + random.below(9);
    const result = cart.setQuantity(line.id, quantity);
    const got = gotOf(result, quantity, shop.stockOf(product), refusesMore);
    return { about: product, result, apply: (before) => got(0) ?? before };
  }
  if (dice === 7) return { about: product, result: cart.remove(line.id), apply: () => 0 };
  if (dice === 8) {
    const note = `Note ${random.below(100)}`;
    return { about: 'note', result: cart.setNote(note), apply: () => note };
  }
  if (random.chance(0.3)) return { about: 'coupon', result: cart.removeCoupon(), apply: () => '' };
  const code = codes[random.below(codes.length)] ?? '';
  const result = cart.applyCoupon(code);
  let isApplied = false;
  void result.then(({ outcome }) => (isApplied = outcome !== 'failed'));
  const apply = (before: number | string) =>
    refusesSecondCoupon && !isApplied && before !== '' ? before : code;
  return { about: 'coupon', result, apply };
};

/** Checks every snapshot: each amount that is not pending must be an amount that the platform named. */
const watch = (shop: Shop, cart: CartState, isFaultless: boolean) => {
  const invented: string[] = [];
  const checks: Promise<void>[] = [];
  const totals = cart.totals();
  const look = () => {
    for (const { id, quantity, item, amount, pending } of cart.getSnapshot().lines) {
      const shown = amountOf(id, item.quantity, amount.price?.amount);
      if (!shop.named.has(shown)) invented.push(`line ${shown}`);
      if (isFaultless && !pending && shop.quantityOf(id) !== quantity)
        invented.push(`quantity ${quantity} in place of ${shop.quantityOf(id)}`);
      if (amount.pending !== pending) invented.push(`line ${id} is marked wrongly`);
    }
    const { data, pending } = totals.getSnapshot();
    if (!data || pending) return;
    const [shown, truth] = [data.priceSummary.total.amount, shop.estimate()];
    checks.push(
      truth.then((total) => {
        if (total !== shown) invented.push(`total ${shown} in place of ${total}`);
      }),
    );
  };
  const stops = [cart.subscribe(look), totals.subscribe(look)];
  return {
    totals,
    end: async (): Promise<readonly string[]> => {
      for (const stop of stops) stop();
      await Promise.all(checks);
      return invented;
    },
  };
};

/** The products of the cart with their quantities, sorted. */
const pieces = (lines: readonly { quantity: number; product: string | undefined }[]) =>
  lines.map(({ quantity, product }) => `${quantity} of ${product}`).toSorted();

const editAtRandom = async (version: Version, seed: number, edits = EDITS): Promise<void> => {
  const random = randomFrom(seed);
  const faults = [0, 0.1, 0.3][random.below(3)] ?? 0;
  const traffic = createTraffic(random, faults);
  const shop = openShop({ ...traffic, version, seed: 'fire' });
  const cart = createCart(shop.client, { backend: version.backend });
  const { totals, end } = watch(shop, cart, faults === 0);
  const made: MadeEdit[] = [];
  for (let count = 0; count < edits; count++) {
    made.push(edit(shop, cart, random));
    for (let passes = random.below(5); passes > 0; passes--) await traffic.pass();
  }
  traffic.calm();
  await traffic.drain();
  // If the last read failed, the snapshot has an error, and the buyer reads again.
  const wasDoubtful = cart.getSnapshot().error !== undefined;
  if (wasDoubtful) void cart.refresh();
  if (totals.getSnapshot().error) totals.retry();
  await traffic.drain();

  const results = await Promise.all(made.map(async (one) => ({ ...one, result: await one.result })));
  const truth = await shop.truth();
  const shown = cart.getSnapshot();
  expect([shown.status, shown.pending, shown.error, shown.adding]).toEqual(['ready', false, undefined, []]);
  expect(
    pieces(
      shown.lines.map(({ quantity, item }) => ({ quantity, product: item.catalogReference?.catalogItemId })),
    ),
  ).toEqual(
    pieces(
      (truth?.lineItems ?? []).map(({ quantity, catalogReference }) => ({
        quantity,
        product: catalogReference?.catalogItemId,
      })),
    ),
  );
  expect(shown.confirmed ?? null).toEqual(truth);
  expect(totals.getSnapshot()).toMatchObject({ pending: false, error: undefined });
  expect(totals.getSnapshot().data?.priceSummary.total.amount).toBe(
    truth && truth.lineItems.length > 0 ? await shop.estimate() : undefined,
  );

  const of = (about: string) => results.filter((one) => one.about === about);
  for (const slug of slugs) {
    const id = shop.idOf(slug);
    const has = (truth?.lineItems ?? [])
      .filter(({ catalogReference }) => catalogReference?.catalogItemId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect([...expected<number | string>(0, of(id))], `pieces of ${slug}`).toContain(has);
  }
  expect([...expected<number | string>('', of('note'))]).toContain(truth?.buyerNote ?? '');
  const coupon = truth?.appliedDiscounts.find((discount) => discount.coupon)?.coupon?.code ?? '';
  expect([...expected<number | string>('', of('coupon'))]).toContain(coupon);
  expect(await end()).toEqual([]);
};

test.each(versions)(
  '$version: after 50 concurrent edits with random faults the snapshot equals the sandbox, no edit is lost, and every amount came from the platform',
  async (version) => {
    // Seeds of former failures: a line that was removed and added again is removed by its old id; pieces of an add whose
    // response was lost count as the pieces of a later add that never arrived; an edit whose response was lost was capped
    // by the stock.
    const examples: [number][] = [[1_634_148_556], [1_895_129_698], [1_285_841_116]];
    const runs = { numRuns: atMost(10, 500), endOnFailure: true, examples };
    const edits = (seed: number) => editAtRandom(version, seed);
    const fire = fc.assert(fc.asyncProperty(fc.nat(2 ** 31), edits), runs);
    await expect(fire).resolves.toBeUndefined();
  },
  600_000,
);

test('cartV2: 1,000 edits of one page settle to the cart of the sandbox', async () => {
  const [, second] = versions;
  await expect(editAtRandom(second, 20_270_201, 1000)).resolves.toBeUndefined();
}, 600_000);
