import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Sandbox } from '../control/sandbox.ts';
import { visitorOf } from '../testing/shopper.ts';
import { HOOK, productIds, stage } from './testing/stage.ts';

describe('a receiver that does not accept a notification', () => {
  test('R201: must answer 200; no other status counts as accepted', async () => {
    for (const [status, outcome] of [
      [200, 'delivered'],
      [201, 'pending'],
      [204, 'pending'],
      [301, 'pending'],
      [404, 'pending'],
      [500, 'pending'],
    ] as const) {
      const { sandbox, emit } = stage(() => status);
      sandbox.webhooks.register({ url: HOOK });
      emit('x');
      await sandbox.webhooks.settled();
      const [delivery] = sandbox.webhooks.deliveries();
      expect([status, delivery?.status, delivery?.attempts[0]?.status]).toEqual([status, outcome, status]);
    }
  });

  test('R201: must answer within 1 250 ms', async () => {
    let ask: (value: unknown) => void = () => undefined;
    const asked = new Promise((resolve) => (ask = resolve));
    const { sandbox, emit } = stage((call) => {
      ask(call);
      return new Promise(() => undefined);
    });
    sandbox.webhooks.register({ url: HOOK });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    emit('x');
    const attempts = () => sandbox.webhooks.deliveries()[0]?.attempts;
    await asked;
    await vi.advanceTimersByTimeAsync(1_249);
    expect(attempts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await sandbox.webhooks.settled();
    expect(attempts()?.[0]?.problem).toBe('it did not answer within 1250 ms');
  });

  test('R201: must answer within the configured time', async () => {
    const { sandbox, emit } = stage(() => new Promise(() => undefined), {
      settings: { webhookTimeoutMs: 20 },
    });
    sandbox.webhooks.register({ url: HOOK });
    emit('x');
    await sandbox.webhooks.settled();
    expect(sandbox.webhooks.deliveries()[0]?.attempts[0]?.problem).toContain('within 20 ms');
  });

  const seconds = (sandbox: Sandbox): number[] => {
    const attempts = sandbox.webhooks.deliveries()[0]?.attempts ?? [];
    return attempts.map(({ date }) => (Date.parse(date) - Date.parse('2026-03-02T09:00:00.000Z')) / 1000);
  };

  test('R202: gets it 13 times over 47 h 11 min of a frozen clock, after the pauses of the platform', async () => {
    const { sandbox, emit } = stage(() => 503);
    sandbox.webhooks.register({ url: HOOK });
    emit('x');
    await sandbox.webhooks.settled();
    expect(seconds(sandbox)).toEqual([0]);
    sandbox.advance(59_999);
    await sandbox.webhooks.settled();
    expect(seconds(sandbox)).toEqual([0]);
    sandbox.advance(1);
    await sandbox.webhooks.settled();
    expect(seconds(sandbox)).toEqual([0, 60]);
    sandbox.advance('2d');
    await sandbox.webhooks.settled();
    const hours = [1, 3, 5, 7, 11, 15, 19, 27, 35, 47].map((hour) => 660 + hour * 3600);
    expect(seconds(sandbox)).toEqual([0, 60, 660, ...hours]);
    expect(seconds(sandbox).at(-1)).toBe((47 * 60 + 11) * 60);
    expect(sandbox.webhooks.deliveries()[0]).toMatchObject({ status: 'given-up', nextDate: null });
    sandbox.advance('10d');
    await sandbox.webhooks.settled();
    expect(seconds(sandbox)).toHaveLength(13);
  });

  test('R202: gets it again with the configured number of attempts and pauses', async () => {
    const { sandbox, emit } = stage(() => 503, { settings: { webhookPauses: [60, 120] } });
    sandbox.webhooks.register({ url: HOOK });
    emit('x');
    sandbox.advance('1h');
    await sandbox.webhooks.settled();
    expect(seconds(sandbox)).toEqual([0, 60, 180]);
  });

  test('R202: gets it again by a real-time clock, without a call', async () => {
    const { sandbox, emit } = stage((call) => (call === 1 ? 500 : 200), {
      clock: 'real-time',
      settings: { webhookPauses: [0.02] },
    });
    sandbox.webhooks.register({ url: HOOK });
    emit('x');
    await expect.poll(() => sandbox.webhooks.deliveries()[0]?.status).toBe('delivered');
    expect(sandbox.webhooks.deliveries()[0]?.attempts.map(({ status }) => status)).toEqual([500, 200]);
  });

  test('does not delay later notifications, and gets the same text in each attempt', async () => {
    const { sandbox, bodies, emit, read } = stage((call) => (call === 1 ? 500 : 200));
    sandbox.webhooks.register({ url: HOOK });
    emit('a');
    emit('b');
    await sandbox.webhooks.settled();
    sandbox.advance('1m');
    await sandbox.webhooks.settled();
    expect(await productIds(read)).toEqual(['a', 'b', 'a']);
    expect(bodies[2]).toBe(bodies[0]);
  });

  test('never fails or delays a call', async () => {
    const { sandbox } = stage(() => Promise.reject(new Error('no')));
    sandbox.webhooks.register({ url: HOOK });
    const shopper = await visitorOf(sandbox);
    expect((await shopper.add('teapot-for-two')).status).toBe(200);
    await sandbox.webhooks.settled();
  });
});
