import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { LONG_TEST_TIME } from '../../test/setup/patience.ts';
import { en as text } from '../src/text/en.ts';
import { settled } from './underway.ts';
import { addToCart, cardNames, shows, stage, told } from './visit.ts';

const { visit, leave, site } = stage();

const startSite = async (page: Page, scenario: string, seed?: string): Promise<void> => {
  if (seed !== undefined) await page.getByLabel(text.start.seed, { exact: true }).fill(seed);
  await page
    .getByRole('list', { name: text.start.scenarios })
    .getByRole('button')
    .filter({ hasText: text.site.nameOf(scenario) })
    .click();
  await page.waitForURL(/\/shop\?/);
  await page.getByText(text.shop.shown(12, 36)).waitFor();
};

/** The hash in the footer, once it equals the sandbox's and no request is pending. */
const footerHash = async (page: Page): Promise<string> => {
  await settled(page);
  const code = page.getByRole('contentinfo').getByRole('code');
  await expect.poll(async () => (await code.getAttribute('title')) === site.sandbox.hash()).toBe(true);
  return (await code.textContent()) ?? '';
};

describe('the start page', () => {
  test('names the package and shows its first program above the sites, on a phone too', async () => {
    const { page } = await visit('/');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('heading', { level: 1, name: text.start.title }).waitFor();
    const program = page.getByRole('tabpanel', { name: 'products.mts' });
    await expect.poll(() => program.locator('[data-token="keyword"]').count()).toBeGreaterThan(3);
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
    const places = await Promise.all(
      [
        page.getByText(/^npm install /),
        program,
        page.getByRole('navigation', { name: text.start.doors }),
        page.getByRole('list', { name: text.start.scenarios }),
      ].map(top),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('its door to the code opens a product page with the code of its calls', async () => {
    const { page } = await visit('/');
    await page.getByRole('link', { name: text.start.read }).click();
    await page.waitForURL(/\/shop\/p\//);
    const panel = page.getByRole('complementary', { name: text.developer.title });
    expect(await shows(panel.getByRole('heading', { level: 2, name: text.layers.code }))).toBe(true);
    // The name of the door, without the text below it.
    expect(await shows(panel.getByText(text.developer.caused(text.start.read)).first())).toBe(true);
  });

  test(
    'Busy festival with a seed shows the same products and events in two browsers [A1.1]',
    { timeout: LONG_TEST_TIME },
    async () => {
      const seen: string[][] = [];
      for (let browser = 0; browser < 2; browser++) {
        const { page } = await visit('/');
        await startSite(page, 'busy-festival', '7');
        const products = await cardNames(page);
        await page.getByRole('link', { name: text.nav.events, exact: true }).click();
        await page.getByRole('heading', { level: 1, name: text.events.title }).waitFor();
        await page.locator('main article').first().waitFor();
        await settled(page);
        seen.push([...products, ...(await page.locator('main article h3').allTextContents())]);
        await expect
          .poll(() => [site.sandbox.state.scenario, site.sandbox.state.seed])
          .toEqual(['busy-festival', '7']);
        await leave(page);
      }
      expect(seen[0]).toEqual(seen[1]);
      expect(seen[0]?.length).toBeGreaterThan(14);
    },
  );

  test('seed 42 gives the same state hash in the footers of two browsers, and another seed another hash [A1.2]', async () => {
    const hashes: string[] = [];
    for (const seed of ['42', '42', '43']) {
      const { page } = await visit('/');
      await startSite(page, 'fresh-shop', seed);
      hashes.push(await footerHash(page));
      await leave(page);
    }
    expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
  });

  test('the moving site begins as one, so that its catalog can be moved from the top bar', async () => {
    const { page } = await visit('/shop?scenario=moving-site&generation=moving');
    await page.getByRole('button', { name: text.generation.label }).click();
    await page.getByRole('menuitem', { name: text.generation.move }).click();
    await told(page, text.generation.moved);
    expect(site.sandbox.state.settings.catalogVersion).toBe('V3');
  });

  test('a reload keeps scenario, cart and identity; Reset asks once and returns to the seed [A1.3]', async () => {
    const { page } = await visit('/');
    await startSite(page, 'fresh-shop', '9');
    const begun = await footerHash(page);
    await page.getByRole('button', { name: /Visitor A/ }).click();
    await page.getByRole('menuitemradio', { name: text.identity.names.b }).click();
    await page.getByRole('link', { name: 'Patchwork Blanket' }).click();
    await addToCart(page);
    await page.keyboard.press('Escape');
    await page.reload();
    expect(await shows(page.getByRole('button', { name: text.cart.open(1) }))).toBe(true);
    expect(await shows(page.getByRole('button', { name: /Visitor B/ }))).toBe(true);
    expect(await shows(page.getByRole('banner').getByText(text.site.nameOf('fresh-shop')))).toBe(true);

    await page.goto('/');
    await page.getByRole('button', { name: text.start.reset }).click();
    await page.getByRole('button', { name: text.common.cancel }).click();
    expect(await shows(page.getByRole('button', { name: text.cart.open(0) }))).toBe(true);
    await page.getByRole('button', { name: text.start.reset }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.start.resetConfirm }).click();
    await page.waitForURL(/seed=9/);
    await page.getByRole('link', { name: text.start.goOn }).click();
    await page.getByText(text.shop.shown(12, 36)).waitFor();
    await page.reload();
    await expect.poll(() => footerHash(page)).toBe(begun);
  });
});
