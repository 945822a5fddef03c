import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atMost } from '../../../../test/setup/counts.ts';
import { definitionRecord, EVENT_ID, idOf } from '../../../testing/box-office.ts';
import { createClient, type Client } from '../../../testing/plain-client.ts';
import { secondBoxOffice } from '../../../testing/second-tickets.ts';
import { faultsIn } from '../../../testing/ticket-invariants.ts';
import { grandTour, lateRush, step, take, ticketSite, type Step } from '../../../testing/ticket-steps.ts';
import { visitorOf } from '../../../testing/shopper.ts';
import { translating } from '../../../testing/ticket-translation.ts';

/** A reservation by the owner, past limits, hiding and prices. */
interface OwnersStep {
  do: 'reserve-as-owner';
  kind: string;
  quantity: number;
  ignoreLimits: boolean;
  allowHiddenTickets: boolean;
  priceOverride: string | undefined;
}

const ownersStep: fc.Arbitrary<OwnersStep> = fc.record({
  do: fc.constant('reserve-as-owner' as const),
  kind: fc.constantFrom('seat', 'gift', 'crew'),
  quantity: fc.integer({ min: 1, max: 9 }),
  ignoreLimits: fc.boolean(),
  allowHiddenTickets: fc.boolean(),
  priceOverride: fc.constantFrom(undefined, '0', '3.50'),
});

const anyStep = fc.oneof({ weight: 15, arbitrary: step }, { weight: 1, arbitrary: ownersStep });
const sequence = fc.array(anyStep, { minLength: 1, maxLength: 12 });

/**
 * Sequences of the first family through every status, and a sequence of reservations that only the owner can
 * make.
 */
const tours: (Step | OwnersStep)[][] = [
  grandTour,
  lateRush,
  [false, true].map((free) => ({
    do: 'reserve-as-owner',
    kind: 'crew',
    quantity: 9,
    ignoreLimits: free,
    allowHiddenTickets: free,
    priceOverride: '3.50',
  })),
];

/** A box office that is reset before each sequence, with players for the calls of each family. */
const office = () => {
  const sandbox = ticketSite(null);
  // In the first family the id alone gives access.
  sandbox.state.settings.reservationVisibility = 'id';
  const crew = definitionRecord('crew', { hidden: true, capacity: 3 });
  sandbox.state.ticketDefinitions[crew.id] = crew;
  const { visitor, owner } = createClient(sandbox);
  const start = sandbox.snapshot();
  const player = (buyer: Client, keeper: Client) => (made: Step | OwnersStep) => {
    if (made.do !== 'reserve-as-owner') return take(sandbox, buyer, keeper, made);
    const { kind, quantity, priceOverride, ignoreLimits, allowHiddenTickets } = made;
    return keeper('POST', '/v1/checkout/reservations', {
      eventId: EVENT_ID,
      ticketQuantities: [{ ticketDefinitionId: idOf(kind), quantity, priceOverride }],
      ignoreLimits,
      allowHiddenTickets,
    });
  };
  return {
    sandbox,
    reset: () => sandbox.restore(start),
    playFirst: player(visitor, owner),
    playSecond: player(translating(sandbox, visitor), translating(sandbox, owner)),
  };
};

const examples = tours.map((steps): [(Step | OwnersStep)[]] => [steps]);

describe('the two families of reservation calls', () => {
  test('lead to the same state by the table of translations, for any sequence', () => {
    const [first, second] = [office(), office()];
    const reached = new Set<string>();
    fc.assert(
      fc.property(sequence, (steps) => {
        first.reset();
        second.reset();
        for (const made of steps) {
          first.playFirst(made);
          second.playSecond(made);
        }
        expect(second.sandbox.state).toEqual(first.sandbox.state);
        for (const { status, settings } of Object.values(first.sandbox.state.reservations)) {
          reached.add(status);
          for (const name of Object.keys(settings ?? {})) reached.add(name);
        }
      }),
      { numRuns: atMost(700, 20_000), examples },
    );
    // Sequences that reach few statuses would prove little.
    expect([...reached].toSorted()).toEqual([
      'RESERVATION_CANCELED',
      'RESERVATION_CANCELED_MANUALLY',
      'RESERVATION_CONFIRMED',
      'RESERVATION_EXPIRED',
      'RESERVATION_PENDING',
      'disableTicketLimitValidation',
      'enableHiddenTicketReservation',
    ]);
  });

  test('keep stock, reservations and orders consistent in any mixture', () => {
    const { sandbox, reset, playFirst, playSecond } = office();
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), step), { minLength: 1, maxLength: 20 }), (steps) => {
        reset();
        for (const [isFirst, made] of steps) {
          (isFirst ? playFirst : playSecond)(made);
          expect(faultsIn(sandbox.state, sandbox.clock.now())).toEqual([]);
        }
      }),
      { numRuns: atMost(100, 2_000) },
    );
  });
});

describe('calls that only one family has', () => {
  test("R585: another person's reservation is canceled through the first family only", async () => {
    const { sandbox, heldBy, line, release, cancel } = await secondBoxOffice();
    const id = await heldBy([line('seat')]);
    const stranger = await visitorOf(sandbox);
    expect((await cancel(id, stranger)).status).toBe(404);
    expect((await release(id, stranger)).status).toBe(200);
  });

  test('R583: an ordered reservation is canceled through the second family only', async () => {
    const { held, want, checkout, release, cancel, reservation } = await secondBoxOffice();
    const id = await held([want('seat')]);
    await checkout(id);
    expect((await release(id)).status).toBe(404);
    expect(reservation(id).status).toBe('RESERVATION_PENDING');
    expect((await cancel(id)).status).toBe(200);
    expect(reservation(id).status).toBe('RESERVATION_CANCELED_MANUALLY');
  });

  test('R583: canceling again has no effect in both families, and is refused by the second', async () => {
    const { heldBy, line, release, cancel, reservation } = await secondBoxOffice();
    const id = await heldBy([line('seat')]);
    await release(id);
    const before = structuredClone(reservation(id));
    expect([(await release(id)).status, (await cancel(id)).status]).toEqual([200, 428]);
    expect(reservation(id)).toEqual(before);
  });

  test('R584: a DELETE cancels in the first family, and is for owner and app in the second', async () => {
    const { heldBy, line, release, remove, reservation, buyer } = await secondBoxOffice();
    const id = await heldBy([line('seat')]);
    expect((await remove(id, buyer)).status).toBe(403);
    expect((await release(id)).status).toBe(200);
    expect(reservation(id).status).toBe('RESERVATION_CANCELED_MANUALLY');
  });
});
