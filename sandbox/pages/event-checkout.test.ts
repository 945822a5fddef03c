import { describe, expect, test } from 'vitest';
import { boxOffice, idOf, input, pass, type BoxOfficeOptions } from '../testing/box-office.ts';
import { callbacks } from '../testing/hosted.ts';
import { openIntent } from '../testing/pages.ts';

const answers = {
  'guest-0-firstName': 'Mara',
  'guest-0-lastName': 'Lindt',
  email: 'mara.lindt@example.com',
};

/** The checkout page for two reserved seats. */
const opened = async (options: BoxOfficeOptions = {}, kind = 'seat') => {
  const office = await boxOffice(options);
  const reservationId = await office.held([office.want(kind, 2)]);
  const intent = { eventsCheckout: { reservationId, eventSlug: 'throwing-evening' }, callbacks };
  const page = await openIntent(office.buyer, intent);
  const orders = () => Object.values(office.sandbox.state.ticketOrders);
  return { office, reservationId, intent, ...page, orders };
};

describe('the hosted checkout of tickets', () => {
  test('shows the reserved tickets, the remaining time and the price', async () => {
    const { page } = await opened();
    for (const words of ['Throwing evening', '2 × €45.00', 'Pay €90.00', '<strong>20:00</strong>', 'Studio'])
      expect(page.html).toContain(words);
    expect(page.html).not.toContain('<script');
  });

  test('shows times in the time zone of the event, or in UTC if the zone is unknown', async () => {
    const { office, page, look } = await opened();
    const texts = (html: string) => [...html.matchAll(/<time[^>]*>([^<]*)<\/time>/g)].map(([, text]) => text);
    expect(page.html).toContain('<time datetime="2026-03-12T09:00:00.000Z">');
    expect(texts(page.html)).toEqual([
      expect.stringMatching(/^Mar 2, 2026, 10:20\sAM \(Europe\/Berlin\)$/),
      expect.stringMatching(/^Mar 12, 2026, 10:00\sAM \(Europe\/Berlin\)$/),
    ]);
    office.event.about.dateAndTimeSettings.timeZoneId = 'America/New_York';
    expect((await look()).html).toMatch(/Mar 12, 2026, 5:00\sAM \(America\/New York\)/);
    office.event.about.dateAndTimeSettings.timeZoneId = 'Moon/Copernicus';
    expect((await look()).html).toMatch(/Mar 12, 2026, 9:00\sAM UTC/);
  });

  test.each([
    ['pay', 'PAID'],
    ['authorize', 'AUTHORIZED'],
    ['suspend', 'PENDING'],
    ['door', 'OFFLINE_PENDING'],
  ])('R93: %s leads to an order that is %s, and returns its number and event', async (action, status) => {
    const { office, press, orders } = await opened();
    const { location } = await press({ action, ...answers });
    const [order] = orders();
    expect(order).toMatchObject({ status, buyer: { email: answers.email } });
    expect(location).toBe(
      `${callbacks.thankYouPageUrl}&orderNumber=${order?.orderNumber}&eventId=${office.event.id}&wixMemberLoggedIn=false&redirectStatus=SUCCESS&redirectPurpose=CHECKOUT`,
    );
    expect((await press({ action, ...answers })).location).toBe(location);
    expect(orders()).toHaveLength(1);
  });

  test('a declined payment keeps the hold, and leads to the post-flow address', async () => {
    const { office, press, orders } = await opened();
    const declined = await press({ action: 'decline', ...answers });
    expect(declined.html).toContain('The payment was declined');
    expect([orders()[0]?.status, office.definition('seat').held]).toEqual(['DECLINED', 2]);
    expect(declined.html).toContain('still held');
    expect((await press({ action: 'abandon' })).location).toBe(
      `${callbacks.postFlowUrl}?wixMemberLoggedIn=false&redirectStatus=NO_ACTION&redirectPurpose=CHECKOUT`,
    );
  });

  test('giving up keeps the hold until it ends; after that the page says so', async () => {
    const { office, intent, press, look, reservationId } = await opened({
      settings: { redirectSessionMinutes: 60 },
    });
    expect(office.reservation(reservationId).status).toBe('RESERVATION_PENDING');
    pass(office.sandbox, 12);
    expect((await look()).html).toContain('<strong>8:00</strong>');
    pass(office.sandbox, 8);
    expect((await look()).html).toContain('has ended. Reserve them again');
    expect((await press({ action: 'abandon' })).location).toContain(callbacks.postFlowUrl);
    const late = await office.buyer.post('/v1/redirect-session', intent);
    expect([late.status, late.body.at('details.applicationError.code')]).toEqual([
      404,
      'RESERVATION_NOT_FOUND',
    ]);
  });

  test('R186: an existing order is paid without a form, also after the hold if tickets are left', async () => {
    const { office, press, look, orders, reservationId } = await opened({
      settings: { redirectSessionMinutes: 60 },
    });
    await office.checkout(reservationId);
    const asked = await look();
    expect(asked.html).toContain('It awaits payment.');
    expect(asked.html).not.toContain('guest-0');
    pass(office.sandbox, 25);
    expect((await look()).html).toContain('only pay while tickets are available');
    expect((await press({ action: 'pay' })).location).toContain('orderNumber=');
    expect(orders()[0]?.status).toBe('PAID');
  });

  test('R191: a missing answer is reported at its field, and the form keeps the other values', async () => {
    const { press, orders } = await opened();
    const { status, html } = await press({ action: 'pay', ...answers, 'guest-0-lastName': '' });
    expect([status, orders()]).toEqual([422, []]);
    expect(html).toContain('<a href="#guest-0-lastName">Please answer: lastName</a>');
    expect(html).toContain('value="Mara"');
    const unknown = await press({ action: 'pay', ...answers, email: 'mara' });
    expect(unknown.html).toContain('<a href="#email">');
  });

  test('every guest is asked if the event wants it, and every type of question has a field', async () => {
    const { office, page, look, press, orders } = await opened({
      ticketing: {
        guestsAssignedSeparately: true,
        policies: [{ id: 'p', name: 'House rules', body: 'Be kind.' }],
      },
    });
    expect(page.html.match(/<legend>Guest \d<\/legend>/g)).toEqual([
      '<legend>Guest 1</legend>',
      '<legend>Guest 2</legend>',
    ]);
    office.event.about.form = {
      controls: [
        { ...input('diet', { options: ['Vegan', 'All'] }), type: 'DROPDOWN' },
        { ...input('seat', { options: ['Front', 'Back'] }), type: 'RADIO' },
        { ...input('likes', { options: ['Clay', 'Tea'], type: 'TEXT_ARRAY' }), type: 'CHECKBOX' },
        { ...input('wishes', { mandatory: false }), type: 'TEXTAREA' },
      ],
    };
    const { html } = await look();
    for (const field of ['<select id="guest-1-diet"', 'type="radio"', 'type="checkbox"', '<textarea'])
      expect(html).toContain(field);
    const form = {
      'guest-0-diet': 'Vegan',
      'guest-0-seat': 'Front',
      'guest-0-likes': 'Clay',
      'guest-1-diet': 'All',
      'guest-1-seat': 'Back',
      'guest-1-likes': 'Tea',
      firstName: 'Mara',
      email: answers.email,
    };
    expect((await press({ action: 'pay', ...form })).html).toContain('Agree to the terms');
    await press({ action: 'pay', agreed: 'yes', ...form });
    expect(orders()[0]?.guests[1]?.form.inputValues).toContainEqual({ inputName: 'likes', values: ['Tea'] });
  });

  test('free tickets need a single press', async () => {
    const { page, press, orders } = await opened({}, 'free');
    expect([page.html.includes('Get the tickets'), page.html.includes('Decline')]).toEqual([true, false]);
    await press({ action: 'pay', ...answers });
    expect(orders()[0]?.status).toBe('FREE');
  });

  test('an unknown coupon is reported at its field', async () => {
    const { press } = await opened();
    for (const action of ['pay', 'coupon']) {
      const { html } = await press({ action, ...answers, coupon: 'NOPE' });
      expect(html).toContain('<a href="#coupon">This coupon cannot be used.</a>');
    }
    const both = await press({ action: 'pay', ...answers, 'guest-0-lastName': '', coupon: 'NOPE' });
    expect(both.status).toBe(422);
  });

  test('a coupon shows its price before the payment', async () => {
    const { office, press, orders } = await opened();
    office.sandbox.state.coupons.push({
      id: idOf('coupon'),
      code: 'TENOFF',
      name: 'Ten off',
      effect: { type: 'percentOff', percent: '10' },
      active: true,
      startTime: '2020-01-01T00:00:00.000Z',
      usedBy: {},
    });
    const { html } = await press({ action: 'coupon', ...answers, coupon: 'tenoff' });
    expect([html.includes('Pay €81.00'), html.includes('value="Mara"')]).toEqual([true, true]);
    await press({ action: 'pay', ...answers, coupon: 'TENOFF' });
    expect(orders()[0]?.figures.grandTotal).toBe('81.00');
  });

  test('an unknown reservation, or one of another event, is refused at once', async () => {
    const { office, reservationId } = await opened();
    for (const eventsCheckout of [
      { reservationId, eventSlug: 'elsewhere' },
      { reservationId: idOf('nothing'), eventSlug: 'throwing-evening' },
    ])
      expect((await office.buyer.post('/v1/redirect-session', { eventsCheckout })).status).toBe(404);
  });

  test('only the link of the mail opens the codes of the tickets', async () => {
    const { office, press } = await opened();
    await press({ action: 'pay', ...answers });
    office.sandbox.advance('1m');
    const mail = office.sandbox.mailbox.latest({ kind: 'tickets' });
    const url = mail?.links[0]?.url ?? '';
    const show = async (address: string) => (await office.sandbox.fetch(new Request(address))).text();
    expect((await show(url)).match(/<svg/g)).toHaveLength(2);
    expect(await show(url.replace(/key=[^&]+/, 'key=x'))).toContain('There are no such tickets');
  });
});
