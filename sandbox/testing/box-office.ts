import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox, SandboxOptions } from '../control/sandbox.ts';
import { tokenKey } from '../engine/identity.ts';
import { idFrom } from '../engine/ids.ts';
import { payTicketOrder, type PaymentOutcome } from '../rules/orders/payments.ts';
import { DEFAULT_OWNER_KEY } from '../engine/settings.ts';
import type {
  EventRecord,
  NotificationRecord,
  ReservationRecord,
  TicketDefinitionRecord,
  TicketingSettings,
  TicketOrderRecord,
} from '../records/state.ts';
import { callerWith, visitorOf, type Answer, type Shopper } from './shopper.ts';

const HOUR = 3_600_000;

/** Ids of the event and tickets of the box office. */
export const EVENT_ID = idFrom('test:event');
export const idOf = (name: string): string => idFrom(`test:${name}`);

/** An input of the form of an event. */
export const input = (name: string, more: object = {}) => ({
  id: name,
  name,
  label: name,
  type: 'INPUT' as const,
  system: true,
  orderIndex: 0,
  inputs: [{ name, label: name, mandatory: true, type: 'TEXT' as const, ...more }],
});

/** An event that starts ten days after the clock's start and lasts three hours. */
export const eventRecord = (now: number, ticketing: Partial<TicketingSettings> = {}): EventRecord => {
  const date = (hours: number) => new Date(now + hours * HOUR).toISOString();
  return {
    id: EVENT_ID,
    about: {
      id: EVENT_ID,
      title: 'Throwing evening',
      slug: 'throwing-evening',
      status: 'UPCOMING',
      location: { type: 'VENUE', name: 'Studio', locationTbd: false },
      dateAndTimeSettings: {
        startDate: date(240),
        endDate: date(243),
        timeZoneId: 'Europe/Berlin',
        recurrenceStatus: 'ONE_TIME',
      },
      form: { controls: [input('firstName', { maxLength: 20 }), input('lastName')] },
      instanceId: idOf('instance'),
      userId: idOf('owner'),
      createdDate: date(-24),
      updatedDate: date(-24),
      publishedDate: date(-24),
    },
    status: 'UPCOMING',
    ticketing: {
      ticketsPerOrder: 20,
      holdMinutes: 20,
      unpaidMinutes: 120,
      guestsAssignedSeparately: false,
      paused: false,
      salesEndAtStart: true,
      tax: null,
      policies: [],
      ...ticketing,
    },
    rsvp: { limit: null, waitlist: false, guests: 0 },
    seriesId: null,
    derivedFromId: null,
    picture: null,
  };
};

/** A ticket definition: 30 tickets at 45.00 by default. */
export const definitionRecord = (
  name: string,
  more: Partial<TicketDefinitionRecord> = {},
): TicketDefinitionRecord => ({
  id: idOf(name),
  eventId: EVENT_ID,
  name,
  description: `A ${name} ticket`,
  policy: `Terms of ${name}`,
  orderIndex: 0,
  price: { type: 'fixed', price: '45' },
  fee: 'NO_FEE',
  hidden: false,
  capacity: 30,
  held: 0,
  sold: 0,
  sale: null,
  ...more,
});

/** The options of a box office, besides those of its sandbox. */
export interface BoxOfficeOptions extends SandboxOptions {
  ticketing?: Partial<TicketingSettings>;
  tickets?: readonly TicketDefinitionRecord[];
}

/** A sandbox with one event that sells tickets: `seat` at 45.00 and `free` by default. */
export const boxOffice = async ({ ticketing, tickets, settings, ...options }: BoxOfficeOptions = {}) => {
  const sandbox = createSandbox({
    scenario: 'empty-site',
    // Tests continue for days with the same callers.
    settings: { accessTokenSeconds: 1e8, ...settings },
    ...options,
  });
  const { state } = sandbox;
  const event = eventRecord(sandbox.clock.now(), ticketing);
  state.events[event.id] = event;
  const definitions = tickets ?? [
    definitionRecord('seat'),
    definitionRecord('free', { price: { type: 'free' } }),
  ];
  for (const definition of definitions) state.ticketDefinitions[definition.id] = structuredClone(definition);
  const buyer = await visitorOf(sandbox);
  return {
    sandbox,
    event,
    buyer,
    owner: callerWith(sandbox, DEFAULT_OWNER_KEY),
    ...shortcutsOf(sandbox, buyer),
  };
};

/** A member of the site with tokens. */
export const memberOf = (sandbox: Sandbox, name: string): Shopper & { id: string } => {
  const member = known(sandbox.state.members.find(({ email }) => email === `${name}@example.org`));
  const token = `token of ${name}`;
  sandbox.state.accessTokens[tokenKey(token)] = {
    caller: { role: 'member', id: member.id },
    clientId: null,
    expiresAt: Date.parse('9999-01-01'),
  };
  return { ...callerWith(sandbox, token), id: member.id };
};

/** Sets the outcome of an order's payment, like the hosted payment page. */
export const payAt = (sandbox: Sandbox, orderNumber: string, outcome: PaymentOutcome): TicketOrderRecord => {
  const { state, clock } = sandbox;
  return payTicketOrder({ state, clock, origin: '' }, known(state.ticketOrders[orderNumber]), outcome);
};

/** Moves the clock by minutes. */
export const pass = (sandbox: Sandbox, minutes: number): void => sandbox.advance(minutes * 60_000);

/** The code of the error in an answer. */
export const codeOf = ({ body }: Answer): unknown => body.at('details.applicationError.code');

/** The field of the violation in an answer. */
export const fieldOf = ({ body }: Answer): unknown =>
  body.at('details.validationError.fieldViolations.0.field');

/** Shortcuts for the actions of a buyer and for reading the state. */
const shortcutsOf = (sandbox: Sandbox, buyer: Shopper) => {
  const { state } = sandbox;
  const reserve = (quantities: object[], more: object = {}, by = buyer) =>
    by.post('/v1/checkout/reservations', { eventId: EVENT_ID, ticketQuantities: quantities, ...more });
  const want = (name: string, quantity = 1, more: object = {}) => ({
    ticketDefinitionId: idOf(name),
    quantity,
    ...more,
  });
  const held = async (quantities: object[]): Promise<string> => {
    const answer = await reserve(quantities);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body.value));
    return answer.body.text('id');
  };
  const checkout = (reservationId: string, more: object = {}, by = buyer) =>
    by.post('/v1/checkout', { eventId: EVENT_ID, reservationId, buyer: MARA, guests: [FORM], ...more });
  return {
    reserve,
    want,
    held,
    checkout,
    /** Reserves and checks out; returns the number of the order. */
    order: async (quantities: object[], more: object = {}, by = buyer): Promise<string> => {
      const answer = await checkout(await held(quantities), more, by);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body.value));
      return answer.body.text('order.orderNumber');
    },
    invoice: (reservationId: string, more: object = {}) =>
      buyer.post(`/v1/checkout/invoices/${reservationId}`, { eventId: EVENT_ID, ...more }),
    release: (reservationId: string, by = buyer) =>
      by.remove(`/v1/checkout/reservations/${reservationId}?eventId=${EVENT_ID}`),
    definition: (name: string): TicketDefinitionRecord => known(state.ticketDefinitions[idOf(name)]),
    reservation: (id: string): ReservationRecord => known(state.reservations[id]),
    record: (orderNumber: string): TicketOrderRecord => known(sandbox.state.ticketOrders[orderNumber]),
    /** The notifications since the start, without those of the second family: the last part of their types. */
    announced: () => firstFamily(sandbox).map(({ eventType }) => eventType.split('.').at(-1)),
  };
};

/** The notifications since the start, without those of the second family of reservations. */
export const firstFamily = ({ state }: Sandbox): NotificationRecord[] =>
  state.notifications.filter(({ eventType }) => !eventType.startsWith('wix.events.v1.'));

const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('There is no such record');
  return value;
};

/** A buyer with her answers to the form. */
export const MARA = { firstName: 'Mara', lastName: 'Lindt', email: 'mara.lindt@example.com' };
export const FORM = {
  form: {
    inputValues: [
      { inputName: 'firstName', value: 'Mara' },
      { inputName: 'lastName', value: 'Lindt' },
    ],
  },
};
