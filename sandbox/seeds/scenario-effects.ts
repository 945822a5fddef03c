import { keepFault } from '../engine/faults/faults.ts';
import { schedule } from '../engine/due-effects.ts';
import { readFault } from '../engine/faults/read.ts';
import { settle } from '../rules/events/make.ts';
import type { World } from '../engine/context.ts';
import type { EventRecord, SandboxState, TicketDefinitionRecord } from '../records/state.ts';
import { daysLater, instantOf, localTime } from '../engine/values/zone.ts';

const definitionsWithEvents = (state: SandboxState): [TicketDefinitionRecord, EventRecord][] =>
  Object.values(state.ticketDefinitions).flatMap((definition) => {
    const event = state.events[definition.eventId];
    return event ? [[definition, event] as [TicketDefinitionRecord, EventRecord]] : [];
  });

/** Sells out everything with a stock: products, tickets and places. */
export const sellOut = (world: World): void => {
  const { state } = world;
  for (const product of state.products) {
    if (product.quantity !== null) Object.assign(product, { quantity: 0, inStock: false });
    for (const variant of product.variants)
      if (variant.quantity !== null) Object.assign(variant, { quantity: 0, inStock: false });
  }
  for (const [definition, event] of definitionsWithEvents(state)) {
    if (event.status !== 'UPCOMING' && event.status !== 'STARTED') continue;
    // Unlimited tickets get the number of sold ones as capacity.
    definition.capacity ??= definition.sold;
    definition.sold = definition.capacity;
  }
  for (const event of Object.values(state.events)) {
    if (event.rsvp.limit !== null) event.rsvp.guests = event.rsvp.limit;
    settle(world, event);
  }
};

/** The remaining number of some tickets of the festival. */
const fewLeft: Readonly<Record<string, number>> = {
  'Early bird weekend pass': 0,
  'Weekend pass': 6,
  Saturday: 14,
};

/** Leaves only a few tickets of the festival. */
export const runOut = (world: World): void => {
  for (const [definition, event] of definitionsWithEvents(world.state)) {
    const left = fewLeft[definition.name];
    if (left !== undefined) definition.capacity = definition.sold + definition.held + left;
    settle(world, event);
  }
};

/** The sales of all future events start tomorrow at ten, in the zone of each event. */
export const openTomorrow = (world: World): void => {
  const { state, clock } = world;
  for (const [definition, event] of definitionsWithEvents(state)) {
    if (event.status !== 'UPCOMING') continue;
    const { timeZoneId = 'UTC' } = event.about.dateAndTimeSettings;
    const tomorrow = localTime(daysLater(clock.now(), 1, timeZoneId), timeZoneId);
    const start = instantOf({ ...tomorrow, hour: 10, minute: 0, second: 0 }, timeZoneId);
    definition.sale = { start, end: null, hideNotOnSale: false };
  }
  for (const event of Object.values(state.events)) settle(world, event);
};

/** The catalog moves to the newer version in a day (R316). */
export const moveTomorrow = (world: World): void => {
  const at = world.clock.now() + 86_400_000;
  schedule(world, { at, kind: 'catalog-move', id: 'catalog' });
};

/** Limits every event to members. */
export const closeToVisitors = ({ state }: World): void => {
  for (const { about } of Object.values(state.events))
    if (about.registration) about.registration.allowedGuestTypes = 'MEMBER';
};

/** Random failures drawn from the seed. Tokens still work, so that calls are possible. */
const troubles = [
  { operation: 'queryProducts', latencyMs: 150, probability: 0.5 },
  { operation: 'getProduct', status: 503, probability: 0.3 },
  { operation: 'addToCurrentCart', lostAnswer: true, probability: 0.2 },
  { operation: 'estimateCurrentCartTotals', rateLimit: 2, probability: 0.3 },
  { operation: 'getCurrentCart', malformed: true, probability: 0.2 },
  { operation: 'queryEvents', truncated: true, probability: 0.2 },
  { operation: 'createReservation', error: 'TICKETS_NOT_AVAILABLE', probability: 0.3 },
  { operation: 'login', reset: true, probability: 0.3 },
];

/** Adds the failures. */
export const breakDown = ({ state }: World): void => {
  for (const fault of troubles) keepFault(state, readFault(fault));
};
