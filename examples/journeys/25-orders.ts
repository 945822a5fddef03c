import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import { createRedirectSession } from 'vitrine/redirect-session';
import {
  bulkUpdateOrders,
  captureAuthorizedPayment,
  checkout,
  confirmOrder,
  getOrder,
  getSummary,
  listOrders,
  updateOrder,
  voidAuthorizedPayment,
} from 'vitrine/ticketing';
import { callbacks, foldingEvening, guest, guestFields, hold, present } from './parts.ts';
import { arrived } from './person.ts';
import type { Journey } from './stage.ts';

/** J25: the orders of an event: the owner finds, confirms, captures, voids, archives and sums them. */
export const orders: Journey = async ({ site, owner, person, advance }) => {
  const client = owner;
  const { id: eventId, slug: eventSlug } = await foldingEvening(site);
  const authorized = async () => {
    const { id: reservationId } = await hold(site, eventId, 'Seat with paper', 1);
    const { redirectSession } = await createRedirectSession(
      { eventsCheckout: { reservationId, eventSlug: present(eventSlug) }, callbacks },
      { client: site },
    );
    await person.open(redirectSession?.fullUrl ?? '');
    const thanks = arrived(await person.press('authorize', guestFields));
    return thanks.searchParams.get('orderNumber') ?? '';
  };
  const statusOf = async (orderNumber: string) =>
    (await getOrder(eventId, orderNumber, { fieldset: ['DETAILS'] }, { client })).order?.status;
  const revenue = async () => {
    const { sales } = await getSummary({ eventId }, { client });
    return Number(sales[0]?.total?.amount ?? 0);
  };
  const before = await revenue();

  const captured = await authorized();
  assert.equal(await statusOf(captured), 'AUTHORIZED');
  await captureAuthorizedPayment(captured, { eventId }, { client });
  await advance(60);
  assert.equal(await statusOf(captured), 'PAID');
  const voided = await authorized();
  await voidAuthorizedPayment(voided, { eventId }, { client });
  await advance(60);
  assert.equal(await statusOf(voided), 'VOIDED');
  await assert.rejects(
    captureAuthorizedPayment(voided, { eventId }, { client }),
    (error) => isErrorOf(error, captureAuthorizedPayment) && error.code === 'ORDER_STATUS_NOT_AUTHORIZED',
  );

  const { id: reservationId } = await hold(site, eventId, 'Seat with paper', 1);
  const buyer = { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' };
  const made = await checkout(
    { eventId, reservationId, buyer, guests: [guest], options: { payInPerson: true } },
    { client: site },
  );
  const { orderNumber } = present(made.order);
  await confirmOrder(eventId, { orderNumber: [orderNumber] }, { client });
  assert.equal(await statusOf(orderNumber), 'PAID');
  assert.equal((await revenue()) - before > 45, true, 'two seats and their fees');

  const found = await listOrders(
    { eventId: [eventId], searchPhrase: 'Lindt', fieldset: ['DETAILS'], limit: 50 },
    { client },
  );
  assert(found.orders.some((order) => order.orderNumber === orderNumber));
  await updateOrder(eventId, orderNumber, { archived: true, fields: ['archived'] }, { client });
  await bulkUpdateOrders(
    eventId,
    { orderNumber: [captured], archived: true, fields: ['archived'] },
    { client },
  );
  const filed = await listOrders({ eventId: [eventId], tag: ['ARCHIVED'], limit: 50 }, { client });
  assert(filed.orders.filter((order) => [captured, orderNumber].includes(order.orderNumber)).length === 2);
};
