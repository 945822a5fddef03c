import { describe, expect, test } from 'vitest';
import { codeOf, definitionRecord, EVENT_ID, idOf } from '../../../testing/box-office.ts';
import { concertHall, DEFINITIONS, money } from '../../../testing/concert-hall.ts';
import { secondBoxOffice } from '../../../testing/second-tickets.ts';
import type { Shopper } from '../../../testing/shopper.ts';

describe('definitions that visitors read', () => {
  test('R570: are the visible tickets of open events, in the order of the owner, 100 a page', async () => {
    const { sandbox, buyer } = await secondBoxOffice({
      tickets: [
        definitionRecord('second', { orderIndex: 1 }),
        definitionRecord('secret', { hidden: true }),
        definitionRecord('first', { orderIndex: 0 }),
      ],
    });
    const read = (query: object) => buyer.post(`${DEFINITIONS}/available/query`, { query });
    const names = async (query: object) =>
      (await read(query)).body.list('ticketDefinitions').map((each) => each.at('name'));
    const sort = [{ fieldName: 'sortIndex', order: 'ASC' }];
    expect(await names({ filter: { eventId: EVENT_ID }, sort })).toEqual(['first', 'second']);
    expect(await names({ filter: { eventId: idOf('elsewhere') } })).toEqual([]);
    const count = await buyer.post(`${DEFINITIONS}/available/count`, { filter: { eventId: EVENT_ID } });
    expect(count.body.at('metadata.total')).toBe(2);
    for (let number = 0; number < 101; number += 1) {
      const one = definitionRecord(`copy ${number}`);
      sandbox.state.ticketDefinitions[one.id] = one;
    }
    expect((await read({})).body.at('metadata')).toMatchObject({ count: 100, total: 103 });
    const older = await buyer.get('/v1/checkout/available-tickets?limit=100');
    expect(older.body.at('metaData.total')).toBe(103);
  });

  test('R570: are walked through by a cursor, with filter and sort order', async () => {
    const { visitor, made, available } = await concertHall();
    for (const name of ['A', 'B', 'C']) await made({ name });
    const query = { filter: { feeType: 'FEE_INCLUDED' }, sort: [{ fieldName: 'name', order: 'DESC' }] };
    const first = await available(visitor, { ...query, cursorPaging: { limit: 2 } });
    const cursor = first.body.text('metadata.cursors.next');
    const second = await available(visitor, { cursorPaging: { cursor, limit: 2 } });
    expect(
      [first, second].flatMap(({ body }) => body.list('ticketDefinitions').map((each) => each.at('name'))),
    ).toEqual(['C', 'B', 'A']);
    expect((await available(visitor, { filter: { price: '1' } })).status).toBe(400);
    expect((await available(visitor, { paging: { limit: 1 }, cursorPaging: { limit: 1 } })).status).toBe(400);
  });

  test('R570: are read at the documented path and at the path of the package', async () => {
    const { visitor, made } = await concertHall();
    await made();
    for (const prefix of ['/events', '/events-ticket-definitions', '/_api/events-ticket-definitions']) {
      const { body } = await visitor.post(`${prefix}${DEFINITIONS}/available/query`, { query: {} });
      expect(body.at('metadata.total')).toBe(1);
    }
  });

  test('R571: are all that they read; every definition is for owner and app', async () => {
    const { owner, made, visitor } = await concertHall();
    const id = await made({ hidden: true });
    expect((await visitor.get(`${DEFINITIONS}/${id}`)).status).toBe(403);
    expect((await visitor.post(`${DEFINITIONS}/query`, { query: {} })).status).toBe(403);
    expect((await owner.get(`${DEFINITIONS}/${id}`)).body.at('ticketDefinition.hidden')).toBe(true);
    const all = await owner.post(`${DEFINITIONS}/query`, { query: { filter: { hidden: true } } });
    expect(all.body.list('ticketDefinitions').map((each) => each.at('id'))).toEqual([id]);
    const unknown = await owner.get(`${DEFINITIONS}/${idOf('nothing')}`);
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'TICKET_DEFINITION_NOT_FOUND']);
  });

  test('R572: have sales figures for the owner only, and the event for everybody', async () => {
    const { owner, buyer, heldBy, line } = await secondBoxOffice({
      tickets: [definitionRecord('seat', { sold: 6 }), definitionRecord('open', { capacity: null })],
    });
    await heldBy([line('seat', 4)]);
    const read = async (by: Shopper) =>
      (
        await by.post(`${DEFINITIONS}/available/query`, {
          query: {},
          fields: ['SALES_DETAILS', 'EVENT_DETAILS', 'SEATING_DETAILS'],
        })
      ).body.list('ticketDefinitions');
    expect((await read(owner)).map((each) => each.at('salesDetails'))).toEqual([
      { unsoldCount: 20, soldCount: 6, reservedCount: 4, soldOut: false },
      { soldCount: 0, reservedCount: 0, soldOut: false },
    ]);
    const seen = await read(buyer);
    expect(seen.map((each) => each.at('salesDetails'))).toEqual([undefined, undefined]);
    expect(seen[0]?.at('eventDetails')).toMatchObject({ title: 'Throwing evening', status: 'UPCOMING' });
    const plain = await buyer.post(`${DEFINITIONS}/available/query`, { query: {} });
    expect(plain.body.at('ticketDefinitions.0.eventDetails')).toBeUndefined();
  });

  test.each([
    [{ name: 'Gala' }, ['Gala']],
    [{ name: { $exists: true }, description: { $exists: false } }, ['Seat', 'Gala']],
    [{ 'pricingMethod.fixedPrice.value': { $gte: '100' } }, ['Gala']],
    [{ 'pricingMethod.free': true }, ['Free']],
    [
      { 'pricingMethod.pricingType': 'STANDARD', 'pricingMethod.fixedPrice.currency': 'EUR' },
      ['Seat', 'Gala', 'Free'],
    ],
    [{ initialLimit: { $lt: 20 } }, ['Gala']],
    [
      { saleStatus: 'SALE_STARTED', revision: '1', createdDate: { $lte: '2026-03-02T10:00:00+01:00' } },
      ['Seat', 'Gala', 'Free'],
    ],
    [{ updatedDate: { $gt: '2026-03-02T09:00:00Z' } }, []],
    [{ $or: [{ name: 'Free' }, { feeType: { $ne: 'FEE_INCLUDED' } }] }, ['Free']],
  ])('are filtered by %j', async (filter, names) => {
    const { made, visitor, available } = await concertHall();
    await made();
    await made({ name: 'Gala', initialLimit: 10, pricingMethod: { fixedPrice: money('120') } });
    await made({
      name: 'Free',
      description: 'Bring a friend',
      pricingMethod: { fixedPrice: money('0') },
      feeType: 'NO_FEE',
    });
    const { body } = await available(visitor, { filter });
    expect(body.list('ticketDefinitions').map((each) => each.at('name'))).toEqual(names);
  });
});
