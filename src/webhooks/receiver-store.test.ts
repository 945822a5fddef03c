import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Claim, memoryStore, type NotificationStore, type ReceiverOptions } from './index.ts';
import { type Signer } from './signer.ts';
import { type Listener, pause, receiverOf } from './testing/receiver.ts';
import { cartCreated, NOW, signerOf } from './testing/stage.ts';

let signer: Signer;
beforeAll(async () => {
  signer = await signerOf();
});
const receiver = (options: Partial<ReceiverOptions>) => receiverOf(signer, options);

describe('a store', () => {
  const handlers = (handler: () => unknown): ReceiverOptions['handlers'] => ({
    'wix.ecom.v1.cart_created': handler,
  });

  test('that two processes share handles each notification once', async () => {
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

  test('that is busy for longer than `patience` makes the delivery fail', async () => {
    const store: NotificationStore = { claim: () => 'busy', settle: () => undefined };
    const { receive } = receiver({ store, patience: 30 });
    expect(await receive(await signer.sign(cartCreated()))).toMatchObject({
      status: 500,
      error: { code: 'webhook-busy' },
    });
  });

  test('that never answers makes the delivery fail in time, and the next one is not kept waiting', async () => {
    const memory = memoryStore();
    let isStuck = true;
    const stuck = () => new Promise<never>(() => undefined);
    const store: NotificationStore = {
      claim: (claim) => (isStuck ? stuck() : memory.claim(claim)),
      settle: (claim, handled) => memory.settle(claim, handled),
    };
    const { receive } = receiver({ store, timeout: 20, patience: 5000 });
    expect(await receive(await signer.sign(cartCreated()))).toMatchObject({
      status: 500,
      error: { code: 'webhook-store-failed', cause: { message: 'The store took longer than 20 ms.' } },
    });
    isStuck = false;
    expect(await receive(await signer.sign(cartCreated()))).toMatchObject({ status: 200 });
    const late: NotificationStore = { claim: (claim) => memoryStore().claim(claim), settle: stuck };
    expect(
      await receiver({ store: late, timeout: 20 }).receive(await signer.sign(cartCreated())),
    ).toMatchObject({
      status: 200,
    });
  });

  test('that cannot claim makes the delivery fail, and no handler runs', async () => {
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

  test('that cannot settle is reported to onError, and the delivery succeeds', async () => {
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

test('a handled notification is remembered for seven days, however late it expires', async () => {
  const claims: Claim[] = [];
  const store: NotificationStore = {
    claim: (claim) => {
      claims.push(claim);
      return 'claimed';
    },
    settle: () => undefined,
  };
  const { receive } = receiverOf(signer, { store });
  const body = await signer.sign(cartCreated(), { expiresAt: NOW / 1000 + 3_600_000 });
  expect(await receive(body)).toMatchObject({ status: 200 });
  expect(claims.map(({ now, keepUntil }) => keepUntil - now)).toEqual([7 * 86_400_000]);
});
