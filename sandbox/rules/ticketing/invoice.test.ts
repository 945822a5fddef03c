import { describe, expect, test } from 'vitest';
import type { CouponRecord, TicketDefinitionRecord, TicketTax } from '../../records/state.ts';
import {
  boxOffice,
  definitionRecord,
  EVENT_ID,
  fieldOf,
  idOf,
  type BoxOfficeOptions,
} from '../../testing/box-office.ts';
import type { Answer } from '../../testing/shopper.ts';

const vat = (type: TicketTax['type'], more: Partial<TicketTax> = {}): TicketTax => ({
  name: 'VAT',
  rate: '19',
  type,
  appliesToDonations: false,
  ...more,
});

const coupon = (code: string, more: Partial<CouponRecord> = {}): CouponRecord => ({
  id: idOf(code),
  code,
  name: `Coupon ${code}`,
  effect: { type: 'percentOff', percent: '10' },
  active: true,
  startTime: '2026-01-01T00:00:00.000Z',
  usedBy: {},
  ...more,
});

const ticket = (name: string, price: string, more: Partial<TicketDefinitionRecord> = {}) =>
  definitionRecord(name, { price: { type: 'fixed', price }, ...more });

const sums = ({ body }: Answer) =>
  Object.fromEntries(
    ['subTotal', 'discount.amount', 'tax.amount', 'fees.0.amount', 'grandTotal', 'revenue'].flatMap(
      (part) => {
        const value = body.at(`invoice.${part}.value`);
        return value === undefined ? [] : [[part.split('.')[0], value]];
      },
    ),
  );

interface Case extends BoxOfficeOptions {
  wishes: [name: string, quantity: number][];
  coupons?: CouponRecord[];
  code?: string;
}

const invoiceOf = async ({ wishes, coupons = [], code, ...options }: Case): Promise<Answer> => {
  const { sandbox, want, held, invoice } = await boxOffice(options);
  sandbox.state.coupons = coupons;
  const id = await held(wishes.map(([name, quantity]) => want(name, quantity)));
  return invoice(id, code === undefined ? {} : { withDiscount: { couponCode: code } });
};

const fee = 'FEE_ADDED_AT_CHECKOUT';

test('an invoice says why a gift card is refused, and is unchanged otherwise', async () => {
  const { want, held, invoice } = await boxOffice({ tickets: [ticket('Seat', '20')] });
  const id = await held([want('Seat', 1)]);
  const { status, body } = await invoice(id, { giftCardCode: 'GIFT-7K2M-91QD' });
  expect([status, body.at('giftCardErrors.error.0.code')]).toEqual([200, 'GIFT_CARD_NOT_FOUND']);
  expect(body.at('invoice.grandTotal')).toEqual((await invoice(id)).body.at('invoice.grandTotal'));
});

describe('an invoice', () => {
  test('R165: applies the discount before the tax, and the tax before the fee', async () => {
    const answer = await invoiceOf({
      tickets: [ticket('seat', '45', { fee })],
      ticketing: { tax: vat('ADDED') },
      wishes: [['seat', 2]],
      coupons: [coupon('CLAY10')],
      code: 'clay10',
    });
    expect(sums(answer)).toEqual({
      subTotal: '90.00',
      discount: '9.00',
      tax: '15.39',
      fees: '2.41',
      grandTotal: '98.80',
      revenue: '96.39',
    });
    expect(answer.body.at('invoice.discount')).toEqual({
      amount: { amount: '9.00', value: '9.00', currency: 'EUR' },
      afterDiscount: { amount: '81.00', value: '81.00', currency: 'EUR' },
      code: 'CLAY10',
      name: 'Coupon CLAY10',
      couponId: idOf('CLAY10'),
      discounts: [
        {
          coupon: { name: 'Coupon CLAY10', code: 'CLAY10', couponId: idOf('CLAY10') },
          amount: { amount: '9.00', value: '9.00', currency: 'EUR' },
        },
      ],
    });
    expect(answer.body.at('invoice.items.0.tax.taxable.value')).toBe('81.00');
    expect(answer.body.at('discountErrors')).toBeUndefined();
  });

  test.each([
    ['INCLUDED', { tax: '14.37', grandTotal: '90.00' }],
    ['ADDED', { tax: '17.10', grandTotal: '107.10' }],
    ['ADDED_AT_CHECKOUT', { tax: '17.10', grandTotal: '107.10' }],
  ] as const)('R165: has tax that is %s', async (type, expected) => {
    const answer = await invoiceOf({ ticketing: { tax: vat(type) }, wishes: [['seat', 2]] });
    expect(sums(answer)).toMatchObject({ ...expected, subTotal: '90.00' });
    expect(answer.body.at('invoice.tax')).toMatchObject({ type, name: 'VAT', rate: '19' });
  });

  test.each([
    ['FEE_ADDED', { grandTotal: '46.13', revenue: '45.00' }],
    ['FEE_ADDED_AT_CHECKOUT', { grandTotal: '46.13', revenue: '45.00' }],
    ['FEE_INCLUDED', { grandTotal: '45.00', revenue: '43.87' }],
  ] as const)('R166: has a fee of 2.5 percent that is %s', async (type, expected) => {
    const answer = await invoiceOf({ tickets: [ticket('seat', '45', { fee: type })], wishes: [['seat', 1]] });
    expect(sums(answer)).toMatchObject({ ...expected, fees: '1.13' });
    expect(answer.body.at('invoice.fees.0')).toMatchObject({ name: 'WIX_FEE', type, rate: '2.5' });
  });

  test('R166: the base of the fee includes an added tax, but not an included tax', async () => {
    const tickets = [ticket('seat', '100', { fee })];
    const withTax = (type: TicketTax['type']) =>
      invoiceOf({ tickets, ticketing: { tax: vat(type) }, wishes: [['seat', 1]] });
    expect(sums(await withTax('ADDED'))['fees']).toBe('2.98');
    expect(sums(await withTax('INCLUDED'))['fees']).toBe('2.50');
  });

  test('R167: has no fee on free tickets', async () => {
    const { body } = await invoiceOf({
      tickets: [
        ticket('seat', '10', { fee }),
        definitionRecord('free', { price: { type: 'free' }, fee: 'FEE_ADDED' }),
      ],
      wishes: [
        ['free', 2],
        ['seat', 1],
      ],
    });
    expect(body.at('invoice.items.0.fees')).toEqual([]);
    expect(body.list('invoice.fees').map((each) => each.at('type'))).toEqual([fee]);
  });

  test('R169: donations are taxed only if the event is set so', async () => {
    const { want, held, invoice, event } = await boxOffice({
      ticketing: { tax: vat('ADDED') },
      tickets: [definitionRecord('gift', { price: { type: 'donation', least: '1' } })],
    });
    const id = await held([want('gift', 1, { priceOverride: '10' })]);
    const plain = await invoice(id);
    expect(sums(plain)).toMatchObject({ tax: '0.00', grandTotal: '10.00' });
    expect(plain.body.at('invoice.items.0.tax')).toBeUndefined();
    event.ticketing.tax = vat('ADDED', { appliesToDonations: true });
    expect(sums(await invoice(id))).toMatchObject({ tax: '1.90', grandTotal: '11.90' });
  });

  // Rounding the sum of both fees would give 0.17, 17 and 0.017.
  test.each([
    ['EUR', '3.40', '0.09', '6.98'],
    ['JPY', '340', '9', '698'],
    ['KWD', '0.340', '0.009', '0.698'],
  ])('R170: rounds each line in %s half up to its digits', async (currency, price, each, all) => {
    const { body } = await invoiceOf({
      settings: { currency },
      tickets: [ticket('a', price, { fee }), ticket('b', price, { fee })],
      wishes: [
        ['a', 1],
        ['b', 1],
      ],
    });
    expect(body.list('invoice.items').map((item) => item.at('fees.0.amount.value'))).toEqual([each, each]);
    expect(body.at('invoice.grandTotal.value')).toBe(all);
  });

  test('R170: two digits in every currency if the site is set so', async () => {
    const invoiceIn = (ticketDigits: 'currency' | 'two') =>
      invoiceOf({
        settings: { currency: 'JPY', ticketDigits },
        tickets: [ticket('seat', '450', { fee })],
        wishes: [['seat', 1]],
      });
    expect(sums(await invoiceIn('currency'))).toMatchObject({ fees: '11', grandTotal: '461' });
    expect(sums(await invoiceIn('two'))).toMatchObject({ fees: '11.25', grandTotal: '461.25' });
  });
});

describe('a discount', () => {
  const tickets = [
    ticket('seat', '40'),
    ticket('cheap', '10'),
    definitionRecord('free', { price: { type: 'free' } }),
  ];
  const wishes: Case['wishes'] = [
    ['seat', 2],
    ['cheap', 3],
    ['free', 1],
  ];
  const off = async (more: Partial<CouponRecord>) =>
    (await invoiceOf({ tickets, wishes, coupons: [coupon('C', more)], code: 'C' })).body;

  test.each([
    ['of a percentage of everything', {}, '11.00'],
    ['of this event', { scope: { eventId: EVENT_ID } }, '11.00'],
    ['of one ticket definition', { scope: { ticketDefinitionId: idOf('cheap') } }, '3.00'],
    ['for one ticket only', { limitedToOneItem: true }, '1.00'],
    ['of an amount', { effect: { type: 'moneyOff', amount: '7.01' } }, '7.01'],
    ['of an amount above the price', { effect: { type: 'moneyOff', amount: '500' } }, '110.00'],
    ['to a fixed price', { effect: { type: 'fixedPrice', price: '15' } }, '50.00'],
    ['of more than 100 percent', { effect: { type: 'percentOff', percent: '150' } }, '110.00'],
  ] as [string, Partial<CouponRecord>, string][])('%s', async (_, more, expected) => {
    const body = await off(more);
    expect(body.at('invoice.discount.amount.value')).toBe(expected);
  });

  test.each([
    ['ERROR_COUPON_NOT_APPLICABLE', { scope: { eventId: idOf('other') } }],
    ['ERROR_COUPON_NOT_APPLICABLE', { scope: { productId: idOf('mug') } }],
    ['ERROR_COUPON_NOT_APPLICABLE', { scope: { ticketDefinitionId: idOf('free') } }],
    ['ERROR_COUPON_NOT_APPLICABLE', { minimumSubtotal: '110.01' }],
    ['ERROR_COUPON_NOT_APPLICABLE', { effect: { type: 'freeShipping' } }],
    ['ERROR_COUPON_NOT_APPLICABLE', { effect: { type: 'buyXGetY', buy: 1, get: 1 } }],
    ['ERROR_COUPON_IS_DISABLED', { active: false }],
    ['ERROR_COUPON_EXPIRED', { expirationTime: '2026-03-01T00:00:00.000Z' }],
    ['ERROR_COUPON_NOT_ACTIVE_YET', { startTime: '2026-04-01T00:00:00.000Z' }],
    ['ERROR_COUPON_USAGE_EXCEEDED', { usageLimit: 0 }],
    ['ERROR_COUPON_DOES_NOT_EXIST', { code: 'ANOTHER' }],
  ] as [string, Partial<CouponRecord>][])(
    'R168: %s is returned beside an invoice without a discount (%j)',
    async (code, more) => {
      const body = await off(more);
      expect(body.at('discountErrors')).toEqual({ error: [{ code }] });
      expect(body.at('invoice.discount')).toBeUndefined();
      expect(body.at('invoice.grandTotal.value')).toBe('110.00');
    },
  );

  test('of a plan reduces the price of a number of tickets, the most expensive first, for its member only', async () => {
    const { sandbox, want, held, invoice } = await boxOffice({ tickets });
    const benefit = { planOrderId: idOf('plan order'), benefitId: idOf('benefit') };
    const plan = { ...benefit, name: 'Studio membership', percent: '25', tickets: 3 };
    const id = await held(wishes.map(([name, quantity]) => want(name, quantity)));
    const { owner } = sandbox.state.reservations[id] ?? {};
    sandbox.state.settings.planBenefits = [{ ...plan, memberId: 'somebody else' }];
    expect((await invoice(id, { paidPlanBenefit: benefit })).body.at('discountErrors.error.0.code')).toBe(
      'ERROR_BENEFIT_NOT_FOUND',
    );
    sandbox.state.settings.planBenefits = [{ ...plan, memberId: owner?.id ?? '' }];
    const { body } = await invoice(id, { paidPlanBenefit: benefit });
    expect(body.at('invoice.discount.amount.value')).toBe('22.50');
    expect(body.at('invoice.discount.discounts.0.paidPlan')).toEqual({
      name: 'Studio membership',
      percentDiscount: { rate: '25', quantityDiscounted: 3 },
    });
    expect(fieldOf(await invoice(id, { paidPlanBenefit: benefit, withDiscount: { couponCode: 'C' } }))).toBe(
      'paidPlanBenefit',
    );
    const free = await held([want('free')]);
    expect((await invoice(free, { paidPlanBenefit: benefit })).body.at('discountErrors.error.0.code')).toBe(
      'ERROR_BENEFIT_NOT_APPLICABLE',
    );
  });
});
