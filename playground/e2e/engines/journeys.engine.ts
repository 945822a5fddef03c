import { createSandbox, type RunningServer, type Sandbox, startServer } from 'vitrine/sandbox/node';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { EnginePage } from '../../../test/setup/engines/page.ts';
import { engineNames } from '../../../test/setup/engines/programs.ts';
import { engineStage } from '../../../test/setup/engines/stage.ts';
import { en as text } from '../../src/text/en.ts';
import { FESTIVAL } from '../box-office.ts';
import { cookieFor } from '../sandbox-cookie.ts';

const { booking, cart, coupon, members, shop } = text;
/** The name of the drawer ends with the number of pieces. */
const drawer = new RegExp(`^${cart.title}`);
const total = new RegExp(`^${text.totals.total}`);

/** Opens the cart page with one carafe. */
const fillCart = async (page: EnginePage) => {
  await page.click('button', text.product.add);
  await page.within('dialog', drawer).click('link', cart.view);
  await page.shows('row', total);
};
/** The element with the focus, and its underline. */
const focused = (page: EnginePage) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    return [element.tagName, getComputedStyle(element).textDecorationLine];
  });
const fillPerson = async (page: EnginePage) => {
  await page.fill(booking.firstName, 'Mara');
  await page.fill(booking.lastName, 'Lindt');
  await page.fill(booking.email, 'mara@example.org');
};

describe.each(engineNames)('the shop in %s', (name) => {
  const { newPage } = engineStage(name);
  let sandbox: Sandbox;
  let server: RunningServer | undefined;

  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  /** Opens a page of the playground as a new visitor of a new site. */
  const visit = async (path: string): Promise<EnginePage> => {
    sandbox = createSandbox();
    server = await startServer(sandbox, { port: 0 });
    const page = await newPage();
    await page.goto(`${inject('playground')}/favicon.svg`);
    await page.evaluate((cookie) => {
      document.cookie = cookie;
    }, cookieFor(server.url));
    await page.goto(inject('playground') + path);
    return page;
  };

  test('lists the products of a collection, and Back restores the whole list', async () => {
    const page = await visit('/shop');
    await page.reads(shop.count(36));
    await page.within('navigation', shop.collections).click('link', /^Light/);
    await page.reads(shop.count(7));
    expect(await page.url()).toContain('collection=light');
    await page.back();
    await page.reads(shop.count(36));
  });

  test('opens a product that was searched, and its heading takes the focus without a ring', async () => {
    const page = await visit('/shop');
    await page.fill(shop.search, 'carafe');
    await page.reads(shop.count(1));
    await page.click('link', /Low Carafe/);
    await page.shows('heading', 'Low Carafe');
    await expect.poll(() => focused(page)).toEqual(['H1', 'none']);
  });

  test('adds a variant of a product, and the drawer covers the page up to its edge', async () => {
    const page = await visit('/shop/p/studio-tee');
    await page.within('radiogroup', 'Size').click('radio', /^M\b/);
    await page.within('radiogroup', 'Color').click('radio', /^Green/);
    const place = () => page.evaluate(() => document.querySelector('main h1')?.getBoundingClientRect().left);
    const before = await place();
    await page.click('button', text.product.add);
    await page.within('dialog', drawer).shows('heading', 'Studio Tee');
    await expect.poll(() => focused(page)).toEqual(['H2', 'none']);
    const strip = () =>
      page.evaluate(() => {
        const { right } = document.querySelector('[role=dialog]')?.getBoundingClientRect() ?? { right: 0 };
        return document.elementFromPoint(innerWidth - 1, innerHeight / 2)?.closest('[role=dialog]')
          ? innerWidth - right
          : 'no dialog';
      });
    expect([await strip(), await place()]).toEqual([0, before]);
  });

  test('changes the quantity of a line, and its total', async () => {
    const page = await visit('/shop/p/low-carafe');
    await fillCart(page);
    const before = await page.textOf('row', total);
    await page.click('button', /^Increase.*Low Carafe/);
    await page.shows('button', cart.open(2));
    await expect.poll(() => page.textOf('row', total)).not.toBe(before);
  });

  test('shows the discount of a coupon', async () => {
    const page = await visit('/shop/p/low-carafe');
    await fillCart(page);
    await page.fill(coupon.label, 'welcome10');
    await page.click('button', coupon.apply);
    expect(await page.textOf('row', /WELCOME10/)).toContain('3.04');
  });

  test("sells on the platform's page and returns with the number of the order", async () => {
    const page = await visit('/shop/p/low-carafe');
    await fillCart(page);
    await page.click('button', text.checkout.go);
    await page.reads('platform page (simulated)');
    await page.click('button', /^Pay/);
    await page.shows('heading', text.back.paid);
    await page.reads(sandbox.orders[0]?.number ?? 'no order');
    expect(await page.shows('button', cart.open(0))).toBe(true);
  });

  test('picks and reserves tickets of an event', async () => {
    const page = await visit(`/events/${FESTIVAL}`);
    await page.click('button', text.picker.more('Weekend pass'));
    await page.click('button', text.picker.go);
    await page.click('button', booking.reserve);
    await page.shows('timer', booking.timeLeft);
    expect(Object.values(sandbox.state.reservations).at(-1)).toMatchObject({
      stock: 'held',
      tickets: [{ quantity: 1 }],
    });
  });

  test('answers an invitation', async () => {
    const page = await visit('/events/wheel-throwing-evening/rsvp');
    await fillPerson(page);
    await page.click('radio', 'Never');
    await page.click('button', text.rsvp.accept);
    expect(await page.shows('heading', text.rsvp.standings.coming)).toBe(true);
  });

  test('signs in at the platform and opens the account', async () => {
    const page = await visit('/sign-in');
    await page.click('button', members.signIn.hosted.go);
    await page.reads('platform page (simulated)');
    await page.fill('E-mail', 'ada@example.org');
    await page.fill('Password', 'sandbox-password');
    await page.click('button', 'Sign in');
    await page.shows('button', new RegExp(`^${text.identity.label(text.identity.member)}`));
    await page.goto(`${inject('playground')}/account`);
    expect(await page.shows('heading', members.account.title)).toBe(true);
  });

  test('changes the generation, the color scheme and the language, and keeps the cart', async () => {
    const page = await visit('/shop/p/low-carafe');
    await fillCart(page);
    await page.click('button', new RegExp(`^${text.generation.label}`));
    await page.click('menuitemradio', /^Catalog V3/);
    await page.shows('button', new RegExp(`^${text.generation.label}: ${text.generation.catalog('V3')}`));
    await page.click('button', new RegExp(`^${text.theme.label}`));
    await page.click('menuitemradio', text.theme.dark);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
      .toBe('dark');
    await page.click('button', new RegExp(`^${text.language.label}`));
    await page.click('menuitemradio', 'العربية');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ar');
    expect(await page.shows('heading', 'Low Carafe')).toBe(true);
  });
});
