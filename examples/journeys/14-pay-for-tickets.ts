import assert from 'node:assert/strict';
import { createRedirectSession } from 'vitrine/redirect-session';
import { getOrder } from 'vitrine/ticketing';
import { callbacks, foldingEvening, guestFields, hold, present } from './parts.ts';
import { arrived, pageOf } from './person.ts';
import type { Journey } from './stage.ts';

/** J14: paying for tickets on the hosted page, and waiting until all of them are issued. */
export const payForTickets: Journey = async ({ site, person, state, advance, notifications, mailTo }) => {
  const client = site;
  const { id: eventId, slug: eventSlug } = await foldingEvening(site);
  const { id: reservationId } = await hold(site, eventId, 'Seat with paper', 1);
  const { redirectSession } = await createRedirectSession(
    { eventsCheckout: { reservationId, eventSlug: present(eventSlug) }, callbacks },
    { client },
  );
  pageOf(await person.open(redirectSession?.fullUrl ?? ''));
  const thanks = arrived(await person.press('pay', guestFields));
  assert.equal(thanks.searchParams.get('eventId'), eventId);
  const orderNumber = thanks.searchParams.get('orderNumber') ?? '';

  const issued = async () => {
    const { order } = await getOrder(
      eventId,
      orderNumber,
      { fieldset: ['TICKETS', 'DETAILS', 'INVOICE'] },
      { client },
    );
    return order;
  };
  const first = await issued();
  assert(first);
  assert.equal(first.status, 'PAID');
  assert(first.tickets.length < first.ticketsQuantity, 'tickets take a moment');
  await advance(5);
  const ready = await issued();
  assert(ready);
  assert.equal(ready.tickets.length, 1);
  assert.equal(ready.totalPrice?.amount, (await state()).ticketOrders[orderNumber]?.figures.grandTotal);
  assert.equal((await mailTo('mara@example.org')).kind, 'tickets');
  assert((await notifications()).includes('wix.events.ticketing.events.OrderConfirmed'));
};
