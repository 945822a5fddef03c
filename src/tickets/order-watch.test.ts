import { describe, expect, test } from 'vitest';
import { box } from './reservation/testing/box.ts';
import { payAt } from '../../sandbox/testing/box-office.ts';
import { createOrderWatch, type OrderWatchOptions } from './order-watch.ts';

const SECOND = 1000;

/** A buyer with an order of two tickets, and a watch for this order. */
const ordered = async (
  { free = false, delay = 3, ...checkout }: { free?: boolean; delay?: number; options?: object } = {},
  more: Partial<OrderWatchOptions> = {},
) => {
  const office = await box({ settings: { ticketIssueSeconds: delay } });
  const orderNumber = await office.buy([office.want(free ? 'free' : 'seat', 2)], checkout);
  const { client, time, eventId, sandbox, calls } = office;
  const watch = createOrderWatch(client, { eventId, orderNumber, time, ...more });
  const seen: string[] = [];
  return {
    ...office,
    orderNumber,
    watch,
    pay: (outcome: Parameters<typeof payAt>[2] = 'pay') => payAt(sandbox, orderNumber, outcome),
    status: () => watch.getSnapshot().status,
    asked: () => calls.filter((each) => each.startsWith('GET')).length,
    seen,
    look: async () => {
      const leave = watch.subscribe(() => {
        const { status } = watch.getSnapshot();
        if (seen.at(-1) !== status) seen.push(status);
      });
      await office.device.answers();
      return leave;
    },
  };
};

describe('waiting for tickets', () => {
  test('shows `issuing`, then the tickets', async () => {
    const { pay, look, pass, watch, seen } = await ordered();
    pay();
    await look();
    expect(watch.getSnapshot()).toMatchObject({ status: 'issuing', issued: 0, total: 2 });
    await pass(5 * SECOND);
    expect(watch.getSnapshot()).toMatchObject({
      status: 'ready',
      tickets: [{ name: 'seat' }, { name: 'seat' }],
      order: { status: 'PAID' },
    });
    expect(seen).toEqual(['loading', 'issuing', 'ready']);
  });

  test('discards the order when its person leaves, and reads it as the next person', async () => {
    const { pay, look, pass, watch, seen, client, device } = await ordered({ delay: 0 });
    pay();
    await look();
    await pass(SECOND);
    expect(watch.getSnapshot()).toMatchObject({ status: 'ready' });
    await client.session.signOut();
    expect(watch.getSnapshot()).toEqual({ status: 'loading', checking: true });
    await device.answers();
    expect(seen.slice(-2)).toEqual(['loading', watch.getSnapshot().status]);
  });

  test('reads less often with time, and no longer once the tickets are issued', async () => {
    const { pay, look, pass, asked, device } = await ordered({ delay: 25 });
    pay();
    await look();
    await pass(2.5 * SECOND);
    expect(asked()).toBe(3);
    await pass(17.5 * SECOND);
    expect(asked()).toBeLessThan(8);
    await pass(15 * SECOND);
    const done = asked();
    await pass(600 * SECOND);
    expect(asked()).toBe(done);
    await device.wake();
    expect(asked()).toBe(done);
  });

  test('ends for a free order without a payment', async () => {
    const { look, pass, watch } = await ordered({ free: true });
    await look();
    await pass(5 * SECOND);
    expect(watch.getSnapshot()).toMatchObject({ status: 'ready', order: { status: 'FREE' } });
  });

  test('ends before the payment if the order is paid at the door', async () => {
    const { look, pass, watch } = await ordered({ options: { payInPerson: true } });
    await look();
    await pass(5 * SECOND);
    expect(watch.getSnapshot()).toMatchObject({ status: 'ready', order: { status: 'OFFLINE_PENDING' } });
  });

  test('shows `delayed` after the limit, reads at the slow pace, and shows the tickets once they are issued', async () => {
    const { pay, look, pass, status, asked, seen } = await ordered({ delay: 200 });
    pay();
    await look();
    await pass(29 * SECOND);
    expect(status()).toBe('issuing');
    await pass(11 * SECOND);
    expect(status()).toBe('delayed');
    const before = asked();
    await pass(60 * SECOND);
    expect(asked()).toBe(before + 1);
    await pass(120 * SECOND);
    expect(seen).toEqual(['loading', 'issuing', 'delayed', 'ready']);
  });

  test('can be shortened by refresh, which reads the order at once', async () => {
    const { pay, look, pass, watch, sandbox } = await ordered({ delay: 3600 }, { limit: 10 * SECOND });
    pay();
    await look();
    await pass(15 * SECOND);
    expect(await watch.refresh()).toMatchObject({ status: 'delayed', issued: 0, total: 2, checking: false });
    sandbox.advance(3600 * SECOND);
    expect(await watch.refresh()).toMatchObject({ status: 'ready' });
  });
});

describe('an order that is not paid', () => {
  test('is read until its payment, and then until its tickets are issued', async () => {
    const { look, pass, pay, status, seen } = await ordered();
    await look();
    expect(status()).toBe('unpaid');
    pay();
    await pass(20 * SECOND);
    expect(seen).toEqual(['loading', 'unpaid', 'issuing', 'ready']);
  });

  test.each([
    ['authorize', 'unpaid', 'AUTHORIZED'],
    ['suspend', 'unpaid', 'PENDING'],
    ['decline', 'declined', 'DECLINED'],
  ] as const)('after the payment outcome `%s` is `%s`', async (outcome, status, told) => {
    const { look, pay, watch } = await ordered();
    pay(outcome);
    await look();
    expect(watch.getSnapshot()).toMatchObject({ status, order: { status: told } });
  });

  test('shows `canceled` once the platform cancels it', async () => {
    const { look, pass, status, device } = await ordered();
    await look();
    await pass(150 * 60 * SECOND);
    expect(status()).toBe('canceled');
    expect(device.running()).toBe(1);
  });
});

describe('an order that cannot be read', () => {
  test('shows the error, and is read again', async () => {
    const { look, pass, pay, down, watch, status } = await ordered({ delay: 1 });
    pay();
    await look();
    down();
    await pass(SECOND);
    expect(watch.getSnapshot()).toMatchObject({
      status: 'failed',
      willRetry: true,
      order: { status: 'PAID' },
    });
    expect(watch.getSnapshot()).toHaveProperty('error.name', 'NetworkError');
    down(false);
    await pass(10 * SECOND);
    expect(status()).toBe('ready');
  });

  test('because it does not exist is read again only by refresh', async () => {
    const { client, time, eventId, pass, device, calls } = await ordered();
    const watch = createOrderWatch(client, { eventId, orderNumber: '2ABC-DEFG-H', time });
    watch.subscribe(() => {});
    await device.answers();
    expect(watch.getSnapshot()).toMatchObject({ status: 'failed', willRetry: false, order: undefined });
    const before = calls.length;
    await pass(600 * SECOND);
    expect(calls.length).toBe(before);
    await watch.refresh();
    expect(calls.length).toBe(before + 1);
  });
});

describe('unsubscribing', () => {
  test('ends every timer, listener and call of the watch', async () => {
    const { look, pass, pay, device, asked } = await ordered();
    pay();
    const leave = await look();
    leave();
    expect(device.running()).toBe(0);
    const before = asked();
    await pass(60 * SECOND);
    expect(asked()).toBe(before);
  });

  test('and subscribing again, as React does in Strict Mode, continues to wait', async () => {
    const { watch, pay, pass, status, device } = await ordered();
    pay();
    watch.subscribe(() => {})();
    watch.subscribe(() => {});
    await device.answers();
    expect(status()).toBe('issuing');
    await pass(10 * SECOND);
    expect(status()).toBe('ready');
  });

  test('and subscribing again does not restart a disposed watch', async () => {
    const { watch, look, device } = await ordered();
    await look();
    watch.dispose();
    expect(device.running()).toBe(0);
  });
});
