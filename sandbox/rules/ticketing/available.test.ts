import { describe, expect, test } from 'vitest';
import { boxOffice, definitionRecord, EVENT_ID, idOf, pass } from '../../testing/box-office.ts';

const DAY = 24 * 60;
const START = Date.parse('2026-03-02T09:00:00.000Z');
const list = `/v1/checkout/available-tickets?eventId=${EVENT_ID}&limit=100`;
const later = (days: number) => START + days * DAY * 60_000;

describe('tickets on sale', () => {
  test('R150: a sale is scheduled before its start, started from its start on, and ended from its end on', async () => {
    const { sandbox, buyer } = await boxOffice({
      tickets: [definitionRecord('seat', { sale: { start: later(1), end: later(2), hideNotOnSale: false } })],
    });
    const status = async () => (await buyer.get(list)).body.at('definitions.0.saleStatus');
    expect(await status()).toBe('SALE_SCHEDULED');
    sandbox.advance(DAY * 60_000 - 1);
    expect(await status()).toBe('SALE_SCHEDULED');
    sandbox.advance(1);
    expect(await status()).toBe('SALE_STARTED');
    pass(sandbox, DAY);
    expect(await status()).toBe('SALE_ENDED');
  });

  test.each([
    ['start', true, 'SALE_ENDED'],
    ['end', false, 'SALE_STARTED'],
  ])('R150: without an end a sale ends with the %s of the event', async (_, salesEndAtStart, expected) => {
    const { sandbox, buyer } = await boxOffice({ ticketing: { salesEndAtStart } });
    pass(sandbox, 10 * DAY - 1);
    expect((await buyer.get(list)).body.at('definitions.0.saleStatus')).toBe('SALE_STARTED');
    pass(sandbox, 1);
    expect((await buyer.get(list)).body.at('definitions.0.saleStatus')).toBe(expected);
  });

  test('R150: hideNotOnSale hides a ticket that is not on sale, unless the list requests such tickets', async () => {
    const sale = { start: later(1), end: null, hideNotOnSale: true };
    const { sandbox, buyer, want, reserve } = await boxOffice({
      tickets: [definitionRecord('late', { sale })],
    });
    expect((await buyer.get(list)).body.at('metaData.total')).toBe(0);
    const all = (await buyer.get(`${list}&state=INCLUDE_HIDDEN_NOT_ON_SALE`)).body;
    expect(all.at('definitions.0.state')).toEqual(['INCLUDE_HIDDEN_NOT_ON_SALE']);
    expect((await reserve([want('late')])).status).toBe(428);
    pass(sandbox, DAY);
    const shown = (await buyer.get(list)).body;
    expect(shown.at('definitions.0.salePeriod')).toEqual({
      startDate: '2026-03-03T09:00:00.000Z',
      hideNotOnSale: true,
    });
    expect(shown.at('definitions.0.state')).toBeUndefined();
  });

  test('R151: hidden tickets are not listed; sold-out tickets are listed with limit 0', async () => {
    const { buyer } = await boxOffice({
      tickets: [
        definitionRecord('secret', { hidden: true }),
        definitionRecord('gone', { capacity: 5, sold: 4, held: 1 }),
      ],
    });
    const { body } = await buyer.get(list);
    expect(body.list('definitions').map((each) => [each.at('name'), each.at('limitPerCheckout')])).toEqual([
      ['gone', 0],
    ]);
  });

  test.each([
    ['a draft', { status: 'DRAFT' }, {}],
    ['canceled', { status: 'CANCELED' }, {}],
    ['paused', {}, { paused: true }],
  ] as const)('R151: an event that is %s offers no tickets', async (_, changes, ticketing) => {
    const { buyer, event, want, reserve } = await boxOffice({ ticketing });
    Object.assign(event, changes);
    expect((await buyer.get(list)).body.at('metaData.total')).toBe(0);
    expect((await reserve([want('seat')])).status).not.toBe(200);
  });

  test('R151: an event that is over offers no tickets', async () => {
    const { sandbox, buyer } = await boxOffice();
    pass(sandbox, 10 * DAY + 180);
    expect((await buyer.get(list)).body.at('metaData.total')).toBe(0);
  });

  test('R152: the limit of a checkout is the remaining stock, at most the limit of the event; it is 20 without a capacity', async () => {
    const { buyer } = await boxOffice({
      ticketing: { ticketsPerOrder: 30 },
      tickets: [
        definitionRecord('few', { capacity: 10, sold: 3, held: 2 }),
        definitionRecord('many', { capacity: 500 }),
        definitionRecord('any', { capacity: null }),
      ],
    });
    const { body } = await buyer.get(list);
    expect(body.list('definitions').map((each) => each.at('limitPerCheckout'))).toEqual([5, 30, 20]);
  });
});

describe('lists of tickets', () => {
  const tickets = [
    definitionRecord('Balcony seat', { orderIndex: 3, price: { type: 'donation', least: '5' } }),
    definitionRecord('Arena', { orderIndex: 1, price: { type: 'fixed', price: '80' } }),
    definitionRecord('Class', {
      orderIndex: 2,
      fee: 'FEE_ADDED',
      price: {
        type: 'options',
        options: [
          { id: idOf('full'), name: 'Full', price: '30' },
          { id: idOf('student'), name: 'Student', price: '12.5' },
        ],
      },
    }),
  ];
  const names = async (path: string) => {
    const { buyer } = await boxOffice({ tickets });
    return (await buyer.get(path)).body.list('definitions').map((each) => each.at('name'));
  };

  test.each([
    ['created:asc', ['Balcony seat', 'Arena', 'Class']],
    ['created:desc', ['Class', 'Arena', 'Balcony seat']],
    ['name:asc', ['Arena', 'Balcony seat', 'Class']],
    ['orderIndex:desc', ['Balcony seat', 'Class', 'Arena']],
    ['price:asc', ['Balcony seat', 'Class', 'Arena']],
  ])('are sorted by %s', async (sort, expected) => {
    expect(await names(`${list}&sort=${sort}`)).toEqual(expected);
  });

  test('have pages, which are empty without a limit', async () => {
    const { buyer } = await boxOffice({ tickets });
    const { body } = await buyer.get('/v1/checkout/available-tickets');
    expect(body.value).toEqual({
      metaData: { count: 0, offset: 0, total: 3, tooManyToCount: false },
      definitions: [],
    });
    expect(await names('/v1/checkout/available-tickets?limit=1&offset=1')).toEqual(['Arena']);
  });

  test.each([
    [{ eventId: EVENT_ID }, 3],
    [{ eventId: idOf('another event') }, 0],
    [{ ticketDefinitionId: { $in: [idOf('Arena'), idOf('Class')] } }, 2],
    [{ name: 'Arena' }, 1],
    [{ name: { $urlized: 'balcony-seat' } }, 1],
    [{ $or: [{ name: { $contains: 'seat' } }, { name: { $urlized: 'arena', $ne: 'Class' } }] }, 2],
    [{ $not: { name: { $gte: 'B' } } }, 1],
  ])('are filtered by %j', async (filter, expected) => {
    const { buyer } = await boxOffice({ tickets });
    const { body } = await buyer.post('/v1/checkout/available-tickets/query', { filter, limit: 10 });
    expect(body.list('definitions')).toHaveLength(expected);
  });

  test('show how each ticket is priced and who pays the fee', async () => {
    const { buyer } = await boxOffice({ tickets });
    const [donation, fixed, options] = (await buyer.get(list)).body.list('definitions');
    expect(donation?.at('pricing')).toEqual({
      minPrice: { amount: '5.00', value: '5.00', currency: 'EUR' },
      pricingType: 'DONATION',
    });
    expect(fixed?.at('pricing.fixedPrice.value')).toBe('80.00');
    expect(fixed?.at('wixFeeConfig')).toBeUndefined();
    expect(options?.at('price')).toBeUndefined();
    expect(options?.at('pricing.pricingOptions.options.1')).toEqual({
      id: idOf('student'),
      name: 'Student',
      price: { amount: '12.50', value: '12.50', currency: 'EUR' },
    });
    expect(options?.at('wixFeeConfig.type')).toBe('FEE_ADDED');
  });

  test('show policy and sales figures to owner and app only', async () => {
    const { buyer, owner } = await boxOffice();
    const query = { limit: 10, fieldset: ['POLICY', 'DASHBOARD'] };
    expect((await buyer.post('/v1/checkout/available-tickets/query', query)).status).toBe(403);
    const { body } = await owner.post('/v1/checkout/available-tickets/query', query);
    expect(body.at('definitions.0.policy')).toBe('Terms of seat');
    expect(body.at('definitions.0.dashboard')).toMatchObject({ quantity: 30, unsold: 30, hidden: false });
    const plain = (await buyer.get(list)).body;
    expect([plain.at('definitions.0.policy'), plain.at('definitions.0.dashboard')]).toEqual(['', undefined]);
  });
});

test('the checkout options follow the settings of the site', async () => {
  const { sandbox, buyer } = await boxOffice({ settings: { acceptsPayments: false } });
  const options = () => buyer.get('/v1/checkout/options');
  expect((await options()).body.value).toEqual({
    paymentMethodConfigured: false,
    acceptCoupons: false,
    premiumServices: true,
    paidTickets: true,
    acceptGiftCards: false,
  });
  pass(sandbox, 11 * DAY);
  expect((await options()).body.at('paidTickets')).toBe(false);
});
