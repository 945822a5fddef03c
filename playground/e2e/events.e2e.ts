import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { addToCart, pick, shows, stage } from './visit.ts';

const { visit, site } = stage();

const newYork = { timezoneId: 'America/New_York' };

const event = (slug: string) =>
  Object.values(site.sandbox.state.events).find(({ about }) => about.slug === slug) ?? expect.fail(slug);

/** Moves the sandbox's clock to a number of minutes after an instant. */
const goTo = (instant: string | undefined, minutes: number): void =>
  site.sandbox.advance(Date.parse(instant ?? '') + minutes * 60_000 - site.sandbox.clock.now());

const titles = (page: Page): Promise<string[]> => page.locator('main article h3').allTextContents();

const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** A day of the calendar, by its date in words. */
const cell = (page: Page, date: string): Locator =>
  page.getByRole('button', { name: new RegExp(`, ${date}, 2026`) });

describe('the events', () => {
  test("the calendar has the same events on the days of the event's time zone, and a tip shows the viewer's time [C1.1]", async () => {
    const { page } = await visit('/events', newYork);
    await page.getByText(text.events.count(9)).waitFor();
    await expect.poll(() => titles(page)).toContain('Folding Paper, Live from New York');
    await page.getByRole('radio', { name: text.events.calendar }).click();
    // It is already the 9th in Berlin and Tokyo.
    await cell(page, 'March 8').getByText('Folding Paper').waitFor();
    await expect.poll(() => cell(page, 'March 9').textContent()).not.toContain('Folding');
    await expect.poll(() => cell(page, 'March 28').textContent()).toContain('Lamps and Shadows');
    await expect.poll(() => cell(page, 'March 21').textContent()).toContain('Glazing for Beginners');
    await cell(page, 'March 28').click();
    await page
      .getByRole('button', { name: text.events.yourTime('Lamps and Shadows: a Talk in Tokyo') })
      .hover();
    await expect
      .poll(async () => (await page.getByRole('tooltip').textContent())?.replaceAll(/\s/g, ' '))
      .toBe('For you: Sat, Mar 28, 2026, 6:00 – 7:30 AM EDT');
  });

  test('arrow keys move through the days with a roving tab stop, and Enter opens the list of the day [C1.2]', async () => {
    const { page } = await visit('/events?view=calendar&month=2026-03', newYork);
    await cell(page, 'March 8').getByText('Folding Paper').waitFor();
    const focusable = page.getByRole('grid').locator('[role="button"][tabindex="0"]');
    await expect.poll(() => focusable.count()).toBe(1);
    await focusable.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusable.textContent()).toContain('March 8, 2026');
    await expect.poll(() => focusable.count()).toBe(1);
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: text.events.dayTitle('Sunday, March 8, 2026') });
    await heading.waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Folding Paper, Live from New York' }).count())
      .toBe(1);
    await expect.poll(() => new URL(page.url()).searchParams.get('day')).toBe('2026-03-08');
  });

  test('a card says when its event is happening now, and leaves the list when it is over [C1.3]', async () => {
    const { page } = await visit('/events');
    const glazing = card(page, 'Glazing for Beginners');
    await glazing.waitFor();
    await expect.poll(() => glazing.textContent()).not.toContain(text.events.happening);
    const { startDate, endDate } = event('glazing-for-beginners').about.dateAndTimeSettings;
    goTo(startDate, 1);
    await glazing.getByText(text.events.happening).waitFor();
    goTo(endDate, 1);
    await glazing.waitFor({ state: 'detached' });
    await expect.poll(() => titles(page)).toContain('Harbour Lights Festival');
  });

  test('an empty month says so and offers the next month with events [C1.4]', async () => {
    const { page } = await visit('/events?view=calendar&month=2026-05');
    await page.getByRole('heading', { name: text.events.emptyMonth('May 2026') }).waitFor();
    await page.getByRole('button', { name: text.events.nextWith('June 2026') }).click();
    expect(await shows(cell(page, 'June 6').getByText('Harbour Lights Festival'))).toBe(true);
    await expect.poll(() => new URL(page.url()).searchParams.get('month')).toBe('2026-06');
  });

  test('a series is one entry with its dates, each of which opens its own page [C1.5]', async () => {
    const { page } = await visit('/events');
    const series = card(page, 'Wheel Throwing Evening');
    await series.waitFor();
    await expect.poll(() => series.count()).toBe(1);
    const dates = series
      .getByRole('list', { name: text.events.datesOf('Wheel Throwing Evening') })
      .getByRole('link');
    await expect
      .poll(() => dates.allTextContents())
      .toEqual(['Tue, Mar 10, 2026', 'Tue, Mar 17, 2026', 'Tue, Mar 24, 2026', 'Tue, Apr 7, 2026']);
    for (const [index, slug] of ['', '-1', '-2', '-3'].entries()) {
      const day = await dates.nth(index).textContent();
      await dates.nth(index).click();
      await page.getByRole('heading', { level: 1, name: 'Wheel Throwing Evening' }).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/events/wheel-throwing-evening${slug}`);
      await page
        .locator('dd')
        .getByText(day ?? 'no day')
        .first()
        .waitFor();
      await page.goBack();
      await series.waitFor();
    }
  });

  test('category, place and time filter the list, and their counts come from the platform', async () => {
    const { page } = await visit('/events?place=online');
    await page.getByText(text.events.count(1)).waitFor();
    await pick(page, text.events.place, text.events.places.any);
    await pick(page, text.events.category, /^Workshops/);
    await page.getByText(text.events.count(2)).waitFor();
    await page.goto('/events');
    await pick(page, text.events.when, text.events.whenCount(text.events.whens.past, 1));
    expect(await shows(card(page, 'Lantern Walk'))).toBe(true);
  });
});

describe('the page of an event', () => {
  test('has tickets, an invitation, an external link, or nothing, by registration type [C2.1]', async () => {
    const { page } = await visit('/events/harbour-lights-festival');
    const box = page.getByRole('complementary', { name: text.event.tickets });
    await box.getByRole('button', { name: text.picker.go }).waitFor();

    await page.goto('/events/open-studio-night');
    await page.getByRole('link', { name: text.event.rsvp }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await shows(page.getByRole('textbox').first())).toBe(true);

    await page.goto('/events/design-fair-copenhagen');
    await page.getByText(text.event.externalHint).waitFor();
    await expect
      .poll(() =>
        page.getByRole('link', { name: text.event.external('tickets.example.com') }).getAttribute('href'),
      )
      .toBe('https://tickets.example.com/design-fair');

    const { about } = event('lamps-and-shadows-a-talk-in-tokyo');
    if (about.registration) about.registration.registrationDisabled = true;
    await page.goto('/events/lamps-and-shadows-a-talk-in-tokyo');
    await page.getByText(text.event.none).waitFor();
    await expect.poll(() => page.getByRole('complementary').getByRole('button').count()).toBe(0);
  });

  test('says that a canceled event is canceled, offers no registration, and leaves the cart alone [C2.2]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    await page.goto('/events/rooftop-concert');
    const banner = page.getByRole('alert').filter({ hasText: text.event.canceled });
    await banner.waitFor();
    const box = page.getByRole('complementary', { name: text.event.register });
    await expect.poll(() => box.getByRole('button').count()).toBe(0);
    await expect.poll(() => box.getByRole('link').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: text.cart.open(1) }).count()).toBe(1);
    await expect
      .poll(() => Object.values(site.sandbox.state.carts))
      .toMatchObject([{ lines: [{ quantity: 1 }] }]);
  });

  test('shows when a scheduled sale starts, and enables the picker then without a reload [C2.3]', async () => {
    await site.open({ scenario: 'sale-starts-tomorrow' });
    const { page } = await visit('/events/glazing-for-beginners');
    const seat = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Seat at the bench' }) });
    await seat.getByText(/^Opens on .+ 10:00 AM/).waitFor();
    const plus = seat.getByRole('button', { name: text.picker.more('Seat at the bench') });
    await expect.poll(() => plus.count()).toBe(0);
    await page.evaluate(() => Reflect.set(globalThis, 'stayed', true));
    site.sandbox.advance('2d');
    await plus.click();
    await page.getByText(text.picker.picked(1)).waitFor();
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'stayed') as unknown)).toBe(true);
  });
});

describe('the ticket picker', () => {
  const ticket = (page: Page, name: string): Locator =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
  const open = async (): Promise<Page> => {
    const { page } = await visit('/events/harbour-lights-festival');
    await ticket(page, 'Weekend pass').waitFor();
    return page;
  };
  const more = async (page: Page, name: string, times: number) => {
    for (let time = 0; time < times; time++)
      await ticket(page, name)
        .getByRole('button', { name: text.picker.more(name) })
        .click();
  };

  test('shows price, fee, limited remaining number and limit; plus stops at the limit and says why [C3.1]', async () => {
    await site.open({ scenario: 'busy-festival' });
    const page = await open();
    const pass = ticket(page, 'Weekend pass');
    for (const words of ['€109.00', text.picker.fees.FEE_ADDED, text.picker.left(6), text.picker.limit(6)])
      await expect.poll(() => pass.textContent()).toContain(words);
    const children = ticket(page, 'Children under 12');
    await expect.poll(() => children.textContent()).toContain(text.picker.free);
    await expect.poll(() => children.textContent()).not.toContain('left');
    await more(page, 'Weekend pass', 6);
    await pass.getByText(text.picker.stops.remaining(6)).waitFor();
    await expect
      .poll(() => pass.getByRole('button', { name: text.picker.more('Weekend pass') }).isDisabled())
      .toBe(true);
    await more(page, 'Children under 12', 10);
    await children.getByText(text.picker.stops['order-limit'](10)).waitFor();
    await expect
      .poll(() => children.getByRole('button', { name: text.picker.more('Children under 12') }).isDisabled())
      .toBe(true);
    await expect.poll(() => page.getByText(text.picker.picked(16)).count()).toBe(1);
  });

  test('asks for the amount of a donation, and names the minimum below it [C3.2]', async () => {
    const page = await open();
    await more(page, 'Friend of the festival', 1);
    const friend = ticket(page, 'Friend of the festival');
    const amount = friend.getByLabel(text.picker.amount('EUR'));
    await friend.getByText(text.picker.amountHint('€10.00')).waitFor();
    await amount.fill('9.99');
    await friend.getByText(text.picker.problems['amount-below-minimum']('€10.00')).waitFor();
    await expect.poll(() => page.getByRole('button', { name: text.picker.go }).isDisabled()).toBe(true);
    await amount.fill('25');
    await page.getByRole('button', { name: text.picker.go }).click();
    await page.waitForURL(/\/book/);
    await expect.poll(() => decodeURIComponent(page.url())).toContain('"priceOverride":"25"');
  });

  test('has three texts for a ticket that is not on sale yet, no longer on sale, or sold out [C3.3]', async () => {
    await site.open({ scenario: 'busy-festival' });
    site.sandbox.advance('15d');
    const page = await open();
    await ticket(page, 'Last call weekend pass')
      .getByText(/^Opens on Fri, May 1, 2026/)
      .waitFor();
    await ticket(page, 'Early bird weekend pass')
      .getByText(/^The sale ended on /)
      .waitFor();
    await ticket(page, 'Backstage tour').getByText(text.picker.soldOut, { exact: true }).waitFor();
    for (const name of ['Last call weekend pass', 'Early bird weekend pass', 'Backstage tour'])
      await expect.poll(() => ticket(page, name).getByRole('button').count()).toBe(0);
  });

  test('warns before any input if the site accepts no payments [C3.4]', async () => {
    await site.open({ settings: { acceptsPayments: false } });
    const page = await open();
    await page.getByRole('alert').getByText(text.picker.noPayment).waitFor();
    await expect.poll(() => page.getByText(text.picker.picked(0)).count()).toBe(1);
    const plus = ticket(page, 'Weekend pass').getByRole('button', { name: text.picker.more('Weekend pass') });
    await expect.poll(() => plus.isDisabled()).toBe(true);
    await more(page, 'Children under 12', 1);
    await expect.poll(() => page.getByRole('button', { name: text.picker.go }).isEnabled()).toBe(true);
  });

  test('shows a ticket that is hidden until its sale once the sale begins', async () => {
    const page = await open();
    await expect.poll(() => ticket(page, 'Night ferry').count()).toBe(0);
    site.sandbox.advance('81d');
    expect(await shows(ticket(page, 'Night ferry'))).toBe(true);
  });
});
