import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { addToCart, cardNames, countIs, quantityIn, stage, told } from './visit.ts';

const { visit, site } = stage();

const chooseGeneration = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: text.generation.label }).click();
  await page.getByRole('menuitemradio', { name }).click();
};

test('the switch changes the site and the calls of the page, and keeps the cart', async () => {
  const { page } = await visit('/shop/p/low-carafe');
  await addToCart(page);
  await page.keyboard.press('Escape');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await chooseGeneration(page, text.generation.names.v3);
  await page
    .getByRole('button', { name: `${text.generation.label}: ${text.generation.catalog('V3')}` })
    .waitFor();
  expect(site.sandbox.state.settings.catalogVersion).toBe('V3');
  await page.getByRole('button', { name: text.cart.open(1) }).click();
  await quantityIn(page, 'Low Carafe').waitFor();
  const asked = (path: RegExp) => sent.filter((call) => path.test(call)).length;
  await expect.poll(() => asked(/\/v3\/products\/slug\/low-carafe$/)).toBeGreaterThan(0);
  await expect.poll(() => asked(/\/v2\/carts\/current$/)).toBeGreaterThan(0);
  expect(asked(/\/v1\/(?:carts|products)/)).toBe(0);
});

test('another tab follows the switch: it reads its cart from the version that the site has now', async () => {
  const { page } = await visit('/shop/p/low-carafe');
  await addToCart(page);
  await page.keyboard.press('Escape');
  const other = await page.context().newPage();
  await other.goto('/cart');
  await quantityIn(other, 'Low Carafe').waitFor();
  await chooseGeneration(page, text.generation.names.v3);
  await page
    .getByRole('button', { name: `${text.generation.label}: ${text.generation.catalog('V3')}` })
    .waitFor();
  const sent: string[] = [];
  other.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await other.locator('button[slot="increment"]').click();
  await told(other, text.generation.moved);
  await expect
    .poll(() => sent.filter((path) => path.endsWith('/v2/carts/current')).length)
    .toBeGreaterThan(0);
  await expect.poll(() => quantityIn(other, 'Low Carafe').inputValue()).toBe('2');
});

test('a site that moves while its list is open goes on with the newer catalog, and says so once', async () => {
  await site.open({ settings: { catalogVersion: 'V3' } });
  await site.control('POST /sandbox/categories', { do: 'create', name: 'Lamps', under: 'light' });
  await site.control('POST /sandbox/settings', { catalogVersion: 'V1' });
  const { page, failures } = await visit('/shop?generation=moving');
  await countIs(page, 36);
  const levels = page.getByRole('navigation', { name: text.shop.collections }).getByRole('list');
  await levels
    .first()
    .getByRole('link', { name: /^Lamps/ })
    .waitFor();
  const before = await cardNames(page);
  await page.getByRole('button', { name: text.generation.label }).click();
  await page.getByRole('menuitem', { name: text.generation.move }).click();
  await told(page, text.generation.moved);
  await levels
    .first()
    .getByRole('link', { name: /^Lamps/ })
    .waitFor({ state: 'detached' });
  await levels
    .first()
    .getByRole('link', { name: /^Light/ })
    .click();
  await page
    .getByRole('list', { name: text.shop.below('Light') })
    .getByRole('link', { name: /^Lamps/ })
    .waitFor();
  await countIs(page, 7);
  expect(before).toHaveLength(12);
  expect(failures).toEqual([]);
});
