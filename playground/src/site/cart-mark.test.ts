import type { Layer } from 'vitrine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { part } from '../testing/part.ts';
import { createCartMark, type PaidOrder } from './cart-mark.ts';

type Send = Parameters<Layer>[0];
type Request = Parameters<Send>[0];
type Answer = Awaited<ReturnType<Send>>;

const request = (id: string, repeat: Request['facts']['repeat'] = 'read', body?: string): Request =>
  part<Request>({ facts: { id, repeat }, body });
const answer = (status: number): Answer => ({ response: new Response('{}', { status }), data: {} });

const elsewhere: PaidOrder = { orderId: () => undefined, checkoutOf: () => Promise.resolve(undefined) };
const markOf = (id: Parameters<typeof createCartMark>[0]) => createCartMark(id, () => false, elsewhere);

test('a visitor has a cart from the first successful call for it until a read finds none', async () => {
  const { hasCart, layer } = markOf('b');
  expect(hasCart.get()).toBe(false);
  await layer(() => Promise.resolve(answer(404)))(request('getCurrentCart'));
  await layer(() => Promise.resolve(answer(200)))(request('queryProducts'));
  expect(hasCart.get()).toBe(false);
  await layer(() => Promise.resolve(answer(200)))(request('addToCurrentCart'));
  expect(hasCart.get()).toBe(true);
  await layer(() => Promise.resolve(answer(404)))(request('getCurrentCart'));
  expect(hasCart.get()).toBe(false);
});

test('the read of a cart that nobody has made is answered without a call', async () => {
  const { layer } = markOf('b');
  const sent: string[] = [];
  const { response } = await layer(({ facts }) => {
    sent.push(facts.id);
    return Promise.resolve(answer(200));
  })(request('getCurrentCart'));
  expect([response.status, sent]).toEqual([404, []]);
});

test('a member may have made a cart elsewhere, the owner has none', () => {
  expect(markOf('member').hasCart.get()).toBe(true);
  expect(markOf('owner').hasCart.get()).toBe(false);
});

test('the read of a cart waits for the add that creates it', async () => {
  const { layer } = markOf('b');
  const sent: string[] = [];
  let arrive: (answer: Answer) => void = () => undefined;
  const added = new Promise<Answer>((resolve) => {
    arrive = resolve;
  });
  const send = layer(({ facts }) => {
    sent.push(facts.id);
    return facts.id === 'addToCurrentCart' ? added : Promise.resolve(answer(200));
  });
  const add = send(request('addToCurrentCart'));
  const read = send(request('getCurrentCart'));
  await Promise.resolve();
  expect(sent).toEqual(['addToCurrentCart']);
  arrive(answer(200));
  await Promise.all([add, read]);
  expect(sent).toEqual(['addToCurrentCart', 'getCurrentCart']);
});

describe('the page after a checkout', () => {
  const CHECKOUT = '5c6d0b3e-1f7a-4c0e-8a59-2d9b6e4f1a37';

  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const add = () => request('addToCurrentCart', 'adds');
  const answered = () => Promise.resolve(answer(200));

  /** Adds to a cart in this browser, and opens its checkout page. */
  const leave = async (): Promise<void> => {
    const { layer } = markOf('b');
    await layer(answered)(add());
    const body = JSON.stringify({ ecomCheckout: { checkoutId: CHECKOUT } });
    await layer(answered)(request('createRedirectSession', 'adds', body));
  };

  /** Reads the cart on the page of an order; tells whether the platform was asked for the cart. */
  const comeBack = async (
    paid: Partial<PaidOrder> = {},
    isMember = false,
  ): Promise<{ asked: boolean; hasCart: boolean }> => {
    const whole: PaidOrder = {
      orderId: () => 'order-1',
      checkoutOf: () => Promise.resolve(CHECKOUT),
      ...paid,
    };
    const { layer, hasCart } = createCartMark('b', () => isMember, whole);
    let asked = false;
    await layer(() => {
      asked = true;
      return answered();
    })(request('getCurrentCart'));
    return { asked, hasCart: hasCart.get() };
  };

  const forgotten = { asked: false, hasCart: false };
  const kept = { asked: true, hasCart: true };

  test('does not ask for the cart that the platform reports as ordered, and neither do later pages', async () => {
    await leave();
    expect(await comeBack()).toEqual(forgotten);
    expect(markOf('b').hasCart.get()).toBe(false);
  });

  test.each<[string, Partial<PaidOrder>]>([
    ['names no order', { orderId: () => undefined }],
    ['names an order of another checkout', { checkoutOf: () => Promise.resolve('another') }],
    ['names an order that the platform does not show', { checkoutOf: () => Promise.resolve(undefined) }],
    ['comes while orders cannot be read', { checkoutOf: () => Promise.reject(new Error('offline')) }],
  ])('keeps the cart if its address %s', async (_, paid) => {
    await leave();
    expect(await comeBack(paid)).toEqual(kept);
  });

  test('keeps the cart of a visitor who has opened no checkout page', async () => {
    await markOf('b').layer(answered)(add());
    expect(await comeBack()).toEqual(kept);
  });

  test('keeps a cart that another tab may have created while the order was read', async () => {
    await leave();
    const addElsewhere = async () => {
      // The response is lost, so the tab does not learn whether there is a new cart.
      await markOf('b')
        .layer(() => Promise.reject(new Error('lost')))(add())
        .catch(() => undefined);
      return CHECKOUT;
    };
    expect(await comeBack({ checkoutOf: addElsewhere })).toEqual(kept);
  });

  test('asks for the cart of a member, who may have made another one elsewhere', async () => {
    await leave();
    expect(await comeBack({}, true)).toEqual(kept);
  });
});
