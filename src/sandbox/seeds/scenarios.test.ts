import { describe, expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { minorDigits } from '../money.ts';
import { eventOf, ticketOf } from '../testing/events.ts';
import { newVisitor, visitorOf } from '../testing/shopper.ts';

describe('the shop in another currency', () => {
  test.each([
    ['shop-usd', 'USD', '39.00', '$39.00', 'Ground'],
    ['shop-jpy', 'JPY', '5610', '¥5,610', 'Takkyubin'],
    ['shop-kwd', 'KWD', '11.900', 'KWD\u{a0}11.900', 'Courier'],
    ['shop-inr', 'INR', '3330.00', '₹3,330.00', 'Surface'],
  ])('%s has prices, deliveries and taxes that fit %s', async (scenario, currency, price, text, carrier) => {
    const shopper = await newVisitor({ scenario });
    const { state } = shopper.sandbox;
    expect(state.settings.currency).toBe(currency);
    const { body } = await shopper.add('studio-tee', 1, { Size: 'M', Color: 'Red' });
    expect(body.at('cart.lineItems.0.price.amount')).toBe(price);
    expect(body.at('cart.lineItems.0.price.formattedAmount')).toBe(text);
    const estimate = await shopper.estimate({ calculateTax: true, calculateShipping: true });
    expect(JSON.stringify(estimate.body.value)).toContain(carrier);
    const digits = minorDigits(currency);
    for (const product of state.products)
      expect(product.price.split('.')[1]?.length ?? 0, product.name).toBe(digits);
  });

  test('a reset to another scenario leaves its settings behind, and keeps those of the caller', () => {
    const sandbox = createSandbox({ scenario: 'shop-jpy', settings: { strict: true } });
    sandbox.reset({ scenario: 'fresh-shop' });
    const { currency, strict, taxIncludedInPrices } = sandbox.state.settings;
    expect([currency, strict, taxIncludedInPrices]).toEqual(['EUR', true, false]);
    expect(sandbox.hash()).toBe(createSandbox({ settings: { strict: true } }).hash());
  });
});

describe('the scenario', () => {
  const registrationOf = async (scenario: string, slug: string) => {
    const visitor = await newVisitor({ scenario });
    const { body } = await visitor.get(`/v3/events/slug/${slug}?fields=REGISTRATION`);
    return body.at('event.registration');
  };

  test('sold-out has no tickets and no places left', async () => {
    for (const slug of ['harbour-lights-festival', 'glazing-for-beginners', 'forty-chairs'])
      expect(await registrationOf('sold-out', slug)).toMatchObject({
        status: 'CLOSED_AUTOMATICALLY',
        tickets: { soldOut: true },
      });
    expect(await registrationOf('sold-out', 'open-studio-night')).toMatchObject({
      status: 'OPEN_RSVP_WAITLIST_ONLY',
    });
  });

  test('sale-starts-tomorrow sells tickets from ten o’clock of the next day on, by the clocks of the event', async () => {
    const { sandbox } = await newVisitor({ scenario: 'sale-starts-tomorrow' });
    const startOf = (slug: string, name: string) => ticketOf(sandbox, slug, name).sale?.start ?? 0;
    expect(new Date(startOf('harbour-lights-festival', 'Weekend pass')).toISOString()).toBe(
      '2026-03-03T09:00:00.000Z',
    );
    expect(new Date(startOf('lamps-and-shadows-a-talk-in-tokyo', 'Seat')).toISOString()).toBe(
      '2026-03-03T01:00:00.000Z',
    );
    const { id } = eventOf(sandbox, 'harbour-lights-festival');
    const offered = async () => {
      const visitor = await visitorOf(sandbox);
      const { body } = await visitor.get(`/v1/checkout/available-tickets?eventId=${id}&limit=100`);
      return new Set(body.list('definitions').map((definition) => definition.text('saleStatus')));
    };
    expect(await offered()).toEqual(new Set(['SALE_SCHEDULED']));
    sandbox.advance(86_400_000);
    expect(await offered()).toEqual(new Set(['SALE_STARTED']));
  });

  test('members-only lets members register, and makes new ones wait for the owner', async () => {
    expect(await registrationOf('members-only', 'glazing-for-beginners')).toMatchObject({
      status: 'OPEN_TICKETS',
      allowedGuestTypes: 'MEMBER',
    });
    const visitor = await newVisitor({ scenario: 'members-only' });
    const { body } = await visitor.post('/v2/register', {
      loginId: { email: 'new@example.org' },
      password: 'long-enough',
    });
    expect(body.at('state')).toBe('REQUIRE_EMAIL_VERIFICATION');
  });

  test('everything-broken takes no payments, and fails in many ways by the seed', async () => {
    const { sandbox } = await newVisitor({ scenario: 'everything-broken' });
    expect(sandbox.state.settings).toMatchObject({ acceptsPayments: false, failing: { tax: true } });
    expect(new Set(sandbox.state.faults.map(({ kind }) => kind)).size).toBeGreaterThan(6);
  });

  test('empty-site has nothing but its members', async () => {
    const { state } = (await newVisitor({ scenario: 'empty-site' })).sandbox;
    const { products, collections, coupons, events, ticketDefinitions, effects } = state;
    expect([products, collections, coupons, events, ticketDefinitions, effects]).toEqual([
      [],
      [],
      [],
      {},
      {},
      [],
    ]);
    expect(state.members.length).toBeGreaterThan(5);
  });
});
