import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { bookingOf, eventOf, FESTIVAL, fillBuyer, reserve, timer, WORKSHOP } from './box-office.ts';
import { settled } from './underway.ts';
import { addToCart, complaints, pick, shows, stage, told } from './visit.ts';

const { visit, site } = stage({ counts: false });

/** A name as a person may type it: without a place to break. */
const unbroken = (name: string): string => `${name}${'Unbroken'.repeat(20)}`;

/** Gives the products, events, members and tickets of the site names that cannot break between words. */
const lengthenNames = (): void => {
  const { products, collections, members, events, ticketDefinitions } = site.sandbox.state;
  for (const product of products) {
    product.name = unbroken(product.name);
    if (product.ribbon) product.ribbon = unbroken(product.ribbon);
  }
  for (const collection of collections) collection.name = unbroken(collection.name);
  for (const member of members) member.name = unbroken(member.name);
  for (const { about } of Object.values(events)) about.title = unbroken(about.title);
  for (const ticket of Object.values(ticketDefinitions)) ticket.name = unbroken(ticket.name);
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('names without a place to break', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

  test.each([
    ['/shop', 'article'],
    ['/shop/p/low-carafe', 'main form'],
    ['/events', 'article'],
    [`/events/${FESTIVAL}`, 'aside li'],
    ['/owner/catalog?as=owner', 'main tbody tr'],
    ['/owner/catalog/:id?as=owner', 'main label:has-text("Unbroken")'],
    ['/owner/orders?as=owner', 'main tbody tr'],
  ])('leave %s within its width on a phone and on a desktop', async (path, content) => {
    lengthenNames();
    const { page } = await visit(path.replace(':id', site.sandbox.state.products[0]?.id ?? ''));
    await heading(page).waitFor();
    await page.locator(content).first().waitFor();
    await expect.poll(() => overflow(page)).toBe(0);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => overflow(page)).toBe(0);
  });
});

test('the page of an event offers its dates as a file and opens its schedule', async () => {
  const { page, failures } = await visit(`/events/${FESTIVAL}`);
  const file = page.getByRole('link', { name: text.event.calendar });
  await file.waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(saved.suggestedFilename()).toBe(`${FESTIVAL}.ics`);
  await page.getByRole('link', { name: text.event.agenda, exact: true }).click();
  await page
    .getByRole('heading', { level: 1, name: text.event.scheduleOf(eventOf(site, FESTIVAL).about.title) })
    .waitFor();
  expect(failures).toEqual([]);
});

test('a simulated state ends when the person goes to another page', async () => {
  const { page } = await visit('/shop?show=error');
  await page.getByText(text.shop.failed).waitFor();
  await page.getByRole('link', { name: text.nav.events, exact: true }).click();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  expect(new URL(page.url()).search).toBe('');
});

describe('a sandbox that does not answer', () => {
  const SOON = 3000;

  test('is reported with the command that starts it, and the page continues when it is back', async () => {
    const { page } = await visit('/reference');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route(`${site.url}/**`, (route) => route.abort('connectionrefused'));
    await page.goto('/shop?scenario=sold-out');
    const alert = page.getByRole('alert').filter({ hasText: text.app.down.title });
    await alert.getByText('npm start').waitFor({ timeout: SOON });
    await page.unroute(`${site.url}/**`);
    await alert.waitFor({ state: 'detached' });
    await page.locator('main article h3').first().waitFor();
    await expect.poll(() => site.sandbox.state.scenario).toBe('sold-out');
  });
});

describe('a browser without a network', () => {
  test('shows a failure instead of a placeholder, and the page is there once the network is back', async () => {
    // A context of its own, which no other visitor gets.
    const { page } = await visit('/events', { locale: 'en-GB' });
    await page.getByRole('link', { name: 'Forty Chairs' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Forty Chairs' }).waitFor();
    await page.goBack();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Glazing for Beginners' }).first().click();
    await page.getByRole('heading', { level: 1, name: text.event.failed }).waitFor();
    await page.getByRole('button', { name: text.common.retry }).first().waitFor();
    await page.context().setOffline(false);
    expect(await shows(page.getByRole('heading', { level: 1, name: 'Glazing for Beginners' }))).toBe(true);
  });

  test('keeps the page if a screen or a menu has not been loaded yet, and loads it by another press', async () => {
    const { page } = await visit('/shop');
    await page.locator('main article h3').first().waitFor();
    await settled(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('button', { name: text.theme.label }).click();
    await told(page, text.app.partFailed);
    await page.getByRole('link', { name: text.nav.reference, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: text.app.unfetched }).waitFor();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: text.common.retry }).click();
    await page.getByRole('heading', { level: 1, name: text.reference.title }).waitFor();
    await page.getByRole('button', { name: text.theme.label }).click();
    expect(await shows(page.getByRole('menu'))).toBe(true);
  });

  test('keeps the page if a developer panel has not been loaded yet, and shows the panel by another press', async () => {
    const { page } = await visit('/shop');
    await page.locator('main article h3').first().waitFor();
    const choosePanel = (panel: 'log' | 'break') =>
      page.getByRole('radio', { name: text.layers[panel], exact: true }).click();
    await choosePanel('log');
    await page.getByText('queryProducts').first().waitFor();
    await settled(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await choosePanel('break');
    await told(page, text.app.partFailed);
    await page.getByRole('heading', { level: 1, name: text.shop.title }).waitFor();
    await page.unroute('**/assets/*.js');
    await choosePanel('break');
    expect(await shows(page.getByRole('heading', { name: text.faults.add }))).toBe(true);
  });
});

describe('the console', () => {
  test('of a visitor stays empty from the first page to the checkout, and an add is one write and one estimate', async () => {
    const { page } = await visit('/reference');
    const heard = complaints(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname.includes('/carts/'))
        sent.push(pathname.split('/').at(-1) ?? '');
    });
    await page.goto('/events');
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await page.goto('/shop/p/low-carafe');
    await addToCart(page);
    await settled(page);
    expect(sent).toEqual(['add-to-cart', 'estimate-totals']);
    await page.reload();
    await page.getByRole('button', { name: text.cart.open(1) }).click();
    const drawer = page.getByRole('dialog', { name: text.cart.title });
    await drawer.getByRole('button', { name: text.checkout.go }).click();
    await page.waitForURL(/platform\/checkout/);
    expect(heard).toEqual([]);
  });

  test('of the owner stays empty', async () => {
    const { page } = await visit('/reference?as=owner');
    const heard = complaints(page);
    for (const path of ['/owner/orders', '/owner/catalog', '/shop']) {
      await page.goto(`${path}?as=owner`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
    }
    expect(heard).toEqual([]);
  });
});

test('the settings of the sandbox choose the answers after an announced end', async () => {
  const { page } = await visit('/shop');
  await page.getByRole('radio', { name: text.layers.sandbox, exact: true }).click();
  const { label, values } = text.siteSettings.choices.cartsEnd;
  await pick(page, label, values.gone);
  await expect.poll(() => site.sandbox.state.settings.cartsEnd).toBe('gone');
  await page.getByText(text.siteSettings.switches.bareVariants).click();
  await expect.poll(() => site.sandbox.state.settings.bareVariants).toBe(false);
});

test('a booking belongs to its person: another identity of the tab sees nothing of it, and it is found again', async () => {
  const { page } = await visit(bookingOf(site, WORKSHOP, { 'Looking on': 1 }));
  const firstName = page.getByRole('textbox', { name: text.booking.firstName }).first();
  const browseAs = async (name: string) => {
    await page.locator('#identity').click();
    await page.getByRole('menuitemradio', { name }).click();
    await page.locator('#identity').getByText(name).waitFor();
  };
  await page.getByRole('button', { name: text.booking.reserve }).waitFor();
  await fillBuyer(page);
  await reserve(page);

  // The form of a member begins with the own name.
  const others = [
    [text.identity.names.b, ''],
    [text.identity.names.member, 'Ada'],
  ] as const;
  for (const [name, own] of others) {
    await browseAs(name);
    await page.getByRole('button', { name: text.booking.reserve }).waitFor();
    await expect.poll(() => firstName.inputValue()).toBe(own);
    await expect.poll(() => timer(page).count()).toBe(0);
  }
  await browseAs(text.identity.names.a);
  await timer(page).waitFor();
  await expect.poll(() => firstName.inputValue()).toBe('Mara');
  await page.reload();
  await timer(page).waitFor();
  await expect.poll(() => firstName.inputValue()).toBe('Mara');
});
