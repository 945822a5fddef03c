import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { definitionRecord } from '../../../sandbox/testing/box-office.ts';
import { ticketsV1 } from '../backend/tickets-v1.ts';
import { ticketsV2 } from '../backend/tickets-v2.ts';
import type { TicketsBackend } from '../backend/types.ts';
import { createReservation } from './reservation.ts';
import { box } from './testing/box.ts';
import { memory, samePerson } from './testing/held.ts';
import type { ReservationClient } from './types.ts';

const MINUTE = 60_000;

/** A page with a hold, on a host whose answers have no `Date`, and on a device whose clock is wrong. */
const open = async (
  backend: TicketsBackend,
  wrong: number,
  clientOf = (client: ReservationClient): ReservationClient => client,
) => {
  const storage = memory();
  const tickets = [definitionRecord('seat', { capacity: 3 })];
  const office = await box({ tickets, settings: { dateHeader: 'absent' } }, wrong);
  const { time, eventId, want, device } = office;
  vi.spyOn(Date, 'now').mockImplementation(() => device.clock.now());
  onTestFinished(() => void vi.restoreAllMocks());
  const reservation = createReservation(clientOf(office.client), {
    eventId,
    time,
    backend,
    storage: () => storage,
  });
  const leave = [reservation.subscribe(() => {}), reservation.remaining.subscribe(() => {})];
  const outcome = await reservation.reserve([want('seat', 2)]);
  return {
    ...office,
    storage,
    outcome,
    left: () => reservation.remaining.getSnapshot() ?? 0,
    status: () => reservation.getSnapshot().status,
    leave: () => leave.forEach((each) => each()),
  };
};

describe.each([ticketsV1, ticketsV2])(
  'on a host without a readable date, over the calls $name',
  (backend) => {
    describe.each([25 * MINUTE, -25 * MINUTE])('with the clock of the device %i ms ahead', (wrong) => {
      test('a hold shows its 20 minutes, and ends when the platform ends it', async () => {
        const { left, status, pass, outcome } = await open(backend, wrong);
        expect(outcome.outcome).toBe('held');
        expect(Math.abs(left() - 1200)).toBeLessThanOrEqual(2);
        await pass(19 * MINUTE);
        expect(status()).toBe('held');
        await pass(2 * MINUTE);
        expect(status()).toBe('expired');
      });

      test('a hold of the storage shows the time that is left', async () => {
        const first = await open(backend, wrong);
        const { device, eventId, storage } = first;
        first.leave();
        await first.sleep(4 * MINUTE);
        const { client, time } = await samePerson(first);
        const next = createReservation(client, { eventId, time, backend, storage: () => storage });
        onTestFinished(next.remaining.subscribe(() => {}));
        expect(Math.abs((next.remaining.getSnapshot() ?? 0) - 960)).toBeLessThanOrEqual(2);
        await device.answers();
        expect(next.getSnapshot().status).toBe('held');
        expect(Math.abs((next.remaining.getSnapshot() ?? 0) - 960)).toBeLessThanOrEqual(2);
      });
    });
  },
);

test('without any source of the time, the platform is asked before a hold counts as expired', async () => {
  const { status, calls, pass } = await open(ticketsV1, 25 * MINUTE, (client) => ({
    send: client.send.bind(client),
  }));
  const before = calls.length;
  expect(status()).toBe('held');
  await pass(MINUTE);
  expect(status()).toBe('held');
  expect(calls.length - before).toBeGreaterThan(1);
  expect(calls.length - before).toBeLessThan(6);
  await pass(20 * MINUTE);
  expect(status()).toBe('expired');
});
