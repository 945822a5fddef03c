import { describe, expect, test } from 'vitest';
import { idOf } from '../../../sandbox/testing/box-office.ts';
import { ticketsV1 } from '../backend/tickets-v1.ts';
import { ticketsV2 } from '../backend/tickets-v2.ts';
import { memory, reservationsOver, samePerson } from './testing/held.ts';

const MINUTE = 60_000;

describe.each([ticketsV1, ticketsV2])('after a reload, over the calls $name', (backend) => {
  const { create: createReservation, held } = reservationsOver(backend);

  const reloaded = async (wrong: number, between: number) => {
    const storage = memory();
    const first = await held(wrong, { storage: () => storage });
    first.reservation.setDraft({ email: 'mara@example.org' });
    first.leave();
    await first.sleep(between);
    const { client, time, calls } = await samePerson(first);
    const next = createReservation(client, { eventId: first.eventId, time, storage: () => storage });
    return { ...first, next, storage, calls };
  };

  test.each([0, 7 * MINUTE, 25 * MINUTE])(
    'the hold is restored from the storage, with a device %i ms ahead',
    async (wrong) => {
      const { next, device, calls } = await reloaded(wrong, 4 * MINUTE);
      expect([next.getSnapshot().status, calls]).toEqual(['idle', []]);
      next.remaining.subscribe(() => {});
      expect(next.getSnapshot().status).toBe('held');
      await device.answers();
      expect(next.getSnapshot()).toMatchObject({
        status: 'held',
        hold: { reservations: [{ quantity: 2 }] },
      });
      expect(Math.abs((next.remaining.getSnapshot() ?? 0) - 960)).toBeLessThanOrEqual(1);
      expect(next.draft.getSnapshot()).toEqual({ email: 'mara@example.org' });
    },
  );

  test('an expired hold shows as expired, and can be reserved again', async () => {
    const { next, device } = await reloaded(0, 30 * MINUTE);
    next.subscribe(() => {});
    await device.answers();
    expect(next.getSnapshot().status).toBe('expired');
    expect((await next.reserveAgain()).outcome).toBe('held');
  });

  test('the storage is empty after forget', async () => {
    const { next, storage } = await reloaded(0, MINUTE);
    next.subscribe(() => {});
    next.forget();
    expect([...storage.texts]).toEqual([]);
  });

  test('the reservation works without a storage if the storage is blocked or damaged', async () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    const { status } = await held(0, { storage: blocked });
    expect(status()).toBe('held');
    const damaged = { ...memory(), getItem: () => '{"' };
    expect((await held(0, { storage: () => damaged })).status()).toBe('held');
  });

  test('a reservation can be continued by its id', async () => {
    const office = await held();
    const { outcome, eventId } = office;
    if (outcome.outcome !== 'held') throw new Error(outcome.outcome);
    const { client, time } = await samePerson(office);
    const next = createReservation(client, { eventId, time });
    expect(await next.resume(outcome.hold.id)).toMatchObject({
      status: 'held',
      tickets: [{ ticketDefinitionId: idOf('seat'), quantity: 2 }],
    });
  });
});
