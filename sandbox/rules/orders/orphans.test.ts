import { expect, test } from 'vitest';
import { boxOffice, EVENT_ID, payAt } from '../../testing/box-office.ts';

const fieldsets = 'fieldset=DETAILS&fieldset=FORM&fieldset=INVOICE&fieldset=TICKETS';

test('R134: the orders of a deleted event can still be read, listed, voided and canceled', async () => {
  const failures: unknown[] = [];
  const office = await boxOffice({ onError: (error) => failures.push(error) });
  const { sandbox, owner, buyer, order, want, record } = office;
  const paid = await order([want('seat', 2)]);
  payAt(sandbox, paid, 'pay');
  sandbox.advance('1m');
  const [open, authorized, late] = [
    await order([want('seat')]),
    await order([want('seat')]),
    await order([want('seat')]),
  ];
  payAt(sandbox, authorized, 'authorize');
  expect((await owner.remove(`/v3/events/${EVENT_ID}`)).status).toBe(200);

  const path = `/v1/events/${EVENT_ID}/orders`;
  for (const by of [buyer, owner]) {
    const { status, body } = await by.get(`${path}/${paid}?${fieldsets}`);
    expect([status, body.at('order.status'), body.list('order.tickets').length]).toEqual([200, 'PAID', 2]);
    expect(body.at('order.tickets.0.policy')).toBe('');
    expect(body.at('calendarLinks')).toBeUndefined();
  }
  const { body } = await owner.get(`/v1/orders?eventId=${EVENT_ID}&facet=status&${fieldsets}`);
  expect(body.at('total')).toBe(4);
  const ofCreator = await owner.get(`/v1/orders?eventCreatorId=${office.event.about.userId}`);
  expect(ofCreator.body.at('total')).toBe(0);
  expect((await owner.get('/v1/orders/summary')).body.at('sales.0.totalOrders')).toBe(1);
  // The event no longer exists, so there is no summary of it.
  expect((await owner.get(`/v1/orders/summary?eventId=${EVENT_ID}`)).status).toBe(404);

  expect((await owner.patch(`${path}/${paid}`, { archived: true, fields: 'archived' })).status).toBe(200);
  // The deletion of the event released the tickets, and no ticket definition is left to take tickets from.
  const { status, body: refused } = await owner.post(`${path}/confirm`, { orderNumber: [late] });
  expect([status, refused.at('details.applicationError.code')]).toEqual([428, 'ORDER_ACTION_NOT_AVAILABLE']);
  const voided = `/v1/events/orders/${authorized}/void`;
  expect((await owner.post(voided, { eventId: EVENT_ID })).status).toBe(200);
  sandbox.advance('1d');
  expect([record(open).status, record(authorized).status]).toEqual(['CANCELED', 'VOIDED']);
  const page = body.text('orders.0.ticketsPdf');
  expect((await sandbox.fetch(new Request(page))).status).toBe(200);
  sandbox.owner.eraseOrder(paid);
  expect((await owner.get(`/v1/orders?${fieldsets}`)).body.at('total')).toBe(3);
  expect(failures).toEqual([]);
});
