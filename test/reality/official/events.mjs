// Events and tickets with the official packages.
import { orders, rsvpV2, ticketDefinitionsV2, ticketReservations, wixEventsV2 } from '@wix/events';
import { redirects } from '@wix/redirects';
import { assert, openSandbox, steps, visitor } from './stage.mjs';

const sandbox = openSandbox();
const client = visitor({ wixEventsV2, ticketDefinitionsV2, ticketReservations, orders, rsvpV2, redirects });
let event;
let tickets;
let reservation;
await steps({
  'queryEvents().find() has a page of events': async () => {
    const { items } = await client.wixEventsV2.queryEvents().limit(50).find();
    assert(items.length > 5);
  },
  'getEventBySlug reads the festival with its parts': async () => {
    const answer = await client.wixEventsV2.getEventBySlug('harbour-lights-festival', {
      fields: ['DETAILS', 'REGISTRATION', 'TEXTS', 'SOME_FIELD_OF_TOMORROW'],
    });
    event = answer.event;
    assert.equal(event.registration.type, 'TICKETING');
  },
  'available tickets are listed in the second family': async () => {
    const answer = await client.ticketDefinitionsV2.queryAvailableTicketDefinitions({
      filter: { eventId: event._id },
      cursorPaging: { limit: 100 },
    });
    tickets = answer.ticketDefinitions;
    assert(tickets.length > 0);
  },
  'tickets are reserved and checked out': async () => {
    const ticket = tickets.find(({ pricingMethod }) => pricingMethod.fixedPrice && !pricingMethod.free);
    reservation = await client.ticketReservations.createTicketReservation({
      tickets: [{ ticketDefinitionId: ticket._id, quantity: 1 }],
    });
    assert.equal(reservation.status, 'PENDING');
    const { redirectSession } = await client.redirects.createRedirectSession({
      eventsCheckout: { reservationId: reservation._id, eventSlug: event.slug },
      callbacks: {
        postFlowUrl: 'https://not-listed.example/',
        thankYouPageUrl: 'https://not-listed.example/',
      },
    });
    assert.match(redirectSession.fullUrl, /^http/);
  },
  'a guest replies to an invitation': async () => {
    const builtIn = ['firstName', 'lastName', 'email'];
    const isShort = ({ about }) =>
      (about.form?.controls ?? [])
        .flatMap(({ inputs = [] }) => inputs)
        .every(({ mandatory, name }) => !mandatory || builtIn.includes(name));
    const takesReplies = ({ about, status }) =>
      about.registration?.initialType === 'RSVP' && status === 'UPCOMING';
    const events = Object.values(sandbox.state.events).filter(takesReplies);
    const open = events.find(isShort) ?? events[0];
    const questions = (open.about.form?.controls ?? []).flatMap(({ type, inputs = [] }) =>
      type === 'GUEST_CONTROL'
        ? []
        : inputs.filter(({ mandatory, name }) => mandatory && !builtIn.includes(name)),
    );
    const inputValues = questions.map(({ name, options = [] }) => ({
      inputName: name,
      value: options[0] ?? 'yes',
    }));
    const answer = await client.rsvpV2.createRsvp({
      eventId: open.id,
      status: 'YES',
      firstName: 'Mara',
      lastName: 'Lindt',
      email: 'mara.guest@example.org',
      form: { inputValues },
    });
    assert.equal((answer.rsvp ?? answer).status, 'YES');
  },
});
sandbox.dispose();
