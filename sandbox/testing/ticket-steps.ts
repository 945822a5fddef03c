import fc from 'fast-check';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox } from '../control/sandbox.ts';
import type { PaymentOutcome } from '../rules/orders/payments.ts';
import type { TicketOrderRecord, TicketTax } from '../records/state.ts';
import { definitionRecord, EVENT_ID, eventRecord, FORM, idOf, MARA, payAt } from './box-office.ts';
import type { Client } from './plain-client.ts';

/** All outcomes of a payment. */
const outcomes: PaymentOutcome[] = ['pay', 'decline', 'authorize', 'suspend', 'release', 'pay-at-the-door'];
const SECONDS = [1, 3, 61, 20 * 60, 140 * 60];

/** One action at a box office, or the passing of time. */
export type Step =
  | { do: 'reserve'; wishes: { kind: number; quantity: number }[] }
  | { do: 'release' | 'invoice' | 'till'; which: number }
  | { do: 'checkout'; which: number; how: 'online' | 'door' | 'marked'; coupon: boolean }
  | { do: 'update'; which: number; coupon: boolean }
  | { do: 'payment'; which: number; outcome: PaymentOutcome }
  | { do: 'confirm'; which: number[] }
  | { do: 'capture' | 'void' | 'archive'; which: number }
  | { do: 'cancel' }
  | { do: 'wait'; seconds: number };

/** The position of a record, counted back from the newest; the newest records are chosen most often. */
const which = fc.oneof({ weight: 3, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: fc.nat(9) });
/** Any step. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 60,
    arbitrary: fc.record({
      do: fc.constant('reserve' as const),
      wishes: fc.array(fc.record({ kind: fc.nat(4), quantity: fc.integer({ min: 1, max: 4 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  {
    weight: 60,
    arbitrary: fc.record({
      do: fc.constant('checkout' as const),
      which,
      how: fc.constantFrom('online' as const, 'online' as const, 'door' as const, 'marked' as const),
      coupon: fc.boolean(),
    }),
  },
  {
    weight: 60,
    arbitrary: fc.record({
      do: fc.constant('payment' as const),
      which,
      outcome: fc.constantFrom(...outcomes),
    }),
  },
  {
    weight: 40,
    arbitrary: fc.record({
      do: fc.constantFrom('release' as const, 'invoice' as const, 'till' as const, 'archive' as const),
      which,
    }),
  },
  { weight: 30, arbitrary: fc.record({ do: fc.constantFrom('capture' as const, 'void' as const), which }) },
  {
    weight: 20,
    arbitrary: fc.record({
      do: fc.constant('confirm' as const),
      which: fc.array(which, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('update' as const), which, coupon: fc.boolean() }) },
  {
    weight: 40,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(...SECONDS) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
);

const kinds = ['seat', 'stool', 'free', 'gift', 'class'];

/** A site with five kinds of tickets, few of each, and a coupon for three orders. */
export const ticketSite = (tax: TicketTax | null): Sandbox => {
  const sandbox = createSandbox({ scenario: 'empty-site', settings: { accessTokenSeconds: 1e8 } });
  const { state, clock } = sandbox;
  state.events[EVENT_ID] = eventRecord(clock.now(), { tax, ticketsPerOrder: 4 });
  state.coupons = [
    {
      id: idOf('coupon'),
      code: 'TEN',
      name: 'Ten',
      effect: { type: 'percentOff', percent: '33.3' },
      active: true,
      startTime: '2026-01-01T00:00:00.000Z',
      usageLimit: 3,
      usedBy: {},
    },
  ];
  const options = [
    { id: idOf('full'), name: 'Full', price: '7.77' },
    { id: idOf('student'), name: 'Student', price: '0' },
  ];
  for (const definition of [
    definitionRecord('seat', { capacity: 8, fee: 'FEE_ADDED_AT_CHECKOUT' }),
    definitionRecord('stool', { capacity: 5, fee: 'FEE_INCLUDED', price: { type: 'fixed', price: '12.35' } }),
    definitionRecord('free', { capacity: 6, price: { type: 'free' }, fee: 'FEE_ADDED' }),
    definitionRecord('gift', { capacity: null, price: { type: 'donation', least: '1' }, fee: 'FEE_ADDED' }),
    definitionRecord('class', { capacity: 4, price: { type: 'options', options }, fee: 'FEE_ADDED' }),
  ])
    state.ticketDefinitions[definition.id] = definition;
  return sandbox;
};

/** The name for a number of a step; an unknown name if there are none. */
const pick = (names: readonly string[], number: number): string => names.at(-1 - number) ?? idOf('nothing');

/** Does one step; the platform may refuse it. */
export const take = (sandbox: Sandbox, buyer: Client, owner: Client, made: Step): void => {
  const { state } = sandbox;
  const reservation = (number: number) => pick(Object.keys(state.reservations), number);
  const order = (number: number) => pick(Object.keys(state.ticketOrders), number);
  /** Mostly a number of an order in one of the statuses, if there is any, so that sequences make progress. */
  const waiting = (number: number, ...statuses: TicketOrderRecord['status'][]) => {
    const names = Object.values(state.ticketOrders)
      .filter(({ status }) => statuses.includes(status))
      .map(({ orderNumber }) => orderNumber);
    return names.length > 0 && number < 6 ? pick(names, number % names.length) : order(number);
  };
  const discount = (coupon: boolean) => coupon && { discount: { couponCode: 'TEN' } };
  switch (made.do) {
    case 'reserve':
      return buyer('POST', '/v1/checkout/reservations', {
        eventId: EVENT_ID,
        ticketQuantities: made.wishes.map(({ kind, quantity }) => wishOf(kinds[kind] ?? '', quantity)),
      });
    case 'release':
      return buyer('DELETE', `/v1/checkout/reservations/${reservation(made.which)}?eventId=${EVENT_ID}`);
    case 'invoice':
      return buyer('POST', `/v1/checkout/invoices/${reservation(made.which)}`, {
        eventId: EVENT_ID,
        withDiscount: { couponCode: 'TEN' },
      });
    case 'till':
      return owner('POST', '/v1/pos-checkout', {
        eventId: EVENT_ID,
        reservationId: reservation(made.which),
      });
    case 'checkout':
      return (made.how === 'marked' ? owner : buyer)('POST', '/v1/checkout', {
        eventId: EVENT_ID,
        reservationId: reservation(made.which),
        buyer: MARA,
        guests: [FORM],
        options: { payInPerson: made.how === 'door', markAsPaid: made.how === 'marked' },
        ...discount(made.coupon),
      });
    case 'update':
      return owner('PATCH', `/v1/checkout/${order(made.which)}`, {
        eventId: EVENT_ID,
        discount: { couponCode: made.coupon ? 'TEN' : '' },
      });
    case 'payment':
      return payment(sandbox, waiting(made.which, 'INITIATED', 'PENDING'), made.outcome);
    case 'confirm':
      return owner('POST', `/v1/events/${EVENT_ID}/orders/confirm`, { orderNumber: made.which.map(order) });
    case 'capture':
    case 'void':
      return owner('POST', `/v1/events/orders/${waiting(made.which, 'AUTHORIZED')}/${made.do}`, {});
    case 'archive':
      return owner('PATCH', `/v1/events/${EVENT_ID}/orders/${order(made.which)}`, { archived: true });
    case 'cancel':
      return owner('POST', `/v3/events/${EVENT_ID}/cancel`, {});
    case 'wait':
      return sandbox.advance(made.seconds * 1000);
  }
};

const wishOf = (kind: string, quantity: number) => ({
  ticketDefinitionId: idOf(kind),
  quantity,
  ...(kind === 'gift' && { priceOverride: '3.33' }),
  ...(kind === 'class' && {
    ticketDetails: Array.from({ length: quantity }, (_, index) => ({
      pricingOptionId: idOf(index % 2 === 0 ? 'full' : 'student'),
    })),
  }),
});

const payment = (sandbox: Sandbox, orderNumber: string, outcome: PaymentOutcome): void => {
  try {
    payAt(sandbox, orderNumber, outcome);
  } catch {
    // No order waits for such a payment.
  }
};

const reserve = (kind: number): Step => ({ do: 'reserve', wishes: [{ kind, quantity: 1 }] });
const checkOut = (how: 'online' | 'door'): Step => ({ do: 'checkout', which: 0, how, coupon: false });
const pays = (outcome: PaymentOutcome): Step => ({ do: 'payment', which: 0, outcome });
const wait = (seconds: number): Step => ({ do: 'wait', seconds });

/** A sequence through every status, which each run includes besides the random ones. */
export const grandTour: Step[] = [
  ...outcomes.flatMap((outcome) => [reserve(0), checkOut('online'), pays(outcome)]),
  { do: 'capture', which: 0 },
  wait(3),
  reserve(1),
  checkOut('online'),
  pays('authorize'),
  { do: 'void', which: 0 },
  wait(3),
  reserve(2),
  checkOut('door'),
  reserve(0),
  checkOut('door'),
  reserve(0),
  { do: 'release', which: 0 },
  reserve(0),
  checkOut('online'),
  reserve(0),
  wait(20 * 60),
  wait(140 * 60),
];

/** A sequence with a payment that arrives when another buyer has the last tickets. */
export const lateRush: Step[] = [
  ...[0, 1].flatMap((): Step[] => [
    { do: 'reserve', wishes: [{ kind: 0, quantity: 4 }] },
    checkOut('online'),
  ]),
  wait(20 * 60),
  { do: 'reserve', wishes: [{ kind: 0, quantity: 4 }] },
  checkOut('online'),
  { do: 'payment', which: 2, outcome: 'pay' },
  { do: 'payment', which: 1, outcome: 'authorize' },
  { do: 'confirm', which: [0, 1, 2] },
];
