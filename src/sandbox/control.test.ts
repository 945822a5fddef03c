import { describe, expect, test } from 'vitest';
import { createSandbox } from './create-sandbox.ts';
import { ORIGIN, productOf, send, visitorOf } from './testing/shopper.ts';

describe('the control calls', () => {
  test('move the clock, and expire a token with it', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    const { body } = await send(sandbox, 'POST', '/sandbox/advance', { seconds: 14_400 });
    expect(body.at('now')).toBe('2026-03-02T13:00:00.000Z');
    expect((await shopper.cart()).status).toBe(401);
  });

  test('start over, with another scenario', async () => {
    const sandbox = createSandbox();
    await send(sandbox, 'POST', '/sandbox/reset', { scenario: 'empty-site', seed: 5 });
    expect([sandbox.state.scenario, sandbox.state.seed]).toEqual(['empty-site', '5']);
  });

  test('set the stock of a product or a variant', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    await shopper.add('teapot-for-two');
    await send(sandbox, 'POST', '/sandbox/stock', {
      sku: productOf(sandbox, 'teapot-for-two').sku,
      quantity: 0,
    });
    expect((await shopper.cart()).body.at('cart.lineItems.0.availability.status')).toBe('NOT_AVAILABLE');
    await send(sandbox, 'POST', '/sandbox/stock', { sku: 'VT-016-01', quantity: 7 });
    expect(productOf(sandbox, 'studio-tee').variants[0]?.quantity).toBe(7);
  });

  test('switch settings, and refuse what is none', async () => {
    const sandbox = createSandbox();
    await send(sandbox, 'POST', '/sandbox/settings', { strict: true, callsPerMinute: 100 });
    expect(sandbox.state.settings).toMatchObject({ strict: true, callsPerMinute: 100 });
    for (const body of [{ strict: 'yes' }, { nope: 1 }, { allowedRedirects: 'all' }, { toString: 1 }])
      expect((await send(sandbox, 'POST', '/sandbox/settings', body)).status).toBe(400);
    expect(sandbox.state.settings.strict).toBe(true);
    const { body } = await send(sandbox, 'POST', '/sandbox/settings', { currency: 'euros' });
    expect(body.text('message')).toContain('currency must match /^[A-Z]{3}$/. The settings are: ');
  });

  test('show state, hash, orders and themselves', async () => {
    const sandbox = createSandbox();
    expect((await send(sandbox, 'GET', '/sandbox/state')).body.at('scenario')).toBe('fresh-shop');
    expect((await send(sandbox, 'GET', '/sandbox/hash')).body.at('hash')).toBe(sandbox.hash());
    expect((await send(sandbox, 'GET', '/sandbox/orders')).body.value).toEqual({ orders: [] });
    expect((await send(sandbox, 'GET', '/sandbox')).body.list('scenarios').length).toBeGreaterThan(2);
  });

  test.each([
    ['POST', '/sandbox/advance', { seconds: -1 }, 400],
    ['POST', '/sandbox/advance', '{', 400],
    ['POST', '/sandbox/reset', { scenario: 'nope' }, 400],
    ['POST', '/sandbox/stock', { sku: 'nope', quantity: 1 }, 404],
    ['POST', '/sandbox/stock', { sku: 'VT-005', quantity: -1 }, 400],
    ['POST', '/sandbox/nothing', {}, 404],
    ['GET', '/sandbox/reset', undefined, 404],
  ])('%s %s with %j gives a sentence and the status %i', async (method, path, body, status) => {
    const sandbox = createSandbox();
    const hash = sandbox.hash();
    const answer = await send(sandbox, method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.body.text('message').length).toBeGreaterThan(20);
    expect(sandbox.hash()).toBe(hash);
  });

  test('cannot be used by pages of other sites, nor by a form', async () => {
    const sandbox = createSandbox();
    const reset = (headers: Record<string, string>) =>
      sandbox.fetch(
        new Request(`${ORIGIN}/sandbox/reset`, { method: 'POST', headers, body: '{"seed":"9"}' }),
      );
    expect((await reset({ origin: 'https://evil.example', 'content-type': 'application/json' })).status).toBe(
      403,
    );
    expect((await reset({ origin: 'http://localhost:5173', 'content-type': 'text/plain' })).status).toBe(415);
    expect(sandbox.state.seed).toBe('42');
    expect(
      (await reset({ origin: 'http://localhost:5173', 'content-type': 'application/json' })).status,
    ).toBe(200);
  });
});
