import { expect, test } from 'vitest';
import { Notification } from '../../generated/notifications/zod.ts';
import { notificationFacts } from '../../generated/notifications/index.ts';
import { createVerifier } from '../../src/webhooks/index.ts';
import type { Sandbox } from '../control/sandbox.ts';
import { orderChanges } from '../rules/shop-orders/change.ts';
import { open, shopperWith } from '../testing/hosted.ts';
import { boxOffice, payAt } from '../testing/box-office.ts';
import { eventOf, makeEvent } from '../testing/events.ts';
import { DEFINITIONS, money } from '../testing/concert-hall.ts';
import { productOf, variantOf, type Shopper } from '../testing/shopper.ts';

/** Changes a ticket definition, and removes a reservation and a definition. */
const announceTickets = async (owner: Shopper): Promise<void> => {
  const eventId = (await makeEvent(owner, { title: 'With tickets' })).text('id');
  const seat = { eventId, name: 'Seat', pricingMethod: { fixedPrice: money('9') }, feeType: 'NO_FEE' };
  const create = async () =>
    (await owner.post(DEFINITIONS, { ticketDefinition: seat })).body.text('ticketDefinition.id');
  const id = await create();
  const salePeriod = { startDate: '2026-03-10T09:00:00Z', endDate: '2026-03-12T09:00:00Z' };
  const tickets = [{ ticketDefinitionId: id, quantity: 1 }];
  const held = await owner.post('/v1/ticket-reservations', { ticketReservation: { tickets } });
  await owner.remove(`/v1/ticket-reservations/${held.body.text('ticketReservation.id')}`);
  await owner.patch(`${DEFINITIONS}/${id}`, { ticketDefinition: { revision: '1', salePeriod } });
  await owner.remove(`${DEFINITIONS}/${await create()}`);
};

/** Pays and changes a store order, imports and deletes a copy of it, and changes every part of the tree of categories. */
const announceStore = async (sandbox: Sandbox): Promise<void> => {
  const { owner } = sandbox;
  await (await open(await shopperWith('oak-board', 1, sandbox))).press('pay');
  const number = sandbox.orders.at(-1)?.number ?? '';
  for (const change of orderChanges) owner.changeOrder(number, change);
  owner.importOrder(number, 'A-1');
  owner.deleteImportedOrder('A-1');
  owner.moveCatalog();
  owner.changeCategory({ do: 'create', name: 'Cups', under: 'table' });
  owner.changeCategory({ do: 'rename', category: 'cups', name: 'Cups and mugs' });
  owner.changeCategory({ do: 'add', category: 'cups', product: 'oak-board' });
  owner.changeCategory({ do: 'arrange', category: 'cups', products: ['oak-board'] });
  owner.changeCategory({ do: 'remove', category: 'cups', product: 'oak-board' });
  owner.changeCategory({ do: 'move', category: 'cups' });
  owner.changeCategory({ do: 'delete', category: 'cups' });
};

test('R204: every kind of change is announced with its own type, and reaches a receiver', async () => {
  const bodies: string[] = [];
  const { sandbox, want, order, owner, buyer } = await boxOffice({
    scenario: 'fresh-shop',
    deliver: async (request) => {
      bodies.push(await request.text());
      return new Response();
    },
  });
  sandbox.webhooks.register({ url: 'http://receiver.example/' });

  await buyer.add('teapot-for-two');
  await buyer.add('teapot-for-two');
  await buyer.post('/v2/carts/current/calculate');
  await buyer.remove('/v1/carts/current');

  const made = await owner.post('/v1/products', {
    product: { name: 'Tray', productType: 'physical', priceData: { price: 10 } },
  });
  const tray = made.body.text('product.id');
  await owner.patch(`/v1/products/${tray}`, { product: { name: 'Large tray' } });
  await owner.remove(`/v1/products/${tray}`);
  const tee = productOf(sandbox, 'studio-tee');
  await owner.patch(`/v1/products/${tee.id}/variants`, {
    variants: [{ variantIds: [variantOf(tee, {}).id], price: 31 }],
  });
  const collection = (await owner.post('/v1/collections', { collection: { name: 'New things' } })).body.text(
    'collection.id',
  );
  await owner.patch(`/v1/collections/${collection}`, { collection: { name: 'Newer things' } });
  await owner.remove(`/v1/collections/${collection}`);

  sandbox.state.settings.catalogVersion = 'V3';
  sandbox.owner.restock('VT-005', 9);
  sandbox.owner.deleteProduct(sandbox.owner.copyProduct('oak-board').slug);
  for (const kind of ['brand', 'ribbon'] as const) {
    sandbox.owner.giveLabel(kind, 'Field', 'oak-board');
    sandbox.owner.renameLabel(kind, 'Field', 'Meadow');
    sandbox.owner.deleteLabel(kind, 'Meadow');
  }
  sandbox.state.settings.catalogVersion = 'V1';

  const held = await order([want('seat')]);
  payAt(sandbox, held, 'pay');
  sandbox.advance('1m');
  sandbox.owner.eraseOrder(held);

  const draft = await makeEvent(owner, {}, true);
  await owner.post(`/v3/events/${draft.text('id')}/publish`);
  await owner.patch(`/v3/events/${draft.text('id')}`, { event: { title: 'Strings' } });
  await owner.post(`/v3/events/${draft.text('id')}/clone`);
  const off = await makeEvent(owner, { title: 'Never' });
  await owner.post(`/v3/events/${off.text('id')}/cancel`);
  await owner.remove(`/v3/events/${off.text('id')}`);

  await announceTickets(owner);
  const reply = {
    eventId: eventOf(sandbox, 'wheel-throwing-evening').id,
    status: 'YES',
    firstName: 'Mara',
    lastName: 'Lindt',
    email: 'mara@example.com',
    form: { inputValues: [{ inputName: 'experience', value: 'Never' }] },
  };
  const rsvpId = (await buyer.post('/v2/rsvps', { rsvp: reply })).body.text('rsvp.id');
  await owner.patch(`/v2/rsvps/${rsvpId}`, { rsvp: { revision: '1', lastName: 'Weber' } });
  await owner.remove(`/v2/rsvps/${rsvpId}`);
  await buyer.post('/v2/register', { loginId: { email: 'new@example.org' }, password: 'long-enough' });
  const member = sandbox.state.members.at(-1)?.id ?? '';
  await owner.patch(`/v1/members/${member}`, { member: { profile: { nickname: 'New' } } });
  sandbox.owner.deleteMember(member);
  await announceStore(sandbox);
  sandbox.advance('60d');

  await sandbox.webhooks.settled();
  const verify = createVerifier({
    publicKey: await sandbox.webhooks.publicKey(),
    schema: Notification,
  });
  const announced = await Promise.all(
    bodies.map(async (body) => (await verify(body)).notification.eventType),
  );
  expect(
    Object.keys(notificationFacts).filter((type) => !announced.includes(type as (typeof announced)[0])),
  ).toEqual([]);
  expect(announced).toHaveLength(sandbox.state.notificationCount);
});
