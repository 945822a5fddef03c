import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Notification } from '../../generated/notifications/zod.ts';
import { createReceiver, memoryStore, type NotificationStore, type ReceiverOptions } from './index.ts';
import { disturbed, type Signer } from './signer.ts';
import {
  AUDIENCE,
  cartCreated,
  cartDeleted,
  cartUpdated,
  eventStarted,
  ISSUER,
  NOW,
  productChanged,
  signerOf,
} from './testing/stage.ts';

let signer: Signer;
beforeAll(async () => {
  signer = await signerOf();
});

const receiver = (options: Partial<ReceiverOptions>) =>
  createReceiver({
    publicKey: signer.publicKey,
    audience: AUDIENCE,
    issuer: ISSUER,
    now: () => NOW,
    handlers: {},
    ...options,
  });

type Listener = (...told: unknown[]) => unknown;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('handlers', () => {
  test('receive the entity that was created, and who, when and which beside it', async () => {
    const seen: unknown[] = [];
    const { receive } = receiver({ handlers: { 'wix.ecom.v1.cart_created': (event) => seen.push(event) } });
    expect(await receive(await signer.sign(cartCreated()))).toMatchObject({
      status: 200,
      outcome: 'handled',
    });
    expect(seen).toEqual([
      {
        entity: { id: 'cart-1' },
        metadata: {
          eventType: 'wix.ecom.v1.cart_created',
          instanceId: cartCreated().instanceId,
          identity: { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: 'v-1' },
          id: 'n-1',
          entityFqdn: 'wix.ecom.v1.cart',
          entityId: 'cart-1',
          eventTime: '2026-11-21T12:00:00.000Z',
          entityEventSequence: '1',
          slug: 'created',
        },
      },
    ]);
  });

  test.each([false, true])(
    'receive updates, deletions, actions and plain bodies (as texts: %s)',
    async (entityAsText) => {
      const seen: object[] = [];
      const note = (event: { metadata: object }) => seen.push({ ...event, metadata: 'there' });
      const { receive } = receiver({
        handlers: {
          'wix.ecom.v1.cart_updated': note,
          'wix.ecom.v1.cart_deleted': note,
          'wix.events.v3.event_started': note,
          'com.wix.ecommerce.catalog.api.v1.ProductChanged': note,
        },
      });
      for (const one of [
        cartUpdated('n-1', 1),
        cartDeleted('n-2', 2),
        eventStarted('n-3', 3),
        productChanged(),
      ])
        await receive(await signer.sign(one, { entityAsText }));
      expect(seen).toEqual([
        { entity: { id: 'cart-1', note: 'n-1' }, modifiedFields: { note: 'before' }, metadata: 'there' },
        { metadata: 'there' },
        { data: { eventId: 'e-1' }, metadata: 'there' },
        { data: { productId: 'p-1', changedFields: ['price'] }, metadata: 'there' },
      ]);
    },
  );

  test('of one type run in parallel', async () => {
    const order: string[] = [];
    const handler = (name: string) => async () => {
      order.push(`${name} begins`);
      await pause(5);
      order.push(`${name} ends`);
    };
    const { receive } = receiver({ handlers: { 'wix.ecom.v1.cart_created': [handler('a'), handler('b')] } });
    await receive(await signer.sign(cartCreated()));
    expect(order).toEqual(['a begins', 'b begins', 'a ends', 'b ends']);
  });

  test('that fail do not hide the others: all run, all failures are told, and the platform is to repeat', async () => {
    const well = vi.fn<() => void>();
    const onError = vi.fn<Listener>();
    const { receive } = receiver({
      onError,
      handlers: {
        'wix.ecom.v1.cart_created': [
          () => {
            throw new Error('at once');
          },
          async () => {
            await pause(5);
            throw new Error('later');
          },
          () => Promise.reject(new Error('rejected')),
          async () => {
            await pause(10);
            well();
          },
        ],
      },
    });
    const { status, outcome, error } = await receive(await signer.sign(cartCreated()));
    expect([status, outcome, well.mock.calls.length]).toEqual([500, 'failed', 1]);
    expect(error).toMatchObject({ code: 'webhook-handler-failed', eventType: 'wix.ecom.v1.cart_created' });
    expect(error?.message).toMatch(/3 of 4 handlers failed/);
    expect(String((error?.cause as AggregateError | undefined)?.errors)).toBe(
      'Error: at once,Error: later,Error: rejected',
    );
    expect(onError).toHaveBeenCalledExactlyOnceWith(error, expect.objectContaining(cartCreated()));
  });

  test('that throw something else than errors are failures too', async () => {
    const handler = () => {
      throw undefined as unknown as Error;
    };
    const { receive } = receiver({ handlers: { 'wix.ecom.v1.cart_created': handler } });
    expect((await receive(await signer.sign(cartCreated()))).status).toBe(500);
  });

  test('that never end are given up, and the delivery after it is handled', async () => {
    const handler = vi.fn<() => unknown>().mockReturnValueOnce(new Promise(() => undefined));
    const { receive } = receiver({ timeout: 20, handlers: { 'wix.ecom.v1.cart_created': handler } });
    const body = await signer.sign(cartCreated());
    expect((await receive(body)).status).toBe(500);
    expect((await receive(body)).outcome).toBe('handled');
  });

  test('a handler that failed is called again with the repeated delivery, and not after it succeeded', async () => {
    const handler = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('once'));
    const { receive } = receiver({ handlers: { 'wix.ecom.v1.cart_created': handler } });
    const body = await signer.sign(cartCreated());
    const outcomes = [await receive(body), await receive(body), await receive(body)].map(
      ({ outcome }) => outcome,
    );
    expect(outcomes).toEqual(['failed', 'handled', 'duplicate']);
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test('listeners that throw change nothing', async () => {
    const bad = () => Promise.reject(new Error('listener'));
    const { receive } = receiver({
      onError: bad,
      onSkipped: bad,
      handlers: { 'wix.ecom.v1.cart_created': bad },
    });
    expect((await receive('nonsense')).status).toBe(400);
    expect((await receive(await signer.sign(cartCreated()))).status).toBe(500);
  });
});

describe('types that nobody has described', () => {
  const strange = { ...productChanged(), eventType: 'wix.brand.new_thing' };

  test('are handed over whole, and answered with 200', async () => {
    const onUnknown = vi.fn<Listener>();
    const { receive } = receiver({ onUnknown, schema: Notification });
    expect(await receive(await signer.sign(strange))).toEqual({
      status: 200,
      outcome: 'unknown',
      notification: strange,
    });
    expect(onUnknown).toHaveBeenCalledExactlyOnceWith(strange);
  });

  test('come again when whoever takes them fails', async () => {
    const { receive } = receiver({ onUnknown: () => Promise.reject(new Error('full')) });
    expect((await receive(await signer.sign(strange))).status).toBe(500);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s finds no handler by chance',
    async (eventType) => {
      const onUnknown = vi.fn<Listener>();
      const { receive } = receiver({ onUnknown });
      expect((await receive(await signer.sign({ ...strange, eventType }))).outcome).toBe('unknown');
      expect(onUnknown).toHaveBeenCalledTimes(1);
    },
  );

  test('known types without a handler are unknown to this receiver', async () => {
    expect((await receiver({}).receive(await signer.sign(cartCreated()))).outcome).toBe('unknown');
  });
});

describe('each notification once', () => {
  const counting = (options: Partial<ReceiverOptions> = {}) => {
    const handler = vi.fn<() => unknown>(() => pause(5));
    const handlers = {
      'wix.ecom.v1.cart_created': handler,
      'wix.ecom.v1.cart_updated': handler,
      'com.wix.ecommerce.catalog.api.v1.ProductChanged': handler,
    };
    return { handler, ...receiver({ handlers, ...options }) };
  };

  test.each<[string, () => Promise<string[]>]>([
    ['the same body twice', async () => Array(2).fill(await signer.sign(cartCreated())) as string[]],
    [
      'the same id, signed anew',
      async () => [
        await signer.sign(cartCreated()),
        await signer.sign(cartCreated(), { issuedAt: NOW / 1000 - 5 }),
      ],
    ],
    [
      'the same id in the other form',
      async () => [
        await signer.sign(cartCreated()),
        await signer.sign(cartCreated(), { entityAsText: true }),
      ],
    ],
    ['the same plain body', async () => Array(2).fill(await signer.sign(productChanged())) as string[]],
  ])('%s: handled once, one after the other and at once', async (_, bodies) => {
    const [one = '', other = ''] = await bodies();
    const first = counting();
    await first.receive(one);
    expect((await first.receive(other)).outcome).toBe('duplicate');
    const second = counting();
    const outcomes = await Promise.all(
      [one, other, one, other].map(async (body) => (await second.receive(body)).outcome),
    );
    expect(outcomes.toSorted()).toEqual(['duplicate', 'duplicate', 'duplicate', 'handled']);
    expect([first.handler.mock.calls.length, second.handler.mock.calls.length]).toEqual([1, 1]);
  });

  test('the same plain body with its signature written otherwise is handled once', async () => {
    const { receive, handler } = counting();
    const body = await signer.sign(productChanged());
    await receive(body);
    // The last character of 342 has four bits that count; the other two are free to whoever sends it.
    const last = body.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const { status } = await receive(body.slice(0, -1) + alphabet[alphabet.indexOf(last) ^ 1]);
    expect([200, 400, 401]).toContain(status);
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('two plain bodies that are alike are two notifications', async () => {
    const { receive, handler } = counting();
    await receive(await signer.sign(productChanged()));
    await receive(await signer.sign(productChanged(), { issuedAt: NOW / 1000 - 5 }));
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test('the same id of another installation is another notification', async () => {
    const { receive, handler } = counting();
    await receive(await signer.sign(cartCreated()));
    await receive(await signer.sign({ ...cartCreated(), instanceId: 'other' }));
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test.each(['', 7, null, {}])('an id %j is none: what was signed counts', async (id) => {
    const { receive, handler } = counting();
    const base = cartCreated();
    const one = { ...base, data: { ...base.data, id } };
    await receive(await signer.sign(one));
    await receive(await signer.sign(one));
    await receive(await signer.sign(one, { issuedAt: NOW / 1000 - 5 }));
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test('a hundred notifications with duplicates, delays and in another order: each once, none lost', async () => {
    const ids = Array.from({ length: 100 }, (_, n) => `n-${n}`);
    const bodies = await Promise.all(ids.map((id, n) => signer.sign(cartUpdated(id, 1, `cart-${n}`))));
    const deliveries = disturbed(bodies, { seed: 3, duplicates: 0.5, delayMs: 50 });
    expect(deliveries.length).toBeGreaterThan(120);
    const seen: string[] = [];
    const { receive } = receiver({
      handlers: { 'wix.ecom.v1.cart_updated': ({ metadata }) => seen.push(metadata.id) },
    });
    const statuses = await Promise.all(
      deliveries.map(async ({ body, delayMs }) => {
        await pause(delayMs);
        return (await receive(body)).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });
});

describe('those of one entity in order', () => {
  const inOrder = (options: Partial<ReceiverOptions> = {}) => {
    const seen: string[] = [];
    const handlers: ReceiverOptions['handlers'] = {
      'wix.ecom.v1.cart_updated': async ({ entity, metadata }) => {
        await pause(2);
        seen.push(`${entity.id} ${metadata.entityEventSequence}`);
      },
      'wix.events.v3.event_started': ({ metadata }) =>
        seen.push(`action ${metadata.entityEventSequence} ${metadata.late}`),
    };
    return { seen, ...receiver({ handlers, ...options }) };
  };

  test('an older state after a newer one is not handled any more, and that is told', async () => {
    const onSkipped = vi.fn<Listener>();
    const { receive, seen } = inOrder({ onSkipped });
    await receive(await signer.sign(cartUpdated('n-2', '2')));
    expect(await receive(await signer.sign(cartUpdated('n-1', '1')))).toMatchObject({
      status: 200,
      outcome: 'late',
    });
    expect(seen).toEqual(['cart-1 2']);
    expect(onSkipped).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining(cartUpdated('n-1', '1')),
      'late',
    );
  });

  test('sequences are numbers of any length, not texts', async () => {
    const { receive, seen } = inOrder();
    for (const sequence of ['9', '10', '9007199254740993', '9007199254740992', '010'])
      await receive(await signer.sign(cartUpdated(`n-${sequence}`, sequence)));
    expect(seen).toEqual(['cart-1 9', 'cart-1 10', 'cart-1 9007199254740993']);
  });

  test.each(['', 'x', '-1', '1.5', null])('the sequence %j is none: nothing is late', async (sequence) => {
    const { receive, seen } = inOrder();
    await receive(await signer.sign(cartUpdated('n-2', '2')));
    await receive(await signer.sign(cartUpdated('n-1', sequence as string)));
    expect(seen).toHaveLength(2);
  });

  test('an action that comes late is handled, and says so', async () => {
    const { receive, seen } = inOrder();
    for (const one of [eventStarted('n-2', 2), eventStarted('n-1', 1)]) await receive(await signer.sign(one));
    expect(seen).toEqual(['action 2 undefined', 'action 1 true']);
  });

  test('what waits for its turn is sorted, one at a time', async () => {
    const { receive, seen } = inOrder();
    const bodies = await Promise.all([1, 5, 3, 2, 4].map((n) => signer.sign(cartUpdated(`n-${n}`, n))));
    await Promise.all(bodies.map(receive));
    expect(seen.at(-1)).toBe('cart-1 5');
    expect(seen).toEqual(seen.toSorted());
  });

  test('other entities do not wait', async () => {
    const { receive, seen } = inOrder();
    const bodies = await Promise.all(['a', 'b', 'c'].map((id, n) => signer.sign(cartUpdated(id, 3 - n, id))));
    await Promise.all(bodies.map(receive));
    expect(seen).toHaveLength(3);
  });

  test('after a failure of the newer one, the older one is handled: nothing is lost', async () => {
    const handler = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('once'));
    const { receive } = receiver({ handlers: { 'wix.ecom.v1.cart_updated': handler } });
    const [newer, older] = [
      await signer.sign(cartUpdated('n-2', 2)),
      await signer.sign(cartUpdated('n-1', 1)),
    ];
    const outcomes = [await receive(newer), await receive(older), await receive(newer)].map(
      ({ outcome }) => outcome,
    );
    expect(outcomes).toEqual(['failed', 'handled', 'handled']);
  });

  test('who waits longer than the patience is sent away and comes again', async () => {
    let begin: (value?: unknown) => void = () => undefined;
    const begun = new Promise((resolve) => (begin = resolve));
    const handler = () => (begin(), pause(60));
    const { receive } = receiver({ patience: 10, handlers: { 'wix.ecom.v1.cart_updated': handler } });
    const first = receive(await signer.sign(cartUpdated('n-1', 1)));
    await begun;
    const other = await signer.sign(cartUpdated('n-2', 2));
    const second = await receive(other);
    expect([(await first).status, second.status]).toEqual([200, 500]);
    expect(second.error).toMatchObject({ code: 'webhook-busy', retryable: 'yes' });
    expect((await receive(other)).outcome).toBe('handled');
  });
});

describe('a store', () => {
  const handlers = (handler: () => unknown): ReceiverOptions['handlers'] => ({
    'wix.ecom.v1.cart_created': handler,
  });

  test('that answers later and is shared lets two processes handle each notification once', async () => {
    const memory = memoryStore();
    const store: NotificationStore = {
      claim: async (claim) => {
        await pause(1);
        return memory.claim(claim);
      },
      settle: async (claim, handled) => {
        await pause(1);
        return memory.settle(claim, handled);
      },
    };
    const handler = vi.fn<() => unknown>(() => pause(5));
    const processes = [1, 2, 3].map(() => receiver({ store, handlers: handlers(handler) }));
    const body = await signer.sign(cartCreated());
    const outcomes = await Promise.all(processes.map(async ({ receive }) => (await receive(body)).outcome));
    expect(outcomes.toSorted()).toEqual(['duplicate', 'duplicate', 'handled']);
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('that is busy for longer than the patience makes the platform repeat', async () => {
    const store: NotificationStore = { claim: () => 'busy', settle: () => undefined };
    const { receive } = receiver({ store, patience: 30 });
    expect(await receive(await signer.sign(cartCreated()))).toMatchObject({
      status: 500,
      error: { code: 'webhook-busy' },
    });
  });

  test('that cannot be asked makes the platform repeat, and no handler runs', async () => {
    const store: NotificationStore = {
      claim: () => Promise.reject(new Error('down')),
      settle: () => undefined,
    };
    const handler = vi.fn<() => void>();
    const result = await receiver({ store, handlers: handlers(handler) }).receive(
      await signer.sign(cartCreated()),
    );
    expect(result).toMatchObject({
      status: 500,
      error: { code: 'webhook-store-failed', cause: new Error('down') },
    });
    expect(handler).not.toHaveBeenCalled();
  });

  test('that cannot keep what was handled is told of; it is not handled again for that', async () => {
    const onError = vi.fn<Listener>();
    const store: NotificationStore = {
      claim: () => 'claimed',
      settle: () => Promise.reject(new Error('down')),
    };
    const { receive } = receiver({ store, onError, handlers: handlers(() => undefined) });
    expect((await receive(await signer.sign(cartCreated()))).status).toBe(200);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'webhook-store-failed' }),
      expect.anything(),
    );
  });
});

test('nothing is left over: no timer, no waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { receive } = receiver({ handlers: { 'wix.ecom.v1.cart_updated': () => Promise.resolve() } });
    const bodies = await Promise.all([1, 2, 3].map((n) => signer.sign(cartUpdated(`n-${n}`, n))));
    await Promise.all(bodies.map(receive));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
