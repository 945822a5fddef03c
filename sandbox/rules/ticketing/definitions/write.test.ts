import { describe, expect, test } from 'vitest';
import { codeOf, fieldOf, idOf, pass } from '../../../testing/box-office.ts';
import { concertHall, DEFINITIONS, money, SEAT } from '../../../testing/concert-hall.ts';
import { concert, makeEvent } from '../../../testing/events.ts';
import { secondFamily } from '../../../testing/second-tickets.ts';

describe('a definition that the owner writes', () => {
  test('R573: has one pricing method, a fee and a limit for each checkout', async () => {
    const { create, visitor, eventId } = await concertHall();
    const methods = [
      [{ fixedPrice: money('45') }, { fixedPrice: money('45.00'), pricingType: 'STANDARD', free: false }],
      [{ fixedPrice: money('0') }, { fixedPrice: money('0.00'), pricingType: 'STANDARD', free: true }],
      [{ guestPrice: money('5') }, { guestPrice: money('5.00'), pricingType: 'DONATION', free: false }],
    ];
    for (const [pricingMethod, expected] of methods)
      expect((await create({ pricingMethod })).body.at('ticketDefinition.pricingMethod')).toEqual(expected);
    const { body } = await create({
      pricingMethod: { pricingOptions: { optionDetails: [{ name: 'Student', price: money('12.50') }] } },
      initialLimit: 3,
    });
    expect(body.at('ticketDefinition.pricingMethod.pricingOptions.optionDetails.0')).toMatchObject({
      name: 'Student',
      price: money('12.50'),
    });
    expect(body.at('ticketDefinition.limitPerCheckout')).toBe(3);
    const id = body.text('ticketDefinition.id');
    const hold = (quantity: number) =>
      visitor.post('/v1/ticket-reservations', {
        ticketReservation: {
          tickets: [
            {
              ticketDefinitionId: id,
              quantity,
              ticketInfo: {
                pricingOptionId: body.text(
                  'ticketDefinition.pricingMethod.pricingOptions.optionDetails.0.optionId',
                ),
              },
            },
          ],
        },
      });
    expect((await hold(2)).status).toBe(200);
    const left = await visitor.post(`${DEFINITIONS}/available/query`, { query: { filter: { id, eventId } } });
    expect(left.body.at('ticketDefinitions.0.limitPerCheckout')).toBe(1);
  });

  test.each([
    ['two methods', { fixedPrice: money('1'), guestPrice: money('1') }, 'ticketDefinition.pricingMethod'],
    ['none', {}, 'ticketDefinition.pricingMethod'],
    [
      'two currencies',
      {
        pricingOptions: {
          optionDetails: [
            { name: 'A', price: money('1') },
            { name: 'B', price: { value: '1', currency: 'USD' } },
          ],
        },
      },
      'ticketDefinition.pricingMethod',
    ],
    ['too many digits', { fixedPrice: money('1.001') }, 'ticketDefinition.pricingMethod.fixedPrice.value'],
    [
      'a number',
      { fixedPrice: { value: 1, currency: 'EUR' } },
      'ticketDefinition.pricingMethod.fixedPrice.value',
    ],
    [
      'no option',
      { pricingOptions: { optionDetails: [] } },
      'ticketDefinition.pricingMethod.pricingOptions.optionDetails',
    ],
    [
      'an option without a name',
      { pricingOptions: { optionDetails: [{ price: money('1') }] } },
      'ticketDefinition.pricingMethod.pricingOptions.optionDetails[0].name',
    ],
    [
      'an option without a price',
      { pricingOptions: { optionDetails: [{ name: 'A' }] } },
      'ticketDefinition.pricingMethod.pricingOptions.optionDetails[0].price',
    ],
  ])('R573: is refused with %s', async (_, pricingMethod, field) => {
    const { create } = await concertHall();
    const refused = await create({ pricingMethod });
    expect([refused.status, fieldOf(refused)]).toEqual([400, field]);
  });

  test('R574: shows a ticket outside its sale only if it says so, as the older list does', async () => {
    const { create, available, visitor, sandbox } = await concertHall();
    const startDate = '2026-03-03T09:00:30.000Z';
    await create({ name: 'Shown', salePeriod: { startDate, displayNotOnSale: true } });
    const hidden = await create({ name: 'Hidden', salePeriod: { startDate } });
    expect(hidden.body.at('ticketDefinition.salePeriod')).toEqual({
      startDate: '2026-03-03T09:00:00.000Z',
      displayNotOnSale: false,
    });
    const seen = async () =>
      (await available(visitor)).body.list('ticketDefinitions').map((each) => each.at('name'));
    expect(await seen()).toEqual(['Shown']);
    const older = await visitor.get(
      '/v1/checkout/available-tickets?limit=9&state=INCLUDE_HIDDEN_NOT_ON_SALE',
    );
    expect(older.body.list('definitions').map((each) => each.at('salePeriod.hideNotOnSale'))).toEqual([
      false,
      true,
    ]);
    pass(sandbox, 24 * 60);
    expect(await seen()).toEqual(['Shown', 'Hidden']);
  });

  test('R574: may have a sale period with only an end', async () => {
    const { create, available, visitor, sandbox } = await concertHall();
    const endDate = '2026-03-02T10:00:00.000Z';
    const { body } = await create({ salePeriod: { endDate, displayNotOnSale: true } });
    expect(body.at('ticketDefinition')).toMatchObject({
      salePeriod: { endDate, displayNotOnSale: true },
      saleStatus: 'SALE_STARTED',
    });
    expect(body.at('ticketDefinition.salePeriod.startDate')).toBeUndefined();
    const older = await visitor.get('/v1/checkout/available-tickets?limit=9');
    expect(older.body.at('definitions.0.salePeriod')).toEqual({ endDate, hideNotOnSale: false });
    pass(sandbox, 60);
    expect((await available(visitor)).body.at('ticketDefinitions.0.saleStatus')).toBe('SALE_ENDED');
  });

  test('R575: belongs to an event with tickets, has at most 99 others, and ends after its start', async () => {
    const { owner, create, made, change } = await concertHall();
    const party = await makeEvent(owner, { ...concert, registration: { initialType: 'RSVP' } });
    const refusals = [
      await create({ eventId: party.text('id') }),
      await create({ salePeriod: { startDate: '2026-03-04T09:00:00Z', endDate: '2026-03-03T09:00:00Z' } }),
      await create({ eventId: idOf('nowhere') }),
    ];
    expect(refusals.map((answer) => [answer.status, codeOf(answer)])).toEqual([
      [428, 'INVALID_EVENT_TYPE'],
      [428, 'INVALID_SALE_PERIOD'],
      [404, 'EVENT_NOT_FOUND'],
    ]);
    const id = await made();
    const period = { startDate: '2026-03-04T09:00:00Z', endDate: '2026-03-04T09:00:59Z' };
    expect(codeOf(await change(id, { revision: '1', salePeriod: period }))).toBe('INVALID_SALE_PERIOD');
    for (let number = 1; number < 100; number += 1) await made({ name: `Row ${number}` });
    const full = await create();
    expect([full.status, codeOf(full)]).toEqual([428, 'TICKET_DEFINITIONS_LIMIT_REACHED']);
  });

  test('changes only the members of an update, and clears members that are null', async () => {
    const { made, change } = await concertHall();
    const salePeriod = { startDate: '2026-03-01T09:00:00.000Z', displayNotOnSale: true };
    const id = await made({
      description: 'By the window',
      policyText: 'No refunds',
      initialLimit: 24,
      salePeriod,
    });
    const first = await change(id, { revision: '1', name: 'Chair' }, ['EVENT_DETAILS']);
    expect(first.body.at('ticketDefinition')).toMatchObject({
      name: 'Chair',
      description: 'By the window',
      policyText: 'No refunds',
      initialLimit: 24,
      salePeriod,
      revision: '2',
      eventDetails: { title: 'Strings by candlelight' },
    });
    const { body } = await change(id, {
      id,
      revision: '2',
      description: null,
      policyText: null,
      initialLimit: null,
      salePeriod: null,
      hidden: true,
      feeType: 'FEE_ADDED_AT_CHECKOUT',
      extendedFields: { namespaces: { '@acme/seats': { row: 3 } } },
    });
    const cleared = Object(body.at('ticketDefinition')) as object;
    for (const name of ['description', 'policyText', 'initialLimit', 'salePeriod'])
      expect(cleared).not.toHaveProperty(name);
    expect(cleared).toMatchObject({ limited: false, hidden: true, feeType: 'FEE_ADDED_AT_CHECKOUT' });
  });

  test('R573: keeps the ids of the price options that stay', async () => {
    const { create, change } = await concertHall();
    const { body } = await create({
      pricingMethod: {
        pricingOptions: { optionDetails: ['A', 'B'].map((name) => ({ name, price: money('10') })) },
      },
    });
    const at = 'ticketDefinition.pricingMethod.pricingOptions.optionDetails';
    const kept = body.text(`${at}.1.optionId`);
    const changed = await change(body.text('ticketDefinition.id'), {
      revision: '1',
      pricingMethod: {
        pricingOptions: {
          optionDetails: [
            { optionId: kept, name: 'B', price: money('12') },
            { optionId: idOf('unknown'), name: 'C', price: money('9') },
          ],
        },
      },
    });
    expect(changed.body.list(at).map((each) => each.at('name'))).toEqual(['B', 'C']);
    expect(changed.body.at(`${at}.0.optionId`)).toBe(kept);
    expect(changed.body.at(`${at}.1.optionId`)).not.toBe(idOf('unknown'));
  });

  test('R535: refuses an update with a stale revision, and changes nothing', async () => {
    const { made, change, owner } = await concertHall();
    const id = await made();
    expect((await change(id, { revision: '1', name: 'Chair' })).status).toBe(200);
    const stale = await change(id, { revision: '1', name: 'Bench' });
    expect([stale.status, codeOf(stale)]).toEqual([409, 'INVALID_REVISION']);
    expect(stale.body.at('details.applicationError.data')).toEqual({
      expectedRevision: '1',
      currentRevision: '2',
    });
    expect((await owner.get(`${DEFINITIONS}/${id}`)).body.at('ticketDefinition.name')).toBe('Chair');
    expect((await change(id, { name: 'Bench' })).status).toBe(400);
  });

  test('is gone after its deletion, while reservations and orders stay', async () => {
    const { owner, made, visitor } = await concertHall();
    const id = await made();
    const tickets = [{ ticketDefinitionId: id, quantity: 1 }];
    const held = await visitor.post('/v1/ticket-reservations', { ticketReservation: { tickets } });
    expect((await owner.remove(`${DEFINITIONS}/${id}`)).body.value).toEqual({});
    expect((await owner.remove(`${DEFINITIONS}/${id}`)).status).toBe(404);
    const read = await visitor.get(`/v1/ticket-reservations/${held.body.text('ticketReservation.id')}`);
    expect(read.body.at('ticketReservation.tickets.0')).toMatchObject({ price: money('45.00') });
  });

  test('goes on sale when its draft is published, and opens the registration of its event', async () => {
    const { owner, visitor, available } = await concertHall();
    const draft = await makeEvent(owner, { title: 'Late quartets' }, true);
    const eventId = draft.text('id');
    await owner.post(DEFINITIONS, { ticketDefinition: { eventId, ...SEAT } });
    const query = { filter: { eventId } };
    expect((await available(visitor, query)).body.at('metadata.total')).toBe(0);
    await owner.post(`/v3/events/${eventId}/publish`, {});
    expect((await available(visitor, query)).body.at('metadata.total')).toBe(1);
    const event = await visitor.get(`/v3/events/${eventId}?fields=REGISTRATION`);
    expect(event.body.at('event.registration.status')).toBe('OPEN_TICKETS');
  });

  test('announces that the registration of a published event opens', async () => {
    const { sandbox, made, eventId } = await concertHall();
    await made();
    const updated = sandbox.state.notifications.findLast(
      ({ eventType }) => eventType === 'wix.events.v3.event_updated',
    );
    expect(updated?.data).toMatchObject({
      entityId: eventId,
      updatedEvent: { modifiedFields: { 'registration.status': 'CLOSED_AUTOMATICALLY' } },
    });
  });
});

describe('the notifications of definitions', () => {
  test('R567: announce each change, and a new sale period separately', async () => {
    const { sandbox, owner, made, change } = await concertHall();
    const id = await made();
    await change(id, { revision: '1', initialLimit: 10 });
    const salePeriod = { endDate: '2026-03-05T09:00:00.000Z', displayNotOnSale: true };
    await change(id, { revision: '2', salePeriod });
    await owner.remove(`${DEFINITIONS}/${id}`);
    expect(secondFamily(sandbox)).toEqual([
      'definition_created',
      'definition_updated',
      'definition_updated',
      'definition_sale_period_updated',
      'definition_deleted',
    ]);
    const [, limited, , period] = sandbox.state.notifications.filter(({ eventType }) =>
      eventType.includes('ticket_definition'),
    );
    expect(limited?.data).toMatchObject({
      updatedEvent: { currentEntity: { initialLimit: 10 }, modifiedFields: { initialLimit: null } },
    });
    expect(period?.data).toMatchObject({
      entityFqdn: 'wix.events.v3.ticket_definition',
      slug: 'sale_period_updated',
      entityId: id,
      actionEvent: { body: { afterUpdate: salePeriod } },
    });
  });

  test('R568: announce the start and the end of a sale at their instants', async () => {
    const { sandbox, made } = await concertHall();
    const [startDate, endDate] = ['2026-03-02T10:00:00.000Z', '2026-03-02T11:00:00.000Z'];
    const id = await made({ salePeriod: { startDate, endDate } });
    const sales = () =>
      sandbox.state.notifications.flatMap(({ eventType, date }) =>
        eventType.includes('definition_sale') ? [[eventType.split('_').slice(-2).join('_'), date]] : [],
      );
    sandbox.advance(60 * 60_000 - 1);
    expect(sales()).toEqual([]);
    pass(sandbox, 120);
    expect(sales()).toEqual([
      ['sale_started', startDate],
      ['sale_ended', endDate],
    ]);
    const started = sandbox.state.notifications.find(({ eventType }) => eventType.endsWith('sale_started'));
    expect(started?.data).toMatchObject({
      entityId: id,
      slug: 'sale_started',
      actionEvent: { body: { ticketDefinition: { id, saleStatus: 'SALE_STARTED' } } },
    });
  });
});
