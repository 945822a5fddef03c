import type {
  CheckoutRequest,
  CreateReservationRequest,
  TicketReservationQuantity,
} from '../../../generated/ticketing/types.ts';
import { runDueEffects } from '../../engine/due-effects.ts';
import { idFrom } from '../../engine/ids.ts';
import type { World } from '../../engine/context.ts';
import { effects } from '../../rules/effects.ts';
import { updateOrderIndex } from '../../rules/ticket-sales/order-index.ts';
import { captureAuthorizedPayment, confirmOrder, voidAuthorizedPayment } from '../../rules/orders/change.ts';
import { payTicketOrder } from '../../rules/orders/payments.ts';
import { posCheckout } from '../../rules/orders/pos.ts';
import { checkout } from '../../rules/orders/checkout.ts';
import { createReservation } from '../../rules/ticketing/reservations.ts';
import type { EventRecord, TicketOrderRecord } from '../../records/state.ts';
import type { OrderEnd, OrderSeed } from './order-types.ts';
import { guestsOf, personOf, type Person } from './people.ts';
import { play, type Moment } from '../history.ts';

const MINUTE = 60_000;

/** Ticket orders as moments of the site's past. */
export const orderMoments = (world: World, seeds: readonly OrderSeed[]): Moment[] =>
  seeds.map((seed) => ({ ago: seed.ago, happen: () => addOrder(world, seed) }));

const addOrder = (world: World, seed: OrderSeed): void => {
  const { state, clock } = world;
  const event = Object.values(state.events).find(({ about }) => about.slug === seed.event);
  if (!event) throw new Error(`No event ${seed.event}`);
  const person = personOf(state, seed.who);
  const order = placed(world, event, person, seed);
  clock.at(clock.now() + 2 * MINUTE, () => finish(world, order, seed.end));
  order.archived = seed.archived === true;
  if (seed.checkedIn === true) {
    clock.at(clock.now() + 3 * MINUTE, () => runDueEffects(world, effects));
    for (const ticket of order.tickets) ticket.checkedInDate = checkInDate(world, event);
  }
  updateOrderIndex(world, order);
};

/** A quarter of an hour after the event opens, or after the order if that is later. */
const checkInDate = ({ clock }: World, { about }: EventRecord): string => {
  const start = Date.parse(about.dateAndTimeSettings.startDate ?? clock.iso());
  return new Date(Math.max(start, clock.now()) + 15 * MINUTE).toISOString();
};

const placed = (
  world: World,
  event: EventRecord,
  person: Person,
  { tickets, end, coupon }: OrderSeed,
): TicketOrderRecord => {
  const { state } = world;
  const reserve: CreateReservationRequest = {
    eventId: event.id,
    ticketQuantities: Object.entries(tickets).map(([name, quantity]) =>
      quantityOf(world, event, name, quantity),
    ),
  };
  play(world, createReservation, person.caller, { body: reserve });
  const reservation = Object.values(state.reservations).at(-1);
  if (!reservation) throw new Error('Nothing was reserved');
  const ids = { eventId: event.id, reservationId: reservation.id };
  if (end === 'till')
    play(world, posCheckout, person.caller, {
      body: { ...ids, paymentDetailsId: idFrom(`${state.seed}:till:${reservation.id}`) },
    });
  else {
    const quantity = Object.values(tickets).reduce((sum, one) => sum + one, 0);
    const { firstName, lastName, email } = person;
    const body: CheckoutRequest = {
      ...ids,
      buyer: { firstName, lastName, email },
      guests: guestsOf(event, person, quantity),
      ...(coupon !== undefined && { discount: { couponCode: coupon } }),
      options: { payInPerson: end === 'door' || end === 'door-paid' },
    };
    play(world, checkout, person.caller, { body });
  }
  const order = state.ticketOrders[reservation.orderNumber ?? ''];
  if (!order) throw new Error('Nothing was ordered');
  return order;
};

const quantityOf = (
  { state }: World,
  event: EventRecord,
  text: string,
  quantity: number,
): TicketReservationQuantity => {
  const [name, option] = text.split(': ');
  const definition = Object.values(state.ticketDefinitions).find(
    (candidate) => candidate.eventId === event.id && candidate.name === name,
  );
  if (!definition) throw new Error(`${event.about.slug} has no ticket ${text}`);
  const { id, price } = definition;
  if (price.type === 'donation') return { ticketDefinitionId: id, quantity, priceOverride: price.least };
  if (price.type !== 'options') return { ticketDefinitionId: id, quantity };
  const pricingOptionId = price.options.find((candidate) => candidate.name === option)?.id ?? '';
  return {
    ticketDefinitionId: id,
    quantity,
    ticketDetails: Array.from({ length: quantity }, () => ({ pricingOptionId })),
  };
};

/** The steps of an order after its checkout. */
const finish = (world: World, order: TicketOrderRecord, end: OrderEnd): void => {
  const { eventId, orderNumber } = order;
  const owner = { role: 'owner', id: world.state.ownerId } as const;
  const settle = (rule: typeof captureAuthorizedPayment) => {
    payTicketOrder(world, order, 'authorize');
    play(world, rule, owner, { body: { eventId }, params: { orderNumber } });
  };
  const steps: Readonly<Record<OrderEnd, () => unknown>> = {
    placed: () => undefined,
    door: () => undefined,
    till: () => undefined,
    // The order is not paid: the effects of time cancel it.
    unpaid: () => undefined,
    paid: () => payTicketOrder(world, order, 'pay'),
    suspended: () => payTicketOrder(world, order, 'suspend'),
    authorized: () => payTicketOrder(world, order, 'authorize'),
    declined: () => payTicketOrder(world, order, 'decline'),
    'door-paid': () =>
      play(world, confirmOrder, owner, { body: { orderNumber: [orderNumber] }, params: { eventId } }),
    captured: () => settle(captureAuthorizedPayment),
    voided: () => settle(voidAuthorizedPayment),
    // No call makes a partial payment.
    partly: () => Object.assign(order, { status: 'PARTIALLY_PAID', method: 'creditCard', expiresAt: null }),
  };
  steps[end]();
};
