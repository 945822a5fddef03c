import { describe, expect, test, vi } from 'vitest';
import { definitionRecord, idOf } from '../../../sandbox/testing/box-office.ts';
import { ticketsV1 } from '../backend/tickets-v1.ts';
import { ticketsV2 } from '../backend/tickets-v2.ts';
import { box, buyerOf } from './testing/box.ts';
import { reservationsOver } from './testing/held.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe.each([ticketsV1, ticketsV2])('A reservation over the calls $name', (backend) => {
  const { create: createReservation, held } = reservationsOver(backend);

  describe('reserving', () => {
    test('holds the tickets and shows the end of the hold', async () => {
      const { outcome, reservation, definition, left } = await held();
      expect(outcome.outcome).toBe('held');
      expect(definition('seat').held).toBe(2);
      expect(reservation.getSnapshot()).toMatchObject({
        status: 'held',
        hold: { tickets: [{ quantity: 2 }], invoice: { grandTotal: { value: '90.00' } }, occupied: false },
      });
      expect(left()).toBeGreaterThanOrEqual(20 * 60 - 1);
    });

    test('sends one request for repeated clicks', async () => {
      const { client, time, eventId, want, calls } = await box();
      const reservation = createReservation(client, { eventId, time });
      const [one, other] = [reservation.reserve([want('seat')]), reservation.reserve([want('seat')])];
      expect(reservation.getSnapshot()).toMatchObject({ status: 'reserving' });
      expect((await one) === (await other)).toBe(true);
      expect(calls.filter((each) => each.endsWith('reservations'))).toHaveLength(1);
    });

    test('fails for the second of two buyers, and names the sold-out tickets', async () => {
      const { sandbox, device, client, time, eventId, want } = await box({
        tickets: [definitionRecord('seat', { capacity: 1 }), definitionRecord('bench')],
      });
      const other = buyerOf(sandbox, device);
      const wanted = [want('seat'), want('bench', 2)];
      const [mine, theirs] = await Promise.all(
        [createReservation(client, { eventId, time }), createReservation(other.client, { eventId })].map(
          (each) => each.reserve(wanted),
        ),
      );
      const [won, lost] = mine?.outcome === 'held' ? [mine, theirs] : [theirs, mine];
      expect(won?.outcome).toBe('held');
      expect(lost).toMatchObject({
        outcome: 'sold-out',
        gone: [{ ticketDefinitionId: idOf('seat'), name: 'seat', asked: 1, left: 0 }],
      });
    });

    test('fails with `limit` if more tickets are requested than one order may have', async () => {
      const { client, time, eventId, want } = await box({ ticketing: { ticketsPerOrder: 4 } });
      const reservation = createReservation(client, { eventId, time });
      expect(await reservation.reserve([want('seat', 5)])).toMatchObject({
        outcome: 'limit',
        gone: [{ asked: 5, left: 4 }],
      });
      expect(reservation.getSnapshot()).toMatchObject({ status: 'failed', reason: 'limit' });
    });

    test('fails with `unknown` after a lost response: the tickets may be held', async () => {
      const { client, time, eventId, want, down } = await box();
      const reservation = createReservation(client, { eventId, time });
      await reservation.reserve([want('seat')]);
      await reservation.release();
      down();
      expect(await reservation.reserve([want('seat')])).toMatchObject({ outcome: 'unknown', gone: [] });
    });

    test('releases a present hold first', async () => {
      const { reservation, definition, want } = await held();
      expect((await reservation.reserve([want('seat', 3)])).outcome).toBe('held');
      expect(definition('seat').held).toBe(3);
    });
  });

  describe('the remaining time', () => {
    test.each([0, 7 * MINUTE, -7 * MINUTE])(
      'follows the platform’s clock if the device is %i ms off',
      async (wrong) => {
        const { left, pass } = await held(wrong);
        expect(Math.abs((left() ?? 0) - 1200)).toBeLessThanOrEqual(1);
        await pass(61 * SECOND);
        expect(Math.abs((left() ?? 0) - 1139)).toBeLessThanOrEqual(1);
      },
    );

    test('changes once a second, without a change of the state', async () => {
      const { reservation, pass } = await held();
      const [drawn, changed] = [vi.fn<() => void>(), vi.fn<() => void>()];
      reservation.remaining.subscribe(drawn);
      reservation.subscribe(changed);
      drawn.mockClear();
      await pass(30 * SECOND);
      expect(drawn).toHaveBeenCalledTimes(30);
      expect(changed).not.toHaveBeenCalled();
    });

    test.each([true, false])(
      'is right within a second after ten minutes of sleep, with a wake event: %s',
      async (told) => {
        const { left, sleep, pass } = await held(7 * MINUTE);
        await sleep(10 * MINUTE, told);
        if (!told) await pass(SECOND);
        expect(Math.abs((left() ?? 0) - 600)).toBeLessThanOrEqual(told ? 1 : 2);
      },
    );

    test('is right when a hidden tab with delayed timers is shown again', async () => {
      const { left, device, sleep } = await held();
      await sleep(3 * MINUTE + 400, false);
      await device.wake();
      expect(Math.abs((left() ?? 0) - 1020)).toBeLessThanOrEqual(1);
    });

    test('is read from the platform when the page wakes', async () => {
      const { left, sandbox, device } = await held();
      sandbox.advance(5 * MINUTE);
      await device.pass(3 * SECOND);
      expect(left()).toBeGreaterThan(1100);
      await device.wake();
      expect(Math.abs((left() ?? 0) - 900)).toBeLessThanOrEqual(1);
    });

    test('follows a correction of the platform’s clock', async () => {
      const { status, time, sandbox } = await held();
      sandbox.advance(21 * MINUTE);
      time.set(sandbox.clock.now());
      expect(status()).toBe('expired');
    });
  });

  describe('warnings', () => {
    test('are called once at five minutes and once at one minute', async () => {
      const { warnings, pass, reservation } = await held();
      await pass(14 * MINUTE);
      expect(warnings).toEqual([]);
      await pass(2 * MINUTE);
      expect(warnings).toHaveLength(1);
      expect(reservation.getSnapshot()).toMatchObject({ warning: 5 * MINUTE });
      await pass(3 * MINUTE + 30 * SECOND);
      expect(warnings).toEqual([300, 60]);
      expect(reservation.getSnapshot()).toMatchObject({ warning: MINUTE });
    });

    test('whose times passed during sleep are called once, for the last time', async () => {
      const { warnings, sleep } = await held();
      await sleep(19 * MINUTE + 30 * SECOND);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toBeLessThanOrEqual(31);
    });

    test('are called at the times of `warnAt`', async () => {
      const { warnings, pass } = await held(0, { warnAt: [10 * MINUTE] });
      await pass(19 * MINUTE);
      expect(warnings).toEqual([600]);
    });

    test('are not called for a hold that is shorter than their times', async () => {
      const { client, time, eventId, want, pass } = await box({ ticketing: { holdMinutes: 5 } });
      const reservation = createReservation(client, { eventId, time });
      const warnings: number[] = [];
      reservation.onWarning((left) => warnings.push(left));
      await reservation.reserve([want('seat')]);
      await pass(4 * MINUTE + 30 * SECOND);
      expect(warnings).toEqual([60]);
    });

    test('are not repeated if the subscriber leaves and returns', async () => {
      const { reservation, warnings, pass, leave } = await held();
      await pass(16 * MINUTE);
      leave();
      const again: number[] = [];
      reservation.onWarning((left) => again.push(left));
      await pass(MINUTE);
      expect([warnings.length, again]).toEqual([1, []]);
    });
  });

  describe('the end of a hold', () => {
    test('shows in time, and the tickets are available to others', async () => {
      const { status, pass, definition, left } = await held();
      await pass(20 * MINUTE - 2 * SECOND);
      expect([status(), definition('seat').held]).toEqual(['held', 2]);
      await pass(2 * SECOND + 100);
      expect([status(), definition('seat').held, left()]).toEqual(['expired', 0, undefined]);
    });

    test('keeps the draft, and reserveAgain holds the same tickets with a new end', async () => {
      const { reservation, pass, left, definition } = await held();
      reservation.setDraft({ firstName: 'Mara' });
      await pass(20 * MINUTE);
      expect(reservation.draft.getSnapshot()).toEqual({ firstName: 'Mara' });
      expect((await reservation.reserveAgain()).outcome).toBe('held');
      expect(Math.abs((left() ?? 0) - 1200)).toBeLessThanOrEqual(1);
      expect(definition('seat').held).toBe(2);
      expect(reservation.draft.getSnapshot()).toEqual({ firstName: 'Mara' });
    });

    test('lets reserveAgain fail with the names of the tickets that are no longer available', async () => {
      const { reservation, pass, reserve, want, status } = await held();
      await pass(20 * MINUTE);
      expect((await reserve([want('seat', 2)])).status).toBe(200);
      expect(await reservation.reserveAgain()).toMatchObject({
        // The second family has one code for both.
        outcome: backend === ticketsV1 ? 'sold-out' : 'limit',
        gone: [{ name: 'seat', asked: 2, left: 1 }],
      });
      expect(status()).toBe('failed');
    });

    test('resets the warnings for the next hold', async () => {
      const { reservation, warnings, pass } = await held();
      await pass(20 * MINUTE);
      await reservation.reserveAgain();
      await pass(20 * MINUTE);
      expect(warnings).toEqual([300, 60, 300, 60]);
    });

    test('does not show after an order', async () => {
      const { reservation, checkout, outcome, pass, left, status } = await held();
      if (outcome.outcome !== 'held') throw new Error(outcome.outcome);
      await checkout(outcome.hold.id, { options: { payInPerson: true } });
      expect((await reservation.refresh()).status).toBe('ordered');
      await pass(30 * MINUTE);
      expect([status(), left()]).toEqual(['ordered', undefined]);
    });

    test('still shows for an order that waits for its payment, and the hold is `occupied`', async () => {
      const { reservation, checkout, outcome } = await held();
      if (outcome.outcome !== 'held') throw new Error(outcome.outcome);
      await checkout(outcome.hold.id);
      expect(await reservation.refresh()).toMatchObject({ status: 'held', hold: { occupied: true } });
    });
  });

  describe('releasing', () => {
    test('makes the tickets available at once', async () => {
      const { reservation, definition, status, left } = await held();
      expect(await reservation.release()).toEqual({ outcome: 'released' });
      expect([definition('seat').held, status(), left()]).toEqual([0, 'released', undefined]);
    });

    test('resolves to `gone` if the hold has ended already', async () => {
      const { reservation, sandbox, status } = await held();
      sandbox.advance(21 * MINUTE);
      expect(await reservation.release()).toEqual({ outcome: 'gone' });
      expect(status()).toBe('expired');
      expect(await reservation.release()).toEqual({ outcome: 'gone' });
    });

    test('keeps the tickets of an order that was made in the meantime', async () => {
      const { reservation, checkout, outcome, definition, status } = await held();
      if (outcome.outcome !== 'held') throw new Error(outcome.outcome);
      await checkout(outcome.hold.id, { options: { payInPerson: true } });
      expect(await reservation.release()).toEqual({ outcome: 'gone' });
      expect([status(), definition('seat').sold]).toEqual(['ordered', 2]);
    });

    test('keeps the hold after a failure, with the error', async () => {
      const { reservation, down } = await held();
      down();
      expect(await reservation.release()).toMatchObject({ outcome: 'refused' });
      expect(reservation.getSnapshot()).toMatchObject({ status: 'held', releasing: false });
      expect(reservation.getSnapshot()).toHaveProperty('error.name', 'NetworkError');
    });
  });

  describe('a reservation without a subscriber', () => {
    test('keeps no timer and no listener, and does not warn', async () => {
      const { leave, device, warnings, sleep } = await held();
      leave();
      expect(device.running()).toBe(0);
      await sleep(16 * MINUTE);
      expect(warnings).toEqual([]);
    });

    test('gives the present state to the next subscriber', async () => {
      const { leave, sleep, reservation, device } = await held();
      leave();
      await sleep(12 * MINUTE);
      reservation.remaining.subscribe(() => {});
      expect(Math.abs((reservation.remaining.getSnapshot() ?? 0) - 480)).toBeLessThanOrEqual(1);
      await device.answers();
      expect(reservation.getSnapshot().status).toBe('held');
    });

    test('stops permanently when it is disposed, even with subscribers', async () => {
      const { reservation, device, pass, warnings } = await held();
      reservation.dispose();
      expect(device.running()).toBe(0);
      await pass(20 * MINUTE);
      expect(warnings).toEqual([]);
    });
  });
});
