import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { newVisitor, ORIGIN, visitorOf } from '../../testing/shopper.ts';
import { FaultError } from './types.ts';

const CART = '/v1/carts/current';

describe('a fault', () => {
  test('refuses an operation with its documented code a given number of times', async () => {
    const shopper = await newVisitor();
    await shopper.add('teapot-for-two');
    const fault = shopper.sandbox.faults.add({
      operation: 'getCurrentCart',
      error: 'OWNED_CART_NOT_FOUND',
      times: 2,
    });
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await shopper.cart()).status);
    expect(statuses).toEqual([404, 404, 200]);
    expect([fault.hits, shopper.sandbox.faults.list()]).toEqual([2, []]);
  });

  test('for all operations with a code applies only to operations that document it', async () => {
    const shopper = await newVisitor();
    await shopper.add('teapot-for-two');
    shopper.sandbox.faults.add({ error: 'ERROR_COUPON_EXPIRED' });
    expect((await shopper.cart()).status).toBe(200);
    const refused = await shopper.coupon('WELCOME10');
    expect(refused.body.at('details.applicationError.code')).toBe('ERROR_COUPON_EXPIRED');
  });

  test('sends any status and body, and a rate limit with Retry-After', async () => {
    const shopper = await newVisitor();
    const { faults } = shopper.sandbox;
    const get = () =>
      shopper.sandbox.fetch(new Request(`${ORIGIN}${CART}`, { headers: { authorization: shopper.token } }));
    faults.add({ operation: 'getCurrentCart', status: 503, body: { message: 'Back soon' }, times: 1 });
    faults.add({ operation: 'getCurrentCart', rateLimit: 7, times: 1 });
    faults.add({ operation: 'getCurrentCart', status: 204, times: 1 });
    const down = await get();
    expect([down.status, await down.json()]).toEqual([503, { message: 'Back soon' }]);
    const limited = await get();
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await get()).status).toBe(204);
  });

  test('with a probability affects the same calls for the same seed', async () => {
    const runOf = async (seed: string) => {
      const shopper = await newVisitor({ seed });
      shopper.sandbox.faults.add({ operation: 'estimateCurrentCartTotals', status: 429, probability: 0.5 });
      const statuses = [];
      for (let call = 0; call < 24; call++) statuses.push((await shopper.estimate()).status === 429);
      return statuses;
    };
    const first = await runOf('a');
    expect(first).toEqual(await runOf('a'));
    expect(first).not.toEqual(await runOf('b'));
    expect([first.includes(true), first.includes(false)]).toEqual([true, true]);
  });

  test('that loses the answer keeps the change; one that resets makes no change', async () => {
    const shopper = await newVisitor();
    const { faults } = shopper.sandbox;
    faults.add({ operation: 'addToCurrentCart', reset: true, times: 1 });
    await expect(shopper.add('teapot-for-two')).rejects.toThrow('fetch failed');
    expect((await shopper.cart()).status).toBe(404);
    faults.add({ operation: 'addToCurrentCart', lostAnswer: true, times: 1 });
    await expect(shopper.add('teapot-for-two')).rejects.toThrow('fetch failed');
    expect((await shopper.cart()).body.at('cart.lineItems.0.quantity')).toBe(1);
  });

  test('truncates the body, or makes it invalid JSON', async () => {
    const shopper = await newVisitor();
    await shopper.add('teapot-for-two');
    const { faults } = shopper.sandbox;
    faults.add({ operation: 'getCurrentCart', truncated: true, times: 1 });
    await expect(shopper.cart()).rejects.toThrow('fetch failed');
    faults.add({ operation: 'getCurrentCart', malformed: true, times: 1 });
    await expect(shopper.cart()).rejects.toThrow(SyntaxError);
  });

  test('that hangs ends when the caller aborts or the sandbox is disposed', async () => {
    const { sandbox, token } = await newVisitor();
    sandbox.faults.add({ operation: 'getCurrentCart', hang: true });
    const get = (signal?: AbortSignal) =>
      sandbox.fetch(
        new Request(`${ORIGIN}${CART}`, { headers: { authorization: token }, ...(signal && { signal }) }),
      );
    await expect(get(AbortSignal.timeout(5))).rejects.toThrow(/timeout/);
    const waiting = get();
    setTimeout(() => sandbox.dispose(), 5);
    await expect(waiting).rejects.toThrow('fetch failed');
  });

  test('delays answers; delays add up, and the rule still runs', async () => {
    const shopper = await newVisitor();
    shopper.sandbox.faults.add({ latencyMs: 30 });
    shopper.sandbox.faults.add({ operation: 'getCurrentCart', status: 429, latencyMs: 30 });
    const start = performance.now();
    expect((await shopper.add('teapot-for-two')).status).toBe(200);
    const between = performance.now();
    const { status } = await shopper.cart();
    expect(status).toBe(429);
    expect(between - start).toBeGreaterThanOrEqual(25);
    expect(performance.now() - between).toBeGreaterThanOrEqual(50);
  });

  test('is part of the state, its hash and saved states', async () => {
    const sandbox = createSandbox();
    const before = sandbox.hash();
    sandbox.faults.add({ operation: 'getCurrentCart', status: 429, times: 1 });
    expect(sandbox.hash()).not.toBe(before);
    const other = createSandbox({ state: structuredClone(sandbox.state) });
    const shopper = await visitorOf(other);
    expect((await shopper.cart()).status).toBe(429);
  });

  test('is removed by its handle, with all faults of its operation, or with all faults', () => {
    const { faults } = createSandbox({
      faults: [{ operation: 'getCurrentCart', status: 500 }, { hang: true }],
    });
    const handle = faults.add({ operation: 'getProduct', reset: true });
    expect(faults.list().map(({ id }) => id)).toEqual(['fault-1', 'fault-2', 'fault-3']);
    handle.remove();
    faults.clear('getCurrentCart');
    expect(faults.list().map(({ kind }) => kind)).toEqual(['hang']);
    faults.clear();
    expect(faults.list()).toEqual([]);
  });

  test('of the options is added again after a reset', async () => {
    const sandbox = createSandbox({ faults: [{ operation: 'createToken', status: 503, times: 1 }] });
    await expect(visitorOf(sandbox)).rejects.toThrow('createToken does not describe the status 503');
    await visitorOf(sandbox);
    sandbox.reset();
    await expect(visitorOf(sandbox)).rejects.toThrow('createToken does not describe the status 503');
  });
});

describe('a fault of one call', () => {
  const headed = async (fault: string) => {
    const { sandbox, token } = await newVisitor();
    return sandbox.fetch(
      new Request(`${ORIGIN}${CART}`, { headers: { authorization: token, 'x-sandbox-fault': fault } }),
    );
  };

  test('is given in a header of the call', async () => {
    expect((await headed('status=503')).status).toBe(503);
    expect((await headed('rateLimit=3; latency=1')).headers.get('retry-after')).toBe('3');
    await expect(headed('reset')).rejects.toThrow('fetch failed');
  });

  test.each([
    ['status=99', 'status must be greater than or equal to 200'],
    ['error=NOPE', 'No operation documents the code "NOPE"'],
    ['getCurrentCart error=NOPE', 'getCurrentCart does not document the code "NOPE". It documents '],
    ['status=500 times=2', 'no operation, times or probability'],
    ['bang', 'There is no operation "bang"'],
    ['status', 'There is no operation "status"'],
    ['status=500 hang', 'does one thing, not status and hang'],
    ['', 'A fault needs one of error, status'],
  ])('%j is refused with a sentence', async (fault, words) => {
    const response = await headed(fault);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toContain(words);
  });
});

test.each([
  [{ operation: 'getCart', status: 500 }, 'There is no operation "getCart"'],
  [{ operation: 'getCurrentCart', error: 'ERROR_COUPON_EXPIRED' }, 'It documents OWNED_CART_NOT_FOUND.'],
  [{ operation: 'toString', status: 500 }, 'There is no operation'],
  [{}, 'A fault needs one of'],
  [{ hang: true, body: {} }, 'A "body" needs a "status".'],
  [{ status: 500, probability: 2 }, 'probability must be less than or equal to 1'],
  [{ status: 500, times: 0 }, 'times must be greater than 0'],
])('the fault %j is refused and changes nothing', (fault, words) => {
  const { faults } = createSandbox();
  // Plain JavaScript can pass values that the types forbid.
  expect(() => faults.add(fault as { hang: true })).toThrow(FaultError);
  expect(() => faults.add(fault as { hang: true })).toThrow(words);
  expect(faults.list()).toEqual([]);
});
