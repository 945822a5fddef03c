import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { bookingOf, FESTIVAL, ticketOf, timer, WORKSHOP } from './box-office.ts';
import { type Keyboard, arrivalsOf } from './keyboard.ts';
import { heading } from './screens/screen.ts';
import { shows, stage } from './visit.ts';

const { visit, site } = stage();
const { booking, order: words } = text;

const arrive = arrivalsOf(visit);

/** Opens the booking page and reserves tickets. */
const atBooking = async (slug: string, wishes: Readonly<Record<string, number>>) => {
  const arrived = await arrive(bookingOf(site, slug, wishes));
  await arrived.keys.pressOn('button', booking.reserve);
  await timer(arrived.page).waitFor();
  return arrived;
};

const lastOrder = () => Object.values(site.sandbox.state.ticketOrders).at(-1);

/** Answers all questions of the festival. */
const answerFestival = async (keys: Keyboard): Promise<void> => {
  await keys.write(booking.firstName, 'Mara');
  await keys.write(booking.lastName, 'Lindt');
  await keys.write(booking.email, 'mara@example.org');
  await keys.write(/^Phone/, '+49 40 123456');
  await keys.select(/What do you eat/, 'Vegan');
};

describe('with the keyboard only', () => {
  test('a visitor finds a day of the calendar and opens its event [J9]', async () => {
    const { page, keys } = await arrive('/events');
    await keys.pick(text.events.view, text.events.calendar);
    await keys.focusOn('button', /, March \d+, 2026/);
    await keys.arrowTo('button', /, March 21, 2026/, ['ArrowRight', 'ArrowLeft']);
    await keys.press('Enter');
    await page.getByRole('heading', { level: 3 }).and(page.locator(':focus')).waitFor();
    await keys.pressOn('link', 'Glazing for Beginners');
    await heading(page, 'Glazing for Beginners');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('a visitor goes through the tickets, picks up to the limit, and continues to the booking [J10]', async () => {
    const seat = ticketOf(site, WORKSHOP, 'Looking on');
    seat.capacity = seat.sold + 2;
    const { page, keys } = await arrive(`/events/${WORKSHOP}`);
    await keys.pressOn('button', text.picker.more('Looking on'));
    await keys.pressOn('button', text.picker.more('Looking on'));
    await page.getByText(text.picker.picked(2)).waitFor();
    await keys.pressOn('button', text.picker.fewer('Looking on'));
    await keys.pressOn('button', text.picker.fewer('Looking on'));
    await keys.pressOn('button', text.picker.more('Seat at the bench'));
    await keys.pressOn('button', text.picker.go);
    await heading(page, booking.titleOf('Glazing for Beginners'));
    expect(await shows(page.getByText(booking.quantity(1, 'Seat at the bench')))).toBe(true);
  });

  test('a visitor reserves tickets, releases them, and reserves again after they expired [J11]', async () => {
    await site.open({ clock: 'real-time' });
    const { page, keys } = await atBooking(WORKSHOP, { 'Looking on': 2 });
    const seat = ticketOf(site, WORKSHOP, 'Looking on');
    await expect.poll(() => seat.held).toBe(2);
    await keys.pressOn('button', booking.release);
    await timer(page).waitFor({ state: 'detached' });
    await expect.poll(() => seat.held).toBe(0);
    await keys.pressOn('button', booking.reserve);
    await timer(page).waitFor();
    site.sandbox.advance('31m');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const over = page.getByRole('alertdialog', { name: booking.over.title });
    await over.waitFor();
    await keys.pressOn('button', booking.over.again);
    await over.waitFor({ state: 'detached' });
    await timer(page).waitFor();
    await keys.focusOn('button', booking.release);
    await expect.poll(() => seat.held).toBe(2);
  });

  test('a visitor reads the price of reserved tickets and lowers it with a coupon [J12]', async () => {
    const { page, keys } = await atBooking(WORKSHOP, { 'Seat at the bench': 2 });
    const table = page.getByRole('table', { name: booking.invoice.title });
    await table.waitFor();
    await keys.write(booking.coupon.label, 'NOPE');
    await keys.press('Enter');
    await page.getByText(booking.coupon.unknown('NOPE')).waitFor();
    await keys.write(booking.coupon.label, 'WELCOME10');
    await keys.pressOn('button', booking.coupon.apply);
    expect(await shows(table.getByRole('row', { name: /^Discount/ }))).toBe(true);
  });

  test('missing answers lead to their fields, and after all answers the free tickets appear [J13]', async () => {
    const { page, failures, keys } = await atBooking(FESTIVAL, { 'Children under 12': 1 });
    await keys.pressOn('button', booking.place);
    await page.getByRole('alert', { name: booking.missing }).and(page.locator(':focus')).waitFor();
    await keys.pressOn('link', booking.problems.missing(booking.firstName));
    await page.getByLabel(booking.firstName).and(page.locator(':focus')).waitFor();
    await answerFestival(keys);
    await keys.pressOn('button', booking.place);
    await page.getByText(words.statuses['FREE'] ?? '', { exact: true }).waitFor();
    await expect.poll(() => lastOrder()?.status).toBe('FREE');
    expect(failures).toEqual([]);
  });

  test("a visitor pays for tickets on the platform's page and returns to the order [J14]", async () => {
    await site.open({ settings: { ticketIssueSeconds: 0 } });
    const { page, keys } = await atBooking(FESTIVAL, { 'Weekend pass': 1 });
    await answerFestival(keys);
    await keys.pressOn('button', /^Pay/);
    await page.getByText('platform page (simulated)').waitFor();
    await keys.pressOn('button', /^Pay €/);
    await page.getByRole('heading', { name: words.ready }).waitFor();
    await expect.poll(() => lastOrder()?.status).toBe('PAID');
  });

  test('a visitor enlarges and closes the code of a ticket, and the focus returns [J15]', async () => {
    await site.open({ settings: { ticketIssueSeconds: 0 } });
    const { page, keys } = await atBooking(FESTIVAL, { 'Children under 12': 1 });
    await answerFestival(keys);
    await keys.pressOn('button', booking.place);
    await page.getByRole('heading', { name: words.ready }).waitFor();
    const { ticketNumber = '' } = lastOrder()?.tickets[0] ?? {};
    await keys.pressOn('button', words.largeOf(ticketNumber));
    const large = page.getByRole('dialog');
    await large.getByRole('img', { name: words.qr(ticketNumber) }).waitFor();
    await keys.press('Escape');
    await large.waitFor({ state: 'detached' });
    const opener = page.getByRole('button', { name: words.largeOf(ticketNumber) });
    await opener.and(page.locator(':focus')).waitFor();
    await keys.focusOn('link', words.calendar);
    await keys.focusOn('link', words.pdfOf(ticketNumber));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toMatch(/^http/);
  });
});
