// #region find
import { items } from 'vitrine';
import { queryEvents } from 'vitrine/events-v3';
import { site } from './site.ts';

const upcoming = { query: { filter: { status: { $in: ['UPCOMING' as const] } } } };
for await (const event of items(queryEvents, upcoming, { client: site })) console.log(event.title);
// #endregion find

// #region offer
import { getEventBySlug } from 'vitrine/events-v3';
import { queryAvailableTicketDefinitions } from 'vitrine/ticket-definitions';

const { event } = await getEventBySlug('folding-paper-live-from-new-york', {}, { client: site });
if (!event) throw new Error('The answer has no event.');
const { ticketDefinitions } = await queryAvailableTicketDefinitions(
  { query: { filter: { eventId: event.id }, sort: [{ fieldName: 'sortIndex', order: 'ASC' }] } },
  { client: site },
);
const seat = ticketDefinitions.find(({ pricingMethod }) => pricingMethod?.free);
if (!seat) throw new Error('There is no free seat.');
// #endregion offer

// #region reserve
import { createTicketReservation } from 'vitrine/ticket-reservations';
import { getInvoice } from 'vitrine/ticketing';

const tickets = [{ ticketDefinitionId: seat.id, quantity: 1 }];
const { ticketReservation: held } = await createTicketReservation(
  { ticketReservation: { tickets } },
  { client: site },
);
if (!held) throw new Error('The answer has no held.');
console.log(held.expirationDate); // the tickets are reserved until then
const { invoice, discountErrors } = await getInvoice(held.id, { eventId: event.id }, { client: site });
if (!invoice) throw new Error('The answer has no invoice.');
console.log(invoice.grandTotal?.value, discountErrors ?? 'no coupon was refused');
// #endregion reserve

// #region again
import { getTicketReservation } from 'vitrine/ticket-reservations';

const { ticketReservation } = await getTicketReservation(held.id, { client: site });
if (!ticketReservation) throw new Error('The answer has no ticketReservation.');
console.log(ticketReservation.status); // PENDING, CONFIRMED, CANCELED, CANCELED_MANUALLY or EXPIRED
// #endregion again

// #region checkout
import { checkout } from 'vitrine/ticketing';

const buyer = { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' };
const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }));
const { order } = await checkout(
  { eventId: event.id, reservationId: held.id, buyer, guests: [{ form: { inputValues } }] },
  { client: site },
);
if (!order) throw new Error('The answer has no order.');
console.log(order.status); // FREE; other orders are paid on the hosted page or at the door
// #endregion checkout

// #region watch
import { createOrderWatch } from 'vitrine/state';

const watch = createOrderWatch(site, { eventId: event.id, orderNumber: order.orderNumber });
const stop = watch.subscribe(() => {
  const state = watch.getSnapshot();
  if (state.status === 'ready') console.log(state.tickets.map(({ checkInUrl }) => checkInUrl)); // the addresses in the QR codes
});
// #endregion watch

// #region reply
import { createRsvp } from 'vitrine/rsvp';

const { event: party } = await getEventBySlug('open-studio-night', { fields: ['FORM'] }, { client: site });
if (!party) throw new Error('The answer has no party.');
const reply = {
  eventId: party.id,
  status: 'YES',
  firstName: 'Mara',
  lastName: 'Lindt',
  email: 'mara@example.org', // a member of the reply, not an answer of the form
  form: { inputValues: [{ inputName: 'diet', value: 'Vegan' }] },
  additionalGuestDetails: { guestCount: 1, guestNames: ['Jonas Lindt'] },
} as const;
const { rsvp, calendarLinks } = await createRsvp({ rsvp: reply }, { client: site });
if (!rsvp) throw new Error('The answer has no rsvp.');
console.log(
  rsvp.status === 'WAITLIST' ? 'You are on the waiting list' : 'You are coming',
  calendarLinks?.ics,
);
// #endregion reply

export { stop, watch };
