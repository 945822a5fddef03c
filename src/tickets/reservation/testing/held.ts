import { expect } from 'vitest';
import { definitionRecord } from '../../../../sandbox/testing/box-office.ts';
import type { TicketsBackend } from '../../backend/types.ts';
import { createReservation } from '../reservation.ts';
import type { ReservationClient, ReservationOptions, ReservationStorage } from '../types.ts';
import { box, buyerOf } from './box.ts';

/** The page of the same person after a reload, with a client of its own. */
export const samePerson = async ({
  sandbox,
  device,
  client,
}: Pick<Awaited<ReturnType<typeof box>>, 'sandbox' | 'device' | 'client'>) => {
  const page = buyerOf(sandbox, device);
  await page.client.session.setTokens((await client.session.getTokens()) ?? expect.fail('no session'));
  return page;
};

export const memory = (): ReservationStorage & { texts: Map<string, string> } => {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
};

/** The reservations of one family of calls: the function that makes one, and a reservation that holds two seats. */
export const reservationsOver = (backend: TicketsBackend) => {
  const create = (client: ReservationClient, options: ReservationOptions) =>
    createReservation(client, { ...options, backend });
  /** A reservation with a subscriber at the box office, and the way to unsubscribe. */
  const held = async (wrong = 0, options: Partial<ReservationOptions> = {}) => {
    const office = await box({ tickets: [definitionRecord('seat', { capacity: 3 })] }, wrong);
    const { client, time, eventId, want } = office;
    const reservation = create(client, { eventId, time, ...options });
    const warnings: number[] = [];
    const leaves = [
      reservation.subscribe(() => {}),
      reservation.remaining.subscribe(() => {}),
      reservation.onWarning((left) => warnings.push(left)),
    ];
    const outcome = await reservation.reserve([want('seat', 2)]);
    return {
      ...office,
      reservation,
      outcome,
      warnings,
      left: () => reservation.remaining.getSnapshot(),
      status: () => reservation.getSnapshot().status,
      leave: () => leaves.forEach((each) => each()),
    };
  };

  return { create, held };
};
