import { afterEach, expect, test, vi } from 'vitest';
import {
  estimateCurrentCartTotalsQuery,
  getCurrentCartQuery,
  updateCurrentCartMutation,
} from 'vitrine/react/carts';
import { createCartChannel, isAboutCart } from './cart-channel.ts';

const open: BroadcastChannel[] = [];
const tab = () => {
  const channel = new BroadcastChannel('test.cart');
  open.push(channel);
  return { channel, ...createCartChannel(channel) };
};
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

test('every other tab receives a change, but not the tab that made it', async () => {
  const [one, two, three] = [tab(), tab(), tab()];
  const heard = [one, two, three].map(({ hear }) => {
    const listener = vi.fn<() => void>();
    hear(listener);
    return listener;
  });
  one.tell();
  await vi.waitFor(() => expect(heard.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]), {
    timeout: 10_000,
  });
});

test('a closed listener and an unknown message change nothing', async () => {
  const [one, two, three] = [tab(), tab(), tab()];
  const stopped = vi.fn<() => void>();
  const listener = vi.fn<() => void>();
  two.hear(stopped)();
  three.hear(listener);
  one.channel.postMessage({ odd: true });
  one.tell();
  await vi.waitFor(() => expect(listener).toHaveBeenCalled(), { timeout: 10_000 });
  expect(listener).toHaveBeenCalledOnce();
  expect(stopped).not.toHaveBeenCalled();
});

test('cart, totals and cart edits have cart keys, other queries do not', () => {
  expect(isAboutCart(getCurrentCartQuery().queryKey)).toBe(true);
  expect(isAboutCart(estimateCurrentCartTotalsQuery({}).queryKey)).toBe(true);
  expect(isAboutCart(updateCurrentCartMutation().mutationKey)).toBe(true);
  expect(isAboutCart(['/v1/products', { name: 'cart' }])).toBe(false);
  expect(isAboutCart(undefined)).toBe(false);
});
