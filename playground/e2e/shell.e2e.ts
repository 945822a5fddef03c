import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { bookingOf, FESTIVAL, reserve, toShop } from './box-office.ts';
import { settled } from './underway.ts';
import { addToCart, openCart, pick, shows, stage, totalRow } from './visit.ts';

const { visit, site } = stage();

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('keyboard shortcuts', () => {
  test('open search, areas and drawer, pause while typing, and can be switched off', async () => {
    const { page } = await visit('/');
    await h1(page, text.start.title).waitFor();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: text.shop.search });
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('gad');
    await expect.poll(() => search.inputValue()).toBe('gad');
    // The list follows the search after a moment, which would undo an earlier navigation.
    await page.waitForURL(/q=gad/);
    await h1(page, text.shop.title).click();
    await page.keyboard.type('go');
    await page.waitForURL(/\/owner/);
    await page.keyboard.press('d');
    const drawer = page.getByRole('complementary', { name: text.developer.title });
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });

    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: text.shortcuts.title });
    await list.waitFor();
    await list.getByRole('switch', { name: text.shortcuts.on }).press('Space');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.type('gs');
    await page.keyboard.press('d');
    await expect.poll(() => page.url()).toContain('/owner');
    await expect.poll(() => drawer.count()).toBe(0);
  });
});

describe('an address', () => {
  test('opens the same site, time and identity in another browser, once', async () => {
    await site.open({ scenario: 'fresh-shop', seed: '1' });
    const { page } = await visit('/shop?scenario=shop-usd&seed=5&clock=7200&as=b&sort=price-desc');
    await page.getByRole('button', { name: /Visitor B/ }).waitFor();
    await expect
      .poll(() => [site.sandbox.state.scenario, site.sandbox.state.seed, site.sandbox.clock.iso()])
      .toEqual(['shop-usd', '5', '2026-03-02T11:00:00.000Z']);
    await page.getByRole('main').getByRole('link').first().waitFor();
    await page.getByRole('link', { name: text.nav.shop, exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('as')).toBe('b');
    site.sandbox.advance('1h');
    await page.reload();
    await page.getByRole('button', { name: /Visitor B/ }).waitFor();
    await settled(page);
    expect(site.sandbox.clock.iso()).toBe('2026-03-02T12:00:00.000Z');
  });

  test('is copied with all its parameters', async () => {
    await site.open({ scenario: 'sold-out', seed: 'word' });
    site.sandbox.advance('90s');
    const { page } = await visit('/shop?as=b', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: text.site.copyLink }).click();
    await page.getByText(text.site.copied).first().waitFor();
    const copied = async () =>
      Object.fromEntries(new URL(await page.evaluate(() => navigator.clipboard.readText())).searchParams);
    await expect.poll(copied).toEqual({ as: 'b', scenario: 'sold-out', seed: 'word', clock: '90' });
  });
});

describe('identities', () => {
  test('have separate carts, roles and tokens, and the member signs in automatically', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    await page.keyboard.press('Escape');
    const become = async (from: string, to: string) => {
      await page.getByRole('button', { name: new RegExp(from) }).click();
      await page.getByRole('menuitemradio', { name: to }).click();
    };
    await become(text.identity.names.a, text.identity.names.b);
    await page.getByRole('button', { name: text.cart.open(0) }).waitFor();
    await become(text.identity.names.b, text.identity.names.member);
    await page.keyboard.press('d');
    await page.getByRole('complementary').getByText('createToken').first().waitFor();
    await page
      .getByRole('button', { name: /createRedirectSession|login/ })
      .first()
      .waitFor();
    await become(text.identity.names.member, text.identity.names.a);
    expect(await shows(page.getByRole('button', { name: text.cart.open(1) }))).toBe(true);
  });
});

describe('a screen', () => {
  test('shows its calls beside it as whole files and as HTTP, with the same arguments and without the token', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await page.getByRole('radio', { name: text.layers.code }).click();
    const panel = page.getByRole('complementary', { name: text.developer.title });
    await panel.waitFor();
    await addToCart(page);
    await page.keyboard.press('Escape');
    const added = panel
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'addToCurrentCart' }) });
    await added.getByText(text.developer.caused(text.product.add)).waitFor();
    const code = () => added.getByRole('tabpanel').textContent();
    await expect.poll(code).toMatch(/const \{ add \} = useCartActions\(\);.*void add\(\{\s+quantity: 1,/s);
    await added.getByRole('tab', { name: 'TypeScript' }).click();
    await expect
      .poll(code)
      .toMatch(/^\/\/ npx vitrine sandbox .* --seed 42\nimport \{ createClient, oauth \} from 'vitrine';\n/);
    await added.getByRole('tab', { name: 'curl' }).click();
    await expect.poll(code).toMatch(/add-to-cart' \\\n {2}-H "authorization: \$TOKEN"/);

    await added.getByRole('button', { name: text.developer.toLog }).click();
    const row = panel.getByRole('listitem').filter({ hasText: 'addToCurrentCart' });
    const request = row.getByRole('group', { name: text.developer.request, exact: true });
    await expect.poll(() => request.textContent()).toMatch(/authorization: .{6}••••••/);
    await row.getByRole('link', { name: text.developer.toReference }).click();
    expect(await shows(h1(page, 'addToCurrentCart'))).toBe(true);
  });

  test('is covered by its code in a narrow window, and keeps what was typed', async () => {
    const { page } = await visit('/shop');
    await page.setViewportSize({ width: 600, height: 800 });
    const search = page.getByRole('searchbox', { name: text.shop.search });
    await search.fill('carafe');
    await page.getByRole('radio', { name: text.layers.code }).click();
    const drawer = page.getByRole('dialog', { name: text.developer.title });
    await drawer.getByRole('heading', { level: 2, name: text.layers.code }).waitFor();
    await drawer.getByRole('radio', { name: text.layers.screen }).click();
    await expect.poll(() => search.inputValue()).toBe('carafe');
  });

  test.each([
    ['error', text.shop.failed],
    ['offline', text.shop.failed],
    ['empty', text.shop.emptySite],
  ])('can be shown as %s by its address', async (state, words) => {
    const { page } = await visit(`/shop?show=${state}`);
    expect(await shows(page.getByText(words).first())).toBe(true);
  });

  test('can be shown in another state by the drawer, and normally again', async () => {
    const { page } = await visit('/shop');
    await page.getByText(text.shop.shown(12, 36)).waitFor();
    await page.getByRole('radio', { name: text.layers.break, exact: true }).click();
    await pick(page, text.developer.showAs, text.developer.states.error);
    await page.getByText(text.shop.failed).waitFor();
    await expect.poll(() => page.url()).toContain('show=error');
    await pick(page, text.developer.showAs, text.developer.states.normal);
    expect(await shows(page.getByText(text.shop.shown(12, 36)))).toBe(true);
  });

  test('says what is simulated, and returns to normal', async () => {
    await site.control('POST /sandbox/faults', { operation: 'getProduct', error: 'PRODUCT_NOT_FOUND' });
    const { page } = await visit('/shop?show=offline');
    const chip = page.getByRole('region', { name: text.simulated.title });
    await chip.getByText(text.simulated.screen(text.developer.states.offline, undefined)).waitFor();
    await chip.getByText(text.simulated.fault('getProduct', 'PRODUCT_NOT_FOUND')).waitFor();
    await chip.getByRole('button', { name: text.simulated.back }).click();
    await page.getByText(text.shop.shown(12, 36)).waitFor();
    await chip.waitFor({ state: 'detached' });
    await expect.poll(() => site.sandbox.faults.list().length).toBe(0);
  });
});

describe('the top bar', () => {
  test('names up to two simulated faults and counts the others', async () => {
    for (const operation of ['getProduct', 'getCurrentCartV2', 'addToCurrentCart'])
      await site.control('POST /sandbox/faults', { operation, status: 503 });
    const { page } = await visit('/shop');
    const names = ['getProduct', 'getCurrentCartV2'].map((call) => text.simulated.fault(call, '503'));
    const chip = page.getByRole('region', { name: text.simulated.title });
    await chip.getByText(text.simulated.named(names, 1)).waitFor();
    await site.control('DELETE /sandbox/faults', { id: 'fault-1' });
    // The page reads its status after its own calls, not after a change from outside.
    await page.reload();
    const left = ['getCurrentCartV2', 'addToCurrentCart'].map((call) => text.simulated.fault(call, '503'));
    expect(await shows(chip.getByText(text.simulated.named(left, 0)))).toBe(true);
  });

  test('says that V1 is the catalog, in words where there is room', async () => {
    const { page } = await visit('/shop');
    const menu = page.getByRole('button', { name: text.generation.label });
    await page.setViewportSize({ width: 1100, height: 800 });
    await menu.getByText(text.generation.catalog('V1')).waitFor();
    expect(await menu.getAttribute('title')).toBe(text.generation.hint);
    await page.setViewportSize({ width: 1000, height: 800 });
    expect(await shows(menu.getByText('V1', { exact: true }))).toBe(true);
  });
});

describe('languages and currencies', () => {
  test('yen amounts have no decimals anywhere, and the total is the sum of its rows [I1]', async () => {
    await site.open({ scenario: 'shop-jpy' });
    const { page } = await visit('/shop');
    await page.getByText(text.shop.shown(12, 36)).waitFor();
    const money = /[¥￥] ?[\d.,]+|[\d.,]+ ?[¥￥]/g;
    const amounts = async (): Promise<string[]> =>
      ((await page.locator('body').innerText()).match(money) ?? []).map(String);
    const whole = /^[¥￥] ?\d{1,3}(,\d{3})*$/;
    await settled(page);
    const inShop = await amounts();
    expect(inShop.length).toBeGreaterThan(11);
    expect(inShop.filter((amount) => !whole.test(amount))).toEqual([]);
    await page.getByRole('link', { name: 'Patchwork Blanket' }).click();
    await openCart(page);
    await settled(page);
    const inCart = await amounts();
    expect(inCart.filter((amount) => !whole.test(amount))).toEqual([]);
    const yen = (words: string): number => Number((words.match(/[\d,]+$/)?.[0] ?? '').replaceAll(',', ''));
    const rows = await page.getByRole('region', { name: text.totals.title }).getByRole('row').allInnerTexts();
    const total = yen((await totalRow(page).innerText()).trim());
    const parts = rows
      .map((row) => row.trim())
      .filter((row) => !row.startsWith(text.totals.total) && !/incl|tax/i.test(row));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.map(yen).reduce((sum, part) => sum + part, 0)).toBe(total);
  });

  test('the Arabic layout is mirrored, and codes and phone numbers stay left to right [I2]', async () => {
    const { page } = await visit('/shop');
    await page.getByRole('button', { name: text.language.label }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await settled(page);
    const nav = await page.getByRole('navigation').first().boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect((nav?.x ?? 0) > (main?.x ?? 0)).toBe(true);
    await page.goto('/account?as=member');
    await page.getByText('ada@example.org').first().waitFor();
    const directions = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).direction));
    await settled(page);
    const kept = await directions('bdi[dir="ltr"], code, input:is([type="tel"], [type="email"])');
    // Seed and hash in the footer, the e-mail address and the id of the member.
    expect(kept.length).toBeGreaterThan(3);
    expect(new Set(kept)).toEqual(new Set(['ltr']));
    await expect.poll(() => directions('main h1')).toEqual(['rtl']);
    await page.goto(bookingOf(site, FESTIVAL, { 'Weekend pass': 1 }));
    const phone = page.locator('input[type="tel"]').first();
    await phone.fill('+49 40 123456');
    await expect.poll(() => phone.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr');
  });

  test('English sentences of the site end on their right side on an Arabic page', async () => {
    const { page } = await visit('/shop?view=list', { locale: 'ar' });
    // Sentences in a block from right to left without an isolated direction would begin with their full stop.
    const turned = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *')]
          .filter((one) => [...one.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
          .filter(({ innerText }) => /^[A-Za-z][^\u0600-\u06FF]*[.?!:]$/.test(innerText.trim()))
          .filter((one) => one.closest('bdi, pre') === null && getComputedStyle(one).direction === 'rtl')
          .map(({ innerText }) => innerText),
      );
    const addresses = [
      '/shop?view=list',
      '/shop/c/light',
      '/shop/p/studio-tee',
      '/events',
      `/events/${FESTIVAL}`,
      '/events/glazing-for-beginners',
      '/events/open-studio-night/rsvp',
      '/account?as=member',
    ];
    for (const address of addresses) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      await expect.poll(turned).toEqual([]);
    }
  });

  test('English texts of the site keep their own direction on an Arabic page', async () => {
    const { page } = await visit('/shop/p/studio-tee', { locale: 'ar' });
    const directionOf = (words: string) =>
      page
        .getByText(words, { exact: true })
        .first()
        .evaluate((one) => getComputedStyle(one).direction);
    await expect.poll(() => directionOf('Wash at 30 degrees, dry in the shade.')).toBe('ltr');
    await page.goto('/events');
    await page.getByRole('link', { name: 'Forty Chairs' }).first().click();
    await expect
      .poll(() => directionOf('An exhibition of things to sit on. All of them may be sat on.'))
      .toBe('ltr');
    await page.goto('/reference/addToCurrentCart');
    await expect.poll(() => directionOf('Add lines to the current cart')).toBe('ltr');
  });
});

describe('the top bar', () => {
  const heightOf = (page: Page) =>
    page.getByRole('banner').evaluate((bar) => Math.round(bar.getBoundingClientRect().height));

  test('stays one line with reserved tickets at 1280 px', async () => {
    const { page } = await visit('/shop');
    await page.locator('main article h3').first().waitFor();
    await settled(page);
    const before = await heightOf(page);
    await page.goto(bookingOf(site, 'glazing-for-beginners', { 'Looking on': 1 }));
    await reserve(page);
    await toShop(page);
    await page.getByRole('button', { name: /^Release/ }).waitFor();
    await settled(page);
    expect(await heightOf(page)).toBe(before);
    // Beside the developer's drawer, the tickets have a line of their own below the others.
    await page.getByRole('radio', { name: text.layers.log, exact: true }).click();
    await settled(page);
    const tops = await page
      .getByRole('banner')
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops.filter((top) => top < before / 2)).size).toBeLessThanOrEqual(3);
    expect(await heightOf(page)).toBeLessThan(2 * before);
  });

  test('and the note of a simulated state leave the window to the page at 200 %', async () => {
    const { page } = await visit('/shop?show=error');
    await page.getByText(text.shop.failed).waitFor();
    // The window of 1280 × 720 px at 200 %.
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto('/shop/p/studio-tee');
    await page.getByRole('heading', { level: 1, name: 'Studio Tee' }).waitFor();
    await settled(page);
    await page.evaluate(() => scrollTo(0, 500));
    const covered = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
          .map((one) => one.getBoundingClientRect())
          .filter(({ width, height, top, bottom }) => width > 320 && height > 1 && top < 360 && bottom > 0)
          .reduce((sum, { height }) => sum + height, 0),
      );
    await expect.poll(covered).toBeLessThan(360 / 5);
  });
});

test('the sign-in leads to the preflight, which knows that the sandbox has its own clock', async () => {
  await site.open({ settings: { callbackCheck: 'strict' } });
  const { page } = await visit('/sign-in');
  await page.getByRole('link', { name: text.members.signIn.preflight }).click();
  expect(await shows(page.getByText(text.preflight.found(0)))).toBe(true);
  expect(await shows(page.getByText(text.preflight.ownClock))).toBe(true);
});
