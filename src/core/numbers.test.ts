import { expect, test } from 'vitest';
import { indexedDbStorage } from '../session/storage/indexed-db-storage.ts';
import { createOrderWatch } from '../tickets/order-watch.ts';
import { createReservation } from '../tickets/reservation/reservation.ts';
import { runAll } from '../webhooks/run.ts';
import { Turns } from '../webhooks/turns.ts';
import type { ReceivedNotification } from '../webhooks/types.ts';
import { memoryStore } from '../webhooks/store.ts';
import { createReceiver } from '../webhooks/receiver.ts';
import { createClient } from './client.ts';
import { pacing } from './pacing.ts';
import { call, clientOf, failureOf, host } from './testing/fakes.ts';

const limits = ['timeout', 'attemptTimeout', 'longestPause', 'retries', 'maxBytes', 'maxDepth'] as const;

/** Every function that takes a number as an option, with the name of the option. */
const places: Readonly<Record<string, (value: number) => unknown>> = {
  ...Object.fromEntries(
    [...limits, 'tokenTimeout'].map((name) => [
      `createClient ${name}`,
      (value: number) => createClient({ [name]: value }),
    ]),
  ),
  ...Object.fromEntries(
    limits.map((name) => [
      `a call ${name}`,
      async (value: number) => {
        const { fetch, seen } = host();
        const error = await failureOf(call(clientOf(fetch), 'read', { [name]: value }));
        if (seen.length > 0) return 'the call was sent';
        throw error;
      },
    ]),
  ),
  'pacing perMinute': (perMinute) => pacing({ perMinute }),
  'memoryStore limit': (limit) => memoryStore({ limit }),
  ...Object.fromEntries(
    ['timeout', 'patience', 'remember', 'clockTolerance', 'maxLength'].map((name) => [
      `createReceiver ${name}`,
      (value: number) => createReceiver({ publicKey: '', handlers: {}, [name]: value }),
    ]),
  ),
  'createOrderWatch limit': (limit) =>
    createOrderWatch(clientOf(host().fetch), { eventId: 'a', orderNumber: 'b', limit }),
  'createOrderWatch pace': (pace) =>
    createOrderWatch(clientOf(host().fetch), { eventId: 'a', orderNumber: 'b', pace }),
  'createReservation warnAt[0]': (value) =>
    createReservation(clientOf(host().fetch), { eventId: 'a', warnAt: [value] }),
  'indexedDbStorage lockTimeout': (lockTimeout) => indexedDbStorage({ lockTimeout }),
};

const rows = Object.entries(places).flatMap(([place, make]) =>
  [NaN, -1, '5'].map((value) => [place, value, make] as const),
);

test.each(rows)('%s of %s is refused where it is given, with its name', async (place, value, make) => {
  const error = await failureOf((async () => make(value as number))());
  expect(error).toMatchObject({ name: 'ValidationError', code: 'invalid-option' });
  expect((error as Error).message).toContain(`"${place.split(' ').at(-1)}"`);
});

test('Infinity means "no limit", although timers would fire at once', async () => {
  const { fetch } = host(async () => Response.json({ fine: true }));
  const endless = { timeout: Infinity, attemptTimeout: Infinity, longestPause: Infinity };
  expect(await call(clientOf(fetch, endless))).toEqual({ fine: true });
  const slow = () => new Promise((resolve) => setTimeout(resolve, 20));
  await expect(
    runAll([slow], {}, { eventType: 'a' } as unknown as ReceivedNotification, Infinity),
  ).resolves.toBeUndefined();
  const turns = new Turns();
  await turns.take('entity', '1', Infinity);
  const second = turns.take('entity', '2', Infinity);
  await slow();
  turns.leave('entity');
  expect(await second).toBe(true);
});
