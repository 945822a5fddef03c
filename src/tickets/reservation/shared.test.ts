import { expect, test } from 'vitest';
import { box } from './testing/box.ts';
import { heldReservations, reservationOf, restoreReservations } from './shared.ts';

test('one component can show and release the hold of another component', async () => {
  const { client, time, eventId, want, definition } = await box();
  const held = heldReservations(client);
  let changes = 0;
  held.subscribe(() => changes++);
  expect(held.getSnapshot()).toEqual([]);
  const reservation = reservationOf(client, { eventId, time });
  expect(reservationOf(client, { eventId })).toBe(reservation);
  await reservation.reserve([want('seat')]);
  expect(held.getSnapshot()).toEqual([reservation]);
  expect(held.getSnapshot()).toBe(held.getSnapshot());
  await held.getSnapshot()[0]?.release();
  expect([held.getSnapshot(), changes, definition('seat').held]).toEqual([[], 2, 0]);
});

test('the list of holds runs no timer without a subscriber', async () => {
  const { client, time, eventId, want, device } = await box();
  const leave = heldReservations(client).subscribe(() => {});
  await reservationOf(client, { eventId, time }).reserve([want('seat')]);
  expect(device.running()).toBeGreaterThan(0);
  leave();
  expect(device.running()).toBe(0);
});

test('an ended hold disappears from the list', async () => {
  const { client, time, eventId, want, pass } = await box();
  const held = heldReservations(client);
  held.subscribe(() => {});
  await reservationOf(client, { eventId, time }).reserve([want('seat')]);
  await pass(20 * 60_000);
  expect(held.getSnapshot()).toEqual([]);
});

test('after a reload the stored holds are in the list on every page', async () => {
  const texts = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });
  const { client, time, eventId, want } = await box();
  await reservationOf(client, { eventId, time, storage }).reserve([want('seat')]);
  const after = await box();
  restoreReservations(after.client, { time: after.time, storage });
  heldReservations(after.client).subscribe(() => {});
  expect(
    heldReservations(after.client)
      .getSnapshot()
      .map((each) => each.eventId),
  ).toEqual([eventId]);
});

test('input from before a reload is discarded with its owner, although its event was not opened again', async () => {
  const texts = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });
  const { client, time, eventId } = await box();
  reservationOf(client, { eventId, time, storage }).setDraft({ email: 'mara@example.org' });
  const after = await box();
  restoreReservations(after.client, { time: after.time, storage });
  await after.client.session.authorize();
  expect(texts.size).toBe(1);
  await after.client.session.signOut();
  expect(texts.size).toBe(0);
  const next = reservationOf(after.client, { eventId, time: after.time, storage });
  next.subscribe(() => {});
  expect(next.draft.getSnapshot()).toEqual({});
});

test('the reservations of a member are discarded at sign-out', async () => {
  const { client, time, eventId, want } = await box();
  const reservation = reservationOf(client, { eventId, time });
  await reservation.reserve([want('seat')]);
  reservation.setDraft({ email: 'mara@example.org' });
  await client.session.signOut();
  expect([reservation.getSnapshot().status, reservation.draft.getSnapshot()]).toEqual(['idle', {}]);
});
