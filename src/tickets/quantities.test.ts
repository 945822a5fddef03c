import { describe, expect, test } from 'vitest';
import type { TicketReservationQuantity } from '../../generated/ticketing/types.ts';
import { party } from '../../sandbox/testing/replies.ts';
import { CLIENT_ID } from '../../sandbox/testing/shopper.ts';
import { createClient } from '../core/client.ts';
import { oauth } from '../session/oauth.ts';
import { ticketsV1 } from './backend/tickets-v1.ts';
import { ticketsV2 } from './backend/tickets-v2.ts';
import { reservationsOver } from './reservation/testing/held.ts';
import { createRsvpReply } from './rsvp/reply.ts';
import { createTicketPicker } from './ticket-picker.ts';
import type { TicketOffer } from './types.ts';

const wrong: readonly unknown[] = [Number.NaN, '2', 0, -1, 1.5, Infinity, null, undefined];
const refusal = { name: 'ValidationError', code: 'invalid-quantity' };

describe.each([ticketsV1, ticketsV2])('a reservation over the calls $name', (backend) => {
  const { held } = reservationsOver(backend);
  const row = (id: string, quantity: unknown) =>
    ({ ticketDefinitionId: id, quantity }) as TicketReservationQuantity;

  test.each(wrong)('keeps the present hold if %s tickets are requested', async (quantity) => {
    const { reservation, want, calls, definition } = await held();
    const before = calls.length;
    const bad = row(want('seat').ticketDefinitionId, quantity);
    expect(await reservation.reserve([bad])).toMatchObject({
      outcome: 'other',
      error: refusal,
      refused: [{ ticket: bad, error: refusal }],
    });
    expect([reservation.getSnapshot().status, definition('seat').held, calls.length - before]).toEqual([
      'held',
      2,
      0,
    ]);
  });

  test.each(wrong)('holds the other tickets beside %s, and names those it left out', async (quantity) => {
    const { reservation, want, definition } = await held();
    const seat = want('seat').ticketDefinitionId;
    const bad = row(seat, quantity);
    expect(await reservation.reserve([bad, row(seat, 1)])).toMatchObject({
      outcome: 'held',
      hold: { tickets: [{ quantity: 1 }] },
      refused: [{ ticket: bad, error: refusal }],
    });
    expect(definition('seat').held).toBe(1);
  });

  test('names the row that it left out also if the present hold cannot be released', async () => {
    const { reservation, want, down } = await held();
    const bad = row(want('seat').ticketDefinitionId, 0);
    down();
    expect(await reservation.reserve([bad, want('seat', 1)])).toMatchObject({
      outcome: 'own-hold',
      error: { name: 'NetworkError' },
      refused: [{ ticket: bad, error: refusal }],
    });
  });

  test.each(['ten', '10 EUR', '1.2.3', '1,5', '-5', ''])('refuses the amount "%s"', async (priceOverride) => {
    const { reservation, want } = await held();
    const bad = { ...want('seat'), priceOverride };
    expect(await reservation.reserve([bad])).toMatchObject({ error: { code: 'amount-not-a-decimal' } });
    expect(reservation.getSnapshot().status).toBe('held');
  });

  test('refuses a request without tickets', async () => {
    const { reservation } = await held();
    expect(await reservation.reserve([])).toMatchObject({ error: { code: 'nothing-picked' } });
    expect(reservation.getSnapshot().status).toBe('held');
  });

  test.each(wrong)('a direct call holds nothing for a row with %s', async (quantity) => {
    const { client, want, eventId, calls } = await held();
    const before = calls.length;
    const tickets = [want('seat'), row(want('seat').ticketDefinitionId, quantity)];
    await expect(backend.hold({ eventId, tickets }, { client })).rejects.toMatchObject(refusal);
    expect(calls.length - before).toBe(0);
  });
});

describe('a picker', () => {
  const euros = { amount: '5', value: '5', currency: 'EUR' };
  const offer: TicketOffer = {
    id: 'a',
    name: 'Seat',
    description: '',
    policy: '',
    price: { kind: 'donation', minimum: euros },
    fee: undefined,
    sale: { state: 'open', closes: undefined },
    perOrder: 4,
    definition: {},
  };
  const open = () => createTicketPicker([offer], { eventId: 'e' });

  test.each([Number.NaN, '2', null, undefined])('keeps the picked quantity if %s is picked', (quantity) => {
    const picker = open();
    picker.pick('a', 2);
    expect(() => picker.pick('a', quantity as number)).toThrow(expect.objectContaining(refusal));
    expect(picker.getSnapshot()).toMatchObject({ count: 2, tickets: [{ quantity: 2 }] });
  });

  test.each([
    [-1, 0],
    [1.5, 1],
    [Infinity, 4],
  ])('takes the quantity %s as %s', (quantity, taken) => {
    expect(open().pick('a', quantity).quantity).toBe(taken);
  });

  test.each<[unknown, string | undefined]>([
    [Number.NaN, 'amount-not-a-decimal'],
    ['ten', 'amount-not-a-decimal'],
    ['-5', 'amount-not-a-decimal'],
    ['1e3', 'amount-not-a-decimal'],
    [4, 'amount-below-minimum'],
    [7, undefined],
    [null, undefined],
  ])('says for the amount %s of a donation what is wrong: %s', (amount, problem) => {
    const picker = open();
    picker.pick('a', 1);
    picker.give('a', amount as string);
    const [ticket] = picker.getSnapshot().tickets;
    expect([ticket?.problem, picker.getSnapshot().ready]).toEqual([problem, problem === undefined]);
  });
});

test.each([Number.NaN, '2', -1, 1.5, Infinity])('a reply with %s companions is not sent', async (count) => {
  const { sandbox, eventId } = await party();
  let calls = 0;
  const client = createClient({
    auth: oauth({ clientId: CLIENT_ID }),
    host: 'http://sandbox.test',
    fetch: (url, init) => {
      calls += 1;
      return sandbox.fetch(new Request(url, init));
    },
  });
  const reply = createRsvpReply(client, { eventId });
  const guest = { status: 'YES', firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.com' } as const;
  const additionalGuestDetails = { guestCount: count as number };
  expect(await reply.answer({ ...guest, additionalGuestDetails })).toMatchObject({
    outcome: 'refused',
    reason: 'form',
    error: { name: 'ValidationError', code: 'invalid-guest-count' },
  });
  expect([calls, reply.getSnapshot().problem?.reason]).toEqual([0, 'form']);
});
