import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Notification } from '../../generated/notifications/zod.ts';
import { type ReceiverOptions } from './index.ts';
import { type Signer } from './signer.ts';
import { type Listener, pause, receiverOf } from './testing/receiver.ts';
import {
  cartCreated,
  cartDeleted,
  cartUpdated,
  eventStarted,
  productChanged,
  signerOf,
} from './testing/stage.ts';

let signer: Signer;
beforeAll(async () => {
  signer = await signerOf();
});
const receiver = (options: Partial<ReceiverOptions>) => receiverOf(signer, options);

describe('handlers', () => {
  test('receive the created entity, and the metadata', async () => {
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
    'receive updates, deletions, actions and the plain form (entities as texts: %s)',
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

  test('all run if one fails; the error has all failures, and the platform sends the notification again', async () => {
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

  test('fail if they throw a value that is not an error', async () => {
    const handler = () => {
      throw undefined as unknown as Error;
    };
    const { receive } = receiver({ handlers: { 'wix.ecom.v1.cart_created': handler } });
    expect((await receive(await signer.sign(cartCreated()))).status).toBe(500);
  });

  test('fail after the time limit, and the next delivery is handled', async () => {
    const handler = vi.fn<() => unknown>().mockReturnValueOnce(new Promise(() => undefined));
    const { receive } = receiver({ timeout: 20, handlers: { 'wix.ecom.v1.cart_created': handler } });
    const body = await signer.sign(cartCreated());
    expect((await receive(body)).status).toBe(500);
    expect((await receive(body)).outcome).toBe('handled');
  });

  test('are called again with the next delivery after a failure, and not after a success', async () => {
    const handler = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('once'));
    const { receive } = receiver({ handlers: { 'wix.ecom.v1.cart_created': handler } });
    const body = await signer.sign(cartCreated());
    const outcomes = [await receive(body), await receive(body), await receive(body)].map(
      ({ outcome }) => outcome,
    );
    expect(outcomes).toEqual(['failed', 'handled', 'duplicate']);
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test('listeners that never settle do not keep the delivery, or the next one of the entity, waiting', async () => {
    const never = vi.fn<Listener>(() => new Promise(() => undefined));
    const { receive } = receiver({ onError: never, onSkipped: never, timeout: 20, patience: 5000 });
    expect((await receive('nonsense')).status).toBe(400);
    const body = await signer.sign(cartCreated());
    const outcomes = [await receive(body), await receive(body), await receive(body)];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['unknown', 'duplicate', 'duplicate']);
    expect(never).toHaveBeenCalledTimes(3);
  });

  test('listeners that throw do not change the result', async () => {
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

describe('undescribed types', () => {
  const strange = { ...productChanged(), eventType: 'wix.brand.new_thing' };

  test('are passed on whole, and answered with 200', async () => {
    const onUnknown = vi.fn<Listener>();
    const { receive } = receiver({ onUnknown, schema: Notification });
    expect(await receive(await signer.sign(strange))).toEqual({
      status: 200,
      outcome: 'unknown',
      notification: strange,
    });
    expect(onUnknown).toHaveBeenCalledExactlyOnceWith(strange);
  });

  test('are sent again if onUnknown fails', async () => {
    const { receive } = receiver({ onUnknown: () => Promise.reject(new Error('full')) });
    expect((await receive(await signer.sign(strange))).status).toBe(500);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s, a member of every object, is not found as a handler',
    async (eventType) => {
      const onUnknown = vi.fn<Listener>();
      const { receive } = receiver({ onUnknown });
      expect((await receive(await signer.sign({ ...strange, eventType }))).outcome).toBe('unknown');
      expect(onUnknown).toHaveBeenCalledTimes(1);
    },
  );

  test('known types without a handler go to onUnknown', async () => {
    expect((await receiver({}).receive(await signer.sign(cartCreated()))).outcome).toBe('unknown');
  });
});

test('no timer is left after a delivery', async () => {
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
