import { describe, expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { callbacks, visit } from '../testing/hosted.ts';
import { memberOfSandbox, openIntent, visitorIn } from '../testing/pages.ts';
import { newVisitor, productOf } from '../testing/shopper.ts';

const planId = '0d5b6b3e-9d3e-4b57-b0ab-2a51c6a4b0d7';
const paymentRequestId = '4b8e0d1c-3f5a-4e7b-9a6d-1c2b3a4f5e6d';
const resourceId = '9c2f1a7b-6d1e-4f0a-bb83-5e4d3c2b1a09';
const slot = {
  serviceId: '6f7b2d0c-2a8f-4b1f-8a2e-3d9c7a1b5e60',
  startDate: '2026-12-05T10:00:00',
  endDate: '2026-12-05T12:00:00',
  location: { name: 'The workshop', formattedAddress: 'Lindenstraße 4, Berlin' },
};
const booking = (slotAvailability: object) => ({
  bookingsCheckout: { timezone: 'Europe/Berlin', slotAvailability },
  callbacks: { ...callbacks, bookingsServiceListUrl: 'http://localhost:5173/courses' },
});

const intents = {
  paidPlansCheckout: { paidPlansCheckout: { planId }, callbacks },
  bookingsCheckout: booking({ bookable: true, slot }),
  bookingsBook: { bookingsBook: { resourceId }, callbacks },
  ecomOrderPaymentRequest: { ecomOrderPaymentRequest: { paymentRequestId }, callbacks },
};

describe('a page on which an offer is paid', () => {
  test.each(Object.entries(intents))('%s can be declined, paid and abandoned', async (_, body) => {
    const shopper = await visitorIn();
    const { page, press } = await openIntent(shopper, body);
    expect([page.status, page.html.includes('platform page (simulated)')]).toEqual([200, true]);
    expect((await press({ action: 'decline' })).html).toContain('The payment was declined');
    const wrong = await press({ action: 'pay', email: 'x', name: '' });
    expect([wrong.status, wrong.html.includes('<a href="#email">')]).toEqual([422, true]);
    const { location } = await press({ action: 'pay', email: 'a@example.org', name: 'A' });
    expect(location).toMatch(/^http:\/\/localhost:5173\/checkout\/thanks\?from=pay&(order|planOrder)Id=/);
    const given = await openIntent(await visitorIn(), body);
    expect((await given.press({ action: 'abandon' })).location).toBe(
      `${callbacks.postFlowUrl}?wixMemberLoggedIn=false&redirectStatus=NO_ACTION&redirectPurpose=CHECKOUT`,
    );
  });

  test('R93: the thank-you address of a plan gets planOrderId, and whether a member is signed in', async () => {
    const sandbox = createSandbox();
    const member = await memberOfSandbox(sandbox);
    const { press } = await openIntent(member, intents.paidPlansCheckout);
    const { location } = await press({ action: 'pay' });
    expect(location).toBe(
      `${callbacks.thankYouPageUrl}&planOrderId=${sandbox.state.planOrders[0]?.id}&wixMemberLoggedIn=true&redirectStatus=SUCCESS&redirectPurpose=CHECKOUT`,
    );
    expect(sandbox.state.planOrders[0]).toMatchObject({ planId, owner: { role: 'member' } });
  });

  test('a booking is an order of the shop at the given time', async () => {
    const shopper = await visitorIn();
    const { page, press } = await openIntent(shopper, intents.bookingsCheckout);
    for (const words of ['Saturday, December 5, 2026', 'Europe/Berlin', 'Lindenstraße 4', 'All services'])
      expect(page.html).toContain(words);
    await press({ action: 'pay' });
    const { bookings } = shopper.sandbox.state;
    expect(bookings[0]).toMatchObject({ startDate: slot.startDate, orderId: shopper.sandbox.orders[0]?.id });
  });

  test.each([
    [{ bookable: false, slot }, 'It is no longer available.'],
    [{ openSpots: 0, slot }, 'Every place is taken.'],
    [{ locked: true, slot }, 'Another visitor is booking it'],
    [{ bookingPolicyViolations: { tooLateToBook: true }, slot }, 'too late'],
    [{}, 'gave no time'],
  ])('a time that is not available shows the reason: %j', async (slotAvailability, words) => {
    const { page } = await openIntent(await visitorIn(), booking(slotAvailability));
    expect([page.status, page.html.includes(words)]).toEqual([410, true]);
  });

  test('one of the next times of a resource can be chosen', async () => {
    const shopper = await visitorIn();
    const { page, press } = await openIntent(shopper, intents.bookingsBook);
    const times = [...page.html.matchAll(/name="slot"\s+value="([^"]+)"/g)].map(([, time = '']) => time);
    expect(times).toHaveLength(3);
    await press({ action: 'pay', slot: times[2] ?? '' });
    expect(shopper.sandbox.state.bookings[0]?.startDate).toBe(times[2]);
  });

  test('a requested payment can be paid once', async () => {
    const shopper = await visitorIn();
    await (await openIntent(shopper, intents.ecomOrderPaymentRequest)).press({ action: 'pay' });
    const again = await openIntent(shopper, intents.ecomOrderPaymentRequest);
    expect([again.page.status, again.page.html.includes('already paid')]).toEqual([410, true]);
    expect(shopper.sandbox.orders).toHaveLength(1);
  });

  test('pressing Pay twice pays once, and both requests lead to the order', async () => {
    const shopper = await visitorIn();
    const { press } = await openIntent(shopper, intents.paidPlansCheckout);
    const [first, second] = [await press({ action: 'pay' }), await press({ action: 'pay' })];
    expect(second.location).toBe(first.location);
    expect(shopper.sandbox.state.planOrders).toHaveLength(1);
  });
});

describe('the hosted page of a product', () => {
  const to = (productSlug: string) => ({
    storesProduct: { productSlug },
    callbacks: { ...callbacks, cartPageUrl: 'http://localhost:5173/cart' },
  });

  test('adds the chosen variant to the visitor’s cart, and links the cart page of the shop', async () => {
    const shopper = await visitorIn();
    const { page, press } = await openIntent(shopper, to('studio-tee'));
    expect(page.html).toContain('Studio Tee');
    const missing = await press({ action: 'add', quantity: '1' });
    expect([missing.status, missing.html.includes('Choose: Size.')]).toEqual([422, true]);
    const [size, color] = productOf(shopper.sandbox, 'studio-tee').options.map(
      ({ choices }) => choices[1]?.description ?? '',
    );
    const added = await press({
      action: 'add',
      quantity: '2',
      'option-0': size ?? '',
      'option-1': color ?? '',
    });
    expect(added.html).toContain('href="http://localhost:5173/cart?wixMemberLoggedIn=false"');
    expect((await shopper.cart()).body.at('cart.lineItems.0.quantity')).toBe(2);
    expect((await press({ action: 'abandon' })).location).toContain('/checkout/return');
  });

  test('says that a product is unknown or sold out', async () => {
    const shopper = await newVisitor({ scenario: 'sold-out' });
    expect((await openIntent(shopper, to('nothing'))).page.status).toBe(404);
    const { page } = await openIntent(shopper, to('teapot-for-two'));
    expect([page.html.includes('This is sold out.'), page.html.includes('Add to cart')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('preferences', () => {
  test('the shop’s parameters stay in the address through every step', async () => {
    const { location, page } = await openIntent(await visitorIn(), {
      ...intents.paidPlansCheckout,
      preferences: { additionalQueryParameters: { lang: 'de', step: 'x&y' } },
    });
    expect(new URL(location, 'http://x').search).toBe('?lang=de&step=x%26y');
    expect(page.html).toContain('?lang=de&amp;step=x%26y"');
  });

  test('a session that does not maintain the identity starts with a new visitor', async () => {
    const sandbox = createSandbox();
    const member = await memberOfSandbox(sandbox);
    const body = { ...intents.paidPlansCheckout, preferences: { maintainIdentity: false } };
    const { location } = await (await openIntent(member, body)).press({ action: 'pay' });
    expect(location).toContain('wixMemberLoggedIn=false');
    expect(sandbox.state.planOrders[0]?.owner.role).toBe('visitor');
  });

  test('R44: an unpublished site fails on the page, or at creation if the call asks for the check', async () => {
    const words = 'No Public URL Found - verify that site is published';
    const shopper = await visitorIn({ settings: { sitePublished: false } });
    const { page } = await openIntent(shopper, intents.paidPlansCheckout);
    expect([page.status, page.html.includes(words)]).toEqual([500, true]);
    const refused = await shopper.post('/v1/redirect-session', {
      ...intents.paidPlansCheckout,
      preferences: { checkIfPublish: true },
    });
    expect([refused.status, refused.body.at('message')]).toEqual([428, words]);
    expect((await visit(shopper.sandbox, '/platform/mails')).status).toBe(200);
    shopper.sandbox.state.settings.sitePublished = true;
    expect((await openIntent(shopper, intents.paidPlansCheckout)).page.status).toBe(200);
  });
});
