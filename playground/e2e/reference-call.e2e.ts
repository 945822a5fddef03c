import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { stage } from './visit.ts';

// Calls sent from the reference do not count as used by a screen.
const { visit, site } = stage({ counts: false });

const words = text.reference;

test('a call can be sent with one press; its response is in view, and the cart of the page counts the item', async () => {
  const { page } = await visit('/reference/addToCurrentCart');
  const failed: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) failed.push(response.url());
  });
  await page.getByRole('button', { name: words.send, exact: true }).click();
  const answered = page.getByText(words.answered(200), { exact: true });
  await answered.waitFor();
  const isInView = () =>
    answered.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInView).toBe(true);
  await page.getByRole('button', { name: text.cart.open(2) }).waitFor();
  // The page does not read the cart before the call has made it.
  expect(failed).toEqual([]);
});

test('a call whose end is announced leads to its successor', async () => {
  const { page } = await visit('/reference/addToCurrentCart');
  await page.getByRole('link', { name: 'addLineItemsToCurrentCart' }).click();
  await page.getByRole('heading', { level: 1, name: 'addLineItemsToCurrentCart' }).waitFor();
  await page.getByRole('navigation', { name: words.onPage }).getByRole('link', { name: words.codes }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#codes');
});

test('the path to a call leads to the calls of its service', async () => {
  const { page } = await visit('/reference/addToCurrentCart');
  const path = page.getByRole('navigation', { name: text.common.breadcrumb });
  await path.getByRole('link', { name: 'Carts' }).click();
  const calls = page.getByRole('region', { name: 'Carts', exact: true });
  const top = () => calls.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(200);
});

test('a long page is as wide as the layers above it allow, and its list of sections stays in view', async () => {
  const { page } = await visit('/reference/addLineItemsToCurrentCart');
  const index = page.getByRole('navigation', { name: words.onPage });
  await index.waitFor();
  const rightOf = (locator: Locator) =>
    locator.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  const layers = page.getByRole('radiogroup', { name: text.layers.label });
  expect(await rightOf(page.locator('main section').first())).toBe(await rightOf(layers));
  await page.getByRole('heading', { name: words.codes }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect.poll(async () => (await index.boundingBox())?.y ?? -1).toBeGreaterThan(0);
});

test('the programs of a call have ids of the sandbox before the fields are filled, and keep them then', async () => {
  const { page } = await visit('/reference/addToCurrentCart');
  const code = page.locator('main [role="tabpanel"]').first();
  const product = site.sandbox.state.products.find(
    ({ inStock, options }) => inStock && options.length === 0,
  )?.id;
  await expect.poll(() => code.textContent()).toContain(`catalogItemId: '${product}'`);
  const before = await code.textContent();
  await page.getByRole('button', { name: words.fill }).click();
  await page.getByLabel(words.body, { exact: true }).waitFor();
  await expect.poll(() => code.textContent()).toBe(before);
});
