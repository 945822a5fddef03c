import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../test/setup/eventually.ts';
import type { CartResponse } from '../../generated/carts/types.ts';
import { platform, tokens } from '../core/testing/fakes.ts';
import { createCart } from './cart.ts';

/** Responses of a host that have no cart. */
const cartless: readonly [string, () => Response][] = [
  ['an empty object', () => Response.json({})],
  ['a cart that is null', () => Response.json({ cart: null })],
  ['a cart without its lists', () => Response.json({ cart: { id: '1' } })],
  ['nothing at all', () => new Response(null, { status: 200 })],
];

const oneLine = () =>
  Response.json({ cart: { id: '1', lineItems: [{ id: 'l', quantity: 1 }], appliedDiscounts: [] } });
const noCart = () =>
  Response.json(
    { message: 'x', details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } },
    { status: 404 },
  );

/**
 * A cart over a function in place of the network. The function throws after 20 calls, so that a test with an endless
 * loop ends.
 */
const open = (answer: (url: string) => Response) => {
  const urls: string[] = [];
  const { site } = platform(
    [tokens(1)],
    [
      ({ url }) => {
        urls.push(url);
        if (urls.length > 20) throw new Error('More than 20 calls.');
        return answer(url);
      },
    ],
  );
  const cart = createCart(site);
  const watch = (stop: () => void) => onTestFinished(stop);
  return { cart, urls, watch };
};

/** Waits until a check holds, and then long enough to notice a loop of reads. */
const settled = async (check: () => void) => {
  await eventually(check);
  await new Promise((resolve) => setTimeout(resolve, 50));
};

test.each(cartless)('a read whose response is %s is sent once, and the error says why', async (_, answer) => {
  const { cart, urls, watch } = open(answer);
  watch(cart.subscribe(() => {}));
  await settled(() => expect(cart.getSnapshot().status).toBe('failed'));
  expect(urls).toHaveLength(1);
  expect(cart.getSnapshot()).toMatchObject({
    status: 'failed',
    empty: false,
    error: { name: 'ApiError', code: 'UNUSABLE_ANSWER', retryable: 'no' },
  });
});

test.each(cartless)(
  'after the response %s to an edit, the cart is read to find its effect',
  async (_, answer) => {
    let note = '';
    const { cart, urls, watch } = open(() => {
      if (urls.length === 2) note = 'Ring twice';
      return urls.length === 2
        ? answer()
        : Response.json({ cart: { id: '1', lineItems: [], appliedDiscounts: [], buyerNote: note } });
    });
    watch(cart.subscribe(() => {}));
    await cart.settled();
    expect(await cart.setNote('Ring twice')).toMatchObject({ outcome: 'applied' });
    expect((await cart.settled()).note).toMatchObject({ value: 'Ring twice', error: undefined });
    await settled(() => expect(urls.length).toBeGreaterThan(2));
    expect(urls.length).toBeLessThan(5);
  },
);

test('a read through a cache whose entry has no cart fails with the same error', async () => {
  let reads = 0;
  const { site } = platform([tokens(1)], []);
  const cart = createCart(site, {
    read: () => {
      if (++reads > 20) return new Promise<CartResponse>(() => {});
      return Promise.resolve({} as CartResponse);
    },
  });
  onTestFinished(cart.subscribe(() => {}));
  await settled(() => expect(cart.getSnapshot().status).toBe('failed'));
  expect([reads, cart.getSnapshot().status]).toEqual([1, 'failed']);
});

test('after an estimate that finds no cart, the cart is read once; the estimate fails if the cart exists', async () => {
  const { cart, urls, watch } = open((url) => (url.includes('estimate') ? noCart() : oneLine()));
  const totals = cart.totals();
  watch(totals.subscribe(() => {}));
  await settled(() => expect(totals.getSnapshot()).toMatchObject({ pending: false, error: {} }));
  expect(urls.map((url) => (url.includes('estimate') ? 'estimate' : 'read'))).toEqual([
    'read',
    'estimate',
    'read',
    'estimate',
  ]);
  expect(totals.getSnapshot()).toMatchObject({
    data: undefined,
    pending: false,
    error: { code: 'OWNED_CART_NOT_FOUND' },
  });
});

test('after an estimate that finds no cart, no totals are shown if the cart is gone', async () => {
  const { cart, urls, watch } = open(() => (urls.length === 1 ? oneLine() : noCart()));
  const totals = cart.totals();
  watch(totals.subscribe(() => {}));
  await settled(() => {
    expect(urls).toHaveLength(3);
    expect(totals.getSnapshot().pending).toBe(false);
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', empty: true });
  });
  expect(urls).toHaveLength(3);
  expect(totals.getSnapshot()).toEqual({ data: undefined, pending: false, error: undefined });
  expect(cart.getSnapshot()).toMatchObject({ status: 'ready', empty: true });
});

test('after an estimate that finds no cart, the estimate fails if the read of the cart fails too', async () => {
  const { cart, urls, watch } = open((url) => {
    if (url.includes('estimate')) return noCart();
    return urls.length === 1 ? oneLine() : Response.json({}, { status: 400 });
  });
  const totals = cart.totals();
  watch(totals.subscribe(() => {}));
  await settled(() => expect(totals.getSnapshot()).toMatchObject({ pending: false, error: {} }));
  expect(urls).toHaveLength(3);
  expect(totals.getSnapshot()).toMatchObject({ pending: false, error: { code: 'OWNED_CART_NOT_FOUND' } });
});

test('a read that fails without a reason ends, and is not sent again without end', async () => {
  const { cart, urls, watch } = open(() => Promise.reject<Response>(undefined) as never);
  watch(cart.subscribe(() => {}));
  expect(await cart.settled()).toMatchObject({ status: 'failed', error: expect.any(Error) });
  expect(urls.length).toBeLessThan(4);
});
