import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import {
  bookingOf,
  eventOf,
  FESTIVAL,
  fillBuyer,
  pressReserve,
  reserve,
  secondsLeft,
  sleep,
  ticketOf,
  timer,
  toShop,
  wait,
  WORKSHOP,
} from './box-office.ts';
import { installClock } from './pages.ts';
import { settled } from './underway.ts';
import { shows, stage } from './visit.ts';

const { visit, site } = stage();
const { booking } = text;

/** Opens the booking page of the workshop, with the platform's clock seven minutes ahead of the device's. */
const opened = async (wishes: Readonly<Record<string, number>> = { 'Looking on': 3 }, left = 4) => {
  await site.open({ clock: 'real-time' });
  site.sandbox.advance('7m');
  const seat = ticketOf(site, WORKSHOP, 'Looking on');
  seat.capacity = seat.sold + left;
  const { page, failures } = await visit(bookingOf(site, WORKSHOP, wishes));
  await page.getByRole('button', { name: booking.reserve }).waitFor();
  // A call or a render that is running measures its time with the clock that it started with.
  await settled(page);
  await installClock(page);
  return { page, failures, seat };
};

const another = async (wishes: Readonly<Record<string, number>>) =>
  (await visit(bookingOf(site, WORKSHOP, wishes))).page;

/** Collects all polite announcements from now on. */
const listen = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate((label) => {
    const region = document.querySelector(`[aria-label="${label}"] output`);
    const heard: string[] = [];
    if (region)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node.textContent) heard.push(node.textContent);
      }).observe(region, { childList: true, subtree: true });
    Object.assign(globalThis, { heard });
  }, text.common.notices);
  return () => page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
};

const over = (page: Page) => page.getByRole('alertdialog', { name: booking.over.title });

describe('the reservation', () => {
  test("takes its tickets out of stock and counts down by the platform's time [C4.1]", async () => {
    const { page, failures, seat } = await opened();
    await reserve(page);
    await expect.poll(() => seat.held).toBe(3);
    const left = await secondsLeft(page);
    // Far below the seven minutes between the two clocks, far above the delay of a busy machine.
    expect(left).toBeGreaterThan(30 * 60 - 200);
    // The platform reports its time in whole seconds.
    expect(left).toBeLessThanOrEqual(30 * 60 + 1);
    await expect.poll(() => secondsLeft(page)).toBeLessThan(left);
    const other = await another({ 'Looking on': 2 });
    await pressReserve(other);
    expect(await shows(other.getByText(booking.left('Looking on', 1)))).toBe(true);
    expect(failures).toEqual([]);
  });

  test('shows the correct remaining time after ten minutes of sleep [C4.2]', async () => {
    const { page } = await opened();
    await reserve(page);
    const before = await secondsLeft(page);
    await sleep(site, page, 10);
    await expect.poll(() => secondsLeft(page)).toBeLessThan(before - 595);
    expect(await secondsLeft(page)).toBeGreaterThan(before - 800);
  });

  test('is announced politely at five minutes and at one minute, and not every second [C4.3]', async () => {
    const { page } = await opened();
    await reserve(page);
    const heard = await listen(page);
    // Starts a minute before the first announcement and ends a minute after it, so that a busy machine does not cross
    // the limit by itself.
    await sleep(site, page, 24);
    expect(await heard()).toEqual([]);
    await wait(site, page, 65);
    await expect.poll(heard).toEqual([booking.warn(5)]);
    await expect.poll(() => timer(page).locator('.visually-hidden').textContent()).toBe(booking.about(5));
    await sleep(site, page, 2.9);
    await wait(site, page, 65);
    await expect.poll(heard).toEqual([booking.warn(5), booking.warn(1)]);
  });

  test('that expires keeps the form, and one button reserves again or says which tickets are gone [C4.4]', async () => {
    const { page, seat } = await opened();
    await fillBuyer(page);
    await reserve(page);
    await sleep(site, page, 31);
    await over(page).waitFor();
    await expect.poll(() => seat.held).toBe(0);
    await expect.poll(() => over(page).getByRole('button').count()).toBe(1);
    await over(page).getByRole('button', { name: booking.over.again }).click();
    await over(page).waitFor({ state: 'detached' });
    await expect.poll(() => secondsLeft(page)).toBeGreaterThan(30 * 60 - 200);
    await expect.poll(() => seat.held).toBe(3);
    await expect
      .poll(() => page.getByRole('textbox', { name: booking.firstName }).first().inputValue())
      .toBe('Mara');

    await sleep(site, page, 31);
    await over(page).waitFor();
    await reserve(await another({ 'Looking on': 2 }));
    await over(page).getByRole('button', { name: booking.over.again }).click();
    expect(await shows(over(page).getByText(booking.refused['sold-out']))).toBe(true);
    expect(await shows(over(page).getByText(booking.left('Looking on', 2)))).toBe(true);
  });

  test('does not interrupt the shop; its chip shows the remaining time and releases it [C4.5]', async () => {
    const { page, seat } = await opened();
    await reserve(page);
    await toShop(page);
    await page.getByRole('heading', { level: 1, name: text.shop.title }).waitFor();
    const chip = page.getByRole('region', { name: booking.chip(eventOf(site, WORKSHOP).about.title) });
    await chip.waitFor();
    const heard = await listen(page);
    await sleep(site, page, 25.5);
    await expect.poll(() => secondsLeft(page)).toBeLessThan(290);
    await wait(site, page, 20);
    expect([await heard(), await page.getByRole('alertdialog').count()]).toEqual([[], 0]);
    await chip.getByRole('button', { name: /^Release/ }).click();
    await chip.waitFor({ state: 'detached' });
    await expect.poll(() => seat.held).toBe(0);
  });

  test('leaves the cart in the line of the identity on a phone', async () => {
    const viewport = { width: 360, height: 740 };
    const { page } = await visit(bookingOf(site, WORKSHOP, { 'Looking on': 1 }), { viewport });
    await reserve(page);
    const bar = page.getByRole('banner');
    const middles = () =>
      Promise.all(
        [
          bar.getByRole('button', { name: text.cart.open(0) }),
          bar.getByRole('button', { name: text.identity.names.a }),
        ].map(async (button) => {
          const { y, height } = (await button.boundingBox()) ?? { y: Number.NaN, height: 0 };
          return Math.round(y + height / 2);
        }),
      );
    const inOneLine = async (): Promise<boolean> => new Set(await middles()).size === 1;
    await expect.poll(inOneLine).toBe(true);
    await toShop(page);
    await page.getByRole('region', { name: booking.chip(eventOf(site, WORKSHOP).about.title) }).waitFor();
    await expect.poll(inOneLine).toBe(true);
  });

  test('returns its tickets to the stock as soon as it is released [C4.6]', async () => {
    const { page, seat } = await opened();
    await reserve(page);
    const other = await another({ 'Looking on': 4 });
    await pressReserve(other);
    await other.getByText(booking.left('Looking on', 1)).waitFor();
    await page.getByRole('button', { name: booking.release }).click();
    await timer(page).waitFor({ state: 'detached' });
    await expect.poll(() => seat.held).toBe(0);
    await reserve(other);
    await expect.poll(() => seat.held).toBe(4);
  });

  test('for the last ticket succeeds for one buyer; the other sees that it just sold out [C4.7]', async () => {
    const { page, seat } = await opened({ 'Looking on': 1 }, 1);
    const other = await another({ 'Looking on': 1 });
    await Promise.all([pressReserve(page), pressReserve(other)]);
    const told = (one: Page) => one.getByRole('alert').getByText(booking.refused['sold-out']);
    await Promise.all([page, other].map((one) => timer(one).or(told(one)).waitFor()));
    const [won, lost] = (await timer(page).count()) === 1 ? [page, other] : [other, page];
    await expect
      .poll(async () => [await timer(won).count(), await timer(lost).count(), seat.held])
      .toEqual([1, 0, 1]);
    expect(await shows(told(lost))).toBe(true);
    expect(await shows(lost.getByText(booking.left('Looking on', 0)))).toBe(true);
  });
});

/** A form with every kind of question that an event can have. */
const everyKind = () => {
  const input = (name: string, label: string, more: object = {}) => ({
    name,
    label,
    type: 'TEXT' as const,
    mandatory: false,
    ...more,
  });
  const control = (type: string, name: string, inputs: object[], orderIndex: number) => ({
    id: name,
    name,
    label: '',
    type,
    system: false,
    orderIndex,
    inputs,
  });
  const options = ['Red', 'Green'];
  return [
    control('INPUT', 'band', [input('band', 'Favorite band', { mandatory: true })], 10),
    control('DROPDOWN', 'wine', [input('wine', 'Which wine?', { mandatory: true, options })], 11),
    control('RADIO', 'tea', [input('tea', 'Which tea?', { mandatory: true, options })], 12),
    control('CHECKBOX', 'days', [input('days', 'Which days?', { type: 'TEXT_ARRAY', options })], 13),
    control('DATE', 'born', [input('born', 'Date of birth', { type: 'DATE_TIME' })], 14),
    control('ADDRESS_SHORT', 'from', [input('from', 'Where from?', { type: 'ADDRESS' })], 15),
    control(
      'ADDRESS_FULL',
      'home',
      [input('street', 'Street'), input('city', 'City', { mandatory: true })],
      16,
    ),
    control('GUEST_CONTROL', 'more', [input('additionalGuests', 'Further guests', { type: 'NUMBER' })], 17),
  ];
};

describe('the forms', () => {
  test('have the questions of the event; missing answers are listed at the top and linked [C5.1]', async () => {
    await site.open({ clock: 'real-time' });
    const { about } = eventOf(site, FESTIVAL);
    const kept = (about.form?.controls ?? []).filter(({ system }) => system);
    Object.assign(about, { form: { controls: [...kept, ...everyKind()] } });
    const { page, failures } = await visit(bookingOf(site, FESTIVAL, { 'Weekend pass': 1 }));
    const form = page.getByRole('region', { name: booking.questions });
    const field = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) });
    for (const name of ['Favorite band', 'Where from', 'Street', 'City', 'Further guests'])
      expect(await shows(field(name))).toBe(true);
    const tea = form.getByRole('radiogroup', { name: /^Which tea/ }).locator('label');
    expect(await shows(tea.first())).toBe(true);
    await expect
      .poll(() =>
        form
          .getByRole('group', { name: /^Which days/ })
          .getByRole('checkbox')
          .count(),
      )
      .toBe(2);
    await expect.poll(() => form.getByLabel(/^Date of birth/).getAttribute('type')).toBe('date');
    await expect.poll(() => page.getByRole('textbox', { name: booking.firstName }).count()).toBe(1);

    await reserve(page);
    await page.getByRole('button', { name: /^Pay/ }).click();
    const summary = page.getByRole('alert', { name: booking.missing });
    await summary.waitFor();
    await expect
      .poll(() => summary.getByRole('link').allTextContents())
      .toEqual(
        [
          booking.firstName,
          booking.lastName,
          booking.email,
          'Favorite band',
          'Which wine?',
          'Which tea?',
          'City',
        ].map((label) => booking.problems.missing(label)),
      );
    const borderOf = (control: Locator) =>
      control.evaluate((element) => getComputedStyle(element).borderTopColor);
    const red = await summary
      .getByRole('link')
      .first()
      .evaluate((link) => getComputedStyle(link).color);
    const wine = form.getByRole('combobox', { name: /^Which wine/ });
    for (const invalid of [field('Favorite band'), wine, tea.first()])
      await expect.poll(() => borderOf(invalid)).toBe(red);
    expect(await borderOf(field('Street'))).not.toBe(red);
    await summary.getByRole('link', { name: /^Favorite band/ }).click();
    await expect.poll(() => borderOf(field('Favorite band'))).toBe(red);
    await expect
      .poll(() => field('Favorite band').evaluate((element) => element === document.activeElement))
      .toBe(true);
    await summary.getByRole('link', { name: /^Which wine/ }).click();
    await expect.poll(() => wine.evaluate((element) => element === document.activeElement)).toBe(true);
    await wine.selectOption({ label: 'Green' });
    await tea.filter({ hasText: 'Red' }).click();
    await field('Favorite band').fill('The Tides');
    await field('City').fill('Hamburg');
    await fillBuyer(page);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByText('platform page (simulated)').waitFor();
    const [order] = Object.values(site.sandbox.state.ticketOrders).slice(-1);
    expect(JSON.stringify(order)).toContain('The Tides');
    expect(failures).toEqual([]);
  });

  test('are shown per ticket if the event asks each guest, with a copy from the buyer [C5.2]', async () => {
    const { page } = await visit(bookingOf(site, WORKSHOP, { 'Seat at the bench': 2, 'Looking on': 1 }));
    await fillBuyer(page);
    const forms = page.getByRole('region', { name: /^Guest \d/ });
    await forms.first().waitFor();
    await expect.poll(() => forms.count()).toBe(3);
    expect(await shows(page.getByRole('region', { name: booking.guestOf(3, 'Looking on') }))).toBe(true);
    const second = forms.nth(1);
    await second.getByRole('button', { name: booking.copy }).click();
    await expect.poll(() => second.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Mara');
    await expect
      .poll(() => second.getByRole('textbox', { name: 'Email' }).inputValue())
      .toBe('mara@example.org');
    await expect.poll(() => forms.nth(2).getByRole('textbox', { name: 'First name' }).inputValue()).toBe('');
  });

  test('show discount, tax and fee in this order, which add up to the total; a bad coupon is a note [C5.3]', async () => {
    const { page } = await visit(bookingOf(site, WORKSHOP, { 'Seat at the bench': 2 }));
    await reserve(page);
    const table = page.getByRole('table', { name: booking.invoice.title });
    const coupon = page.getByRole('textbox', { name: booking.coupon.label });
    const apply = async (code: string) => {
      await coupon.fill(code);
      await page.getByRole('button', { name: booking.coupon.apply }).click();
    };
    const rows = () =>
      table.getByRole('row').evaluateAll((all) => all.map((row) => row.getAttribute('data-kind')));
    const amounts = async () =>
      (await table.getByRole('cell').allTextContents()).map((cell) =>
        Math.round(Number(cell.replace('−', '-').replaceAll(/[^-\d.]/g, '')) * 100),
      );
    await table.waitFor();
    const plain = await amounts();
    await apply('NOPE');
    await page.getByText(booking.coupon.unknown('NOPE')).waitFor();
    await expect.poll(() => amounts()).toEqual(plain);
    await expect.poll(() => page.getByRole('alert').filter({ hasText: 'NOPE' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /^Pay/ }).isEnabled()).toBe(true);

    await apply('WELCOME10');
    await page.getByText(booking.coupon.applied('WELCOME10')).waitFor();
    await table.getByRole('row', { name: /^Discount/ }).waitFor();
    await expect.poll(() => rows()).toEqual(['subtotal', 'discount', 'tax', 'fee', 'total']);
    await expect
      .poll(async () => {
        const [subtotal = 0, discount = 0, tax = 0, fee = 0, total] = await amounts();
        return [subtotal, discount, total === subtotal + discount + tax + fee];
      })
      .toEqual([17_000, -1700, true]);
  });
});
