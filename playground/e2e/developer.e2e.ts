import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adviceForCode } from 'vitrine';
import { cartsAdvice } from 'vitrine/advice';
import { describe, expect, test } from 'vitest';
import { preview } from 'vite';
import { LONG_TEST_TIME } from '../../test/setup/patience.ts';
import { en as text } from '../src/text/en.ts';
import { referencePages } from '../vite/reference-pages.ts';
import { settled } from './underway.ts';
import { addToCart, shows, stage } from './visit.ts';

const { visit, leave, site } = stage();

describe('the request log', () => {
  test('a press creates one row with its hook and a masked token, and Replay repeats the call [F1.1]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text.nav.developer }).click();
    const panel = page.getByRole('complementary', { name: text.developer.title });
    await panel.getByLabel(text.developer.filter).fill('addToCurrentCart');
    await panel.getByText(text.developer.count(1)).waitFor();
    await panel.getByRole('button', { name: /addToCurrentCart/ }).click();
    const request = panel.getByRole('group', { name: text.developer.request, exact: true });
    await expect.poll(() => request.textContent()).toMatch(/authorization: .{6}••••••/);
    await expect.poll(() => request.textContent()).toContain('catalogItemId: "');
    const response = panel.getByRole('group', { name: text.developer.response, exact: true });
    await expect.poll(() => response.textContent()).toMatch(/^Response200.*lineItems: \[/s);
    await expect
      .poll(() => panel.getByRole('definition').allTextContents())
      .toEqual(expect.arrayContaining([text.product.add, 'useCart', 'visitor']));
    await panel.getByRole('button', { name: text.developer.showPressed(text.product.add) }).click();
    const pressed = page.getByRole('button', { name: text.product.add, exact: true });
    await expect.poll(() => pressed.evaluate((button) => button === document.activeElement)).toBe(true);

    const tokens = await page.evaluate(() => Object.values(localStorage).join(' '));
    const secrets = tokens.match(/[\w.-]{24,}/g) ?? [];
    expect(secrets.length).toBeGreaterThan(0);
    const shown = (await panel.textContent()) ?? '';
    expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);

    await panel.getByRole('button', { name: text.developer.replay, exact: true }).click();
    await panel.getByText(text.developer.count(2)).waitFor();
    expect(await shows(page.getByRole('button', { name: text.cart.open(2) }))).toBe(true);
    const quantities = () =>
      Object.values(site.sandbox.state.carts).flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
    await expect.poll(quantities).toEqual([2]);
  });

  test(
    'twenty recorded steps give the same state hash in another browser [F1.2]',
    { timeout: LONG_TEST_TIME },
    async () => {
      // Pictures in carts contain the address of their sandbox; both sandboxes use the same one.
      const origin = 'http://localhost:4010';
      await site.open({ origin });
      const { page } = await visit('/shop/p/low-carafe');
      await page.getByRole('button', { name: text.product.add }).waitFor();
      await page.getByRole('button', { name: text.nav.developer }).click();
      const panel = page.getByRole('complementary', { name: text.developer.title });
      await panel.getByRole('button', { name: text.developer.record, exact: true }).click();
      const stop = panel.getByRole('button', { name: text.developer.stop(0).replace(/ \(0\)/, '') });
      await stop.waitFor();
      const steps = async (): Promise<number> => Number(/\d+/.exec((await stop.textContent()) ?? '')?.[0]);
      for (let pieces = 1; pieces <= 14 && (pieces <= 2 || (await steps()) < 20); pieces++) {
        await page.getByRole('button', { name: text.product.add, exact: true }).click();
        const drawer = page.getByRole('dialog', { name: text.cart.title });
        await drawer.waitFor();
        await page.keyboard.press('Escape');
        await drawer.waitFor({ state: 'detached' });
        await page.getByRole('button', { name: text.cart.open(pieces) }).waitFor();
      }
      await settled(page);
      await expect.poll(() => steps()).toBeGreaterThanOrEqual(20);
      await stop.click();
      const exported = panel.getByRole('button', { name: text.developer.exportSession, exact: true });
      await exported.waitFor();
      const hash = site.sandbox.hash();
      const [download] = await Promise.all([page.waitForEvent('download'), exported.click()]);
      const file = join(tmpdir(), `vitrine-session-${process.pid}.json`);
      await download.saveAs(file);
      await leave(page);

      await site.open({ seed: '7', origin });
      const elsewhere = await visit('/shop');
      await elsewhere.page.getByRole('button', { name: text.nav.developer }).click();
      const there = elsewhere.page.getByRole('complementary', { name: text.developer.title });
      await there.getByRole('button', { name: text.developer.importSession }).waitFor();
      await elsewhere.page.locator('input[type="file"]').setInputFiles(file);
      const outcome = there.getByText(/replayed/);
      await outcome.waitFor({ timeout: LONG_TEST_TIME });
      await expect
        .poll(() => outcome.textContent())
        .toContain(`with the same state hash: ${hash.slice(0, 16)}`);
    },
  );

  test('a rejected call shows advice', async () => {
    // The cart of a member is always read, because it may have been made elsewhere.
    const { page } = await visit('/shop?as=member');
    await page.getByRole('button', { name: text.nav.developer }).click();
    const panel = page.getByRole('complementary', { name: text.developer.title });
    await panel
      .getByRole('button', { name: /getCurrentCart 404/ })
      .first()
      .click();
    const facts = () => panel.getByRole('definition').allTextContents();
    await expect.poll(facts).toContain('OWNED_CART_NOT_FOUND');
    await expect.poll(facts).toContain(adviceForCode('OWNED_CART_NOT_FOUND', cartsAdvice)?.text);
  });

  test('shows the time of the sandbox, as the top bar does, after its clock was advanced too', async () => {
    const { page } = await visit('/shop');
    await page.getByText(text.shop.shown(12, 36)).waitFor();
    site.sandbox.advance('5h');
    await page.reload();
    await page.getByText(text.shop.shown(12, 36)).waitFor();
    await page.getByRole('button', { name: text.nav.developer }).click();
    const row = page.getByRole('list', { name: text.developer.log }).getByRole('button').first();
    const minutes = (words: string | null) => {
      const [, hour, minute] = /(\d\d):(\d\d)/.exec(words ?? '') ?? [];
      return Number(hour) * 60 + Number(minute);
    };
    const shown = async () => minutes(await page.locator('header time').first().textContent());
    await expect
      .poll(async () => Math.abs(minutes(await row.textContent()) - (await shown())) % 1439)
      .toBeLessThan(2);
  });

  test('is open on the same panel after a reload', async () => {
    const { page } = await visit('/shop');
    await page.getByRole('radio', { name: text.layers.sandbox, exact: true }).click();
    const panel = page.getByRole('complementary', { name: text.developer.title });
    await panel.getByRole('heading', { name: text.clock.title }).waitFor();
    await page.reload();
    expect(await shows(panel.getByRole('heading', { name: text.clock.title }))).toBe(true);
  });

  test('closes with Escape and returns the focus', async () => {
    const { page } = await visit('/shop');
    const toggle = page.getByRole('button', { name: text.nav.developer });
    await toggle.click();
    await page.getByRole('complementary', { name: text.developer.title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('complementary', { name: text.developer.title }).waitFor({ state: 'detached' });
    await expect.poll(() => toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

test('an address under the reference with invalid escapes is not found, without internals of the server', async () => {
  const server = await preview({
    configFile: false,
    plugins: [referencePages()],
    preview: { port: 0, host: '127.0.0.1' },
  });
  const response = await fetch(new URL('/docs/%E0%A4', server.resolvedUrls?.local[0]));
  expect(response.status).toBe(404);
  expect(await response.text()).not.toMatch(/URIError|node_modules|\bat \w/);
  await server.close();
});
