import { QueryClient } from '@tanstack/react-query';
import { createClient, oauth, type VitrineClient } from 'vitrine';
import { addToCurrentCart, getCurrentCart } from 'vitrine/carts';
import { createSandbox, type Sandbox, STORE_APP_ID } from 'vitrine/sandbox';
import { describe, expect, test, vi } from 'vitest';
import type { Pressed } from './press-watch.ts';
import { createRequestLog, matching } from './request-log.ts';
import { createWireTap } from './wire-tap.ts';

const stage = (pressed?: Pressed) => {
  const sandbox = createSandbox();
  const log = createRequestLog({ screen: () => '/shop', pressed: () => pressed, moved: () => 0 }, () => 0);
  const tap = createWireTap(log.hear, (input, init) => sandbox.fetch(new Request(input, init)));
  const queries = new QueryClient();
  const client: VitrineClient = createClient({
    auth: oauth({ clientId: 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904' }),
    host: 'http://localhost:4010',
    fetch: tap.fetch,
    layers: [log.layer({ client: () => client, queries: () => queries })],
  });
  const operations = () => log.entries.get().map(({ call }) => call.operation);
  return { sandbox, log, client, operations };
};

const carafeOf = (sandbox: Sandbox) => {
  const product = Object.values(sandbox.state.products).find(({ slug }) => slug === 'low-carafe');
  const catalogReference = { appId: STORE_APP_ID, catalogItemId: product?.id ?? '' };
  return { lineItems: [{ quantity: 1, catalogReference }] };
};

describe('the request log', () => {
  test('lists the newest call first, with request and response but without its token', async () => {
    const { log, client, operations } = stage();
    await getCurrentCart({ client }).catch(() => undefined);
    expect(operations()).toEqual(['createToken', 'getCurrentCart']);
    const cart = log.entries.get()[1];
    expect(cart).toMatchObject({
      state: 'done',
      screen: '/shop',
      call: { status: 404 },
      wire: { status: 404 },
    });
    expect(cart?.wires).toHaveLength(1);
    expect(JSON.stringify(log.entries.get())).not.toMatch(/sandbox\.(access|refresh)\.\w/);
    log.clear();
    expect(log.entries.get()).toEqual([]);
  });

  test('extends the time of a press when a call that it caused has ended', async () => {
    const extend = vi.fn<() => void>();
    const pressed: Pressed = { name: 'Add to cart', isThere: () => true, show: () => true, extend };
    const { client, log } = stage(pressed);
    await getCurrentCart({ client }).catch(() => undefined);
    expect(log.entries.get().map((entry) => entry.pressed)).toEqual([pressed, pressed]);
    expect(extend).toHaveBeenCalledTimes(2);
  });

  test('shows every attempt of a call and the waiting between attempts', async () => {
    const { log, client, sandbox } = stage();
    sandbox.faults.add({ operation: 'getCurrentCart', status: 503, times: 1 });
    const states = new Set<string>();
    log.entries.subscribe(() => {
      const entry = log.entries.get().find(({ call }) => call.operation === 'getCurrentCart');
      if (entry && entry.wires.length === 1) states.add(entry.state);
    });
    await getCurrentCart({ client }).catch(() => undefined);
    const entry = log.entries.get().find(({ call }) => call.operation === 'getCurrentCart');
    expect(entry?.wires.map(({ status }) => status)).toEqual([503, 404]);
    expect([...states]).toEqual(['sent', 'waiting']);
  });

  test('repeats a call', async () => {
    const { log, client, sandbox, operations } = stage();
    await addToCurrentCart(carafeOf(sandbox), { client });
    await log.entries
      .get()
      .find(({ call }) => call.operation === 'addToCurrentCart')
      ?.repeat();
    expect(operations()[0]).toBe('addToCurrentCart');
    const { cart } = await getCurrentCart({ client });
    expect(cart?.lineItems.map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('is filtered by every word of the filter, in any order and case', async () => {
    const { log, client } = stage();
    await getCurrentCart({ client }).catch(() => undefined);
    const found = (filter: string) => matching(log.entries.get(), filter).map(({ call }) => call.operation);
    expect(found('404 CART')).toEqual(['getCurrentCart']);
    expect(found('')).toHaveLength(2);
    expect(found('orders')).toEqual([]);
  });
});
