import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atMost } from '../../../test/setup/counts.ts';
import { createClient } from '../../testing/plain-client.ts';
import { faultsIn } from '../../testing/ticket-invariants.ts';
import { grandTour, lateRush, step, take, ticketSite } from '../../testing/ticket-steps.ts';
import type { ReservationRecord, SandboxState, TicketOrderRecord, TicketTax } from '../../records/state.ts';

/**
 * The allowed changes of status (7.9, 7.10), written a second time, because the test must not use the table that it
 * tests.
 */
const orderWays: Record<string, readonly string[]> = {
  INITIATED: ['PAID', 'AUTHORIZED', 'PENDING', 'OFFLINE_PENDING', 'DECLINED', 'CANCELED'],
  PENDING: ['PAID'],
  OFFLINE_PENDING: ['PAID'],
  AUTHORIZED: ['PAID', 'VOIDED'],
};
const firstStatuses = ['FREE', 'INITIATED', 'OFFLINE_PENDING', 'PAID'];

/** The statuses of orders by number and of reservations by id. */
const statusesOf = ({ ticketOrders, reservations }: SandboxState) => ({
  orders: mapOf(ticketOrders),
  reservations: mapOf(reservations),
});

const mapOf = (records: Record<string, TicketOrderRecord | ReservationRecord>) =>
  new Map(Object.entries(records).map(([key, { status }]) => [key, status as string]));

/** The changes of status that no rule allows. */
const wrongMoves = (
  before: ReturnType<typeof statusesOf>,
  after: ReturnType<typeof statusesOf>,
): string[] => {
  const wrong: string[] = [];
  const look = (
    kind: 'orders' | 'reservations',
    isAllowed: (from: string | undefined, to: string) => boolean,
  ) => {
    for (const [key, to] of after[kind]) {
      const from = before[kind].get(key);
      if (from !== to && !isAllowed(from, to)) wrong.push(`${key}: ${from} to ${to}`);
    }
  };
  look('orders', (from, to) =>
    from === undefined ? firstStatuses.includes(to) : (orderWays[from]?.includes(to) ?? false),
  );
  look('reservations', (from, to) =>
    from === undefined ? to === 'RESERVATION_PENDING' : from === 'RESERVATION_PENDING',
  );
  return wrong;
};

const confirmedSum = ({ ticketOrders }: SandboxState) =>
  Object.values(ticketOrders)
    .filter(({ status }) => status === 'PAID' || status === 'FREE')
    .reduce((sum, { figures }) => sum.plus(figures.grandTotal), new Big(0))
    .toFixed(2);

/** The expected uses of the coupon: one for each order that is not canceled, declined or voided. */
const couponUses = ({ ticketOrders }: SandboxState) =>
  Object.values(ticketOrders).filter(
    ({ status, discount }) => discount.couponCode && !['CANCELED', 'DECLINED', 'VOIDED'].includes(status),
  ).length;

const taxes: (TicketTax | null)[] = [
  null,
  ...(['INCLUDED', 'ADDED'] as const).map((type) => ({
    name: 'VAT',
    rate: '19',
    type,
    appliesToDonations: type === 'ADDED',
  })),
];

describe('any sequence of calls and waits', () => {
  test('keeps stock, holds, orders and money consistent, and makes only allowed changes of status', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom(...taxes),
        fc.array(step, { minLength: 20, maxLength: 50 }),
        (tax, steps) => {
          const sandbox = ticketSite(tax);
          const { state, clock } = sandbox;
          const { visitor, owner } = createClient(sandbox);
          for (const made of steps) {
            const before = statusesOf(state);
            take(sandbox, visitor, owner, made);
            const after = statusesOf(state);
            for (const status of [...after.orders.values(), ...after.reservations.values()])
              reached.add(status);
            expect(wrongMoves(before, after)).toEqual([]);
            expect(faultsIn(state, clock.now())).toEqual([]);
          }
          const uses = Object.values(state.coupons[0]?.usedBy ?? {}).reduce((sum, each) => sum + each, 0);
          expect(uses).toBe(couponUses(state));
          const { sales } = owner.read('/v1/orders/summary') as { sales: { total: { value: string } }[] };
          expect(sales[0]?.total.value ?? '0.00').toBe(confirmedSum(state));
          expect(owner.read('/v1/orders?limit=0')).toMatchObject({
            total: Object.keys(state.ticketOrders).length,
          });
        },
      ),
      {
        numRuns: atMost(40, 2000),
        examples: [
          [null, grandTour],
          [null, lateRush],
        ],
      },
    );
    // Sequences that reach few statuses would prove little.
    expect([...reached].toSorted()).toEqual([
      'AUTHORIZED',
      'CANCELED',
      'DECLINED',
      'FREE',
      'INITIATED',
      'OFFLINE_PENDING',
      'PAID',
      'PENDING',
      'RESERVATION_CANCELED',
      'RESERVATION_CANCELED_MANUALLY',
      'RESERVATION_CONFIRMED',
      'RESERVATION_EXPIRED',
      'RESERVATION_PENDING',
      'VOIDED',
    ]);
  });
});
