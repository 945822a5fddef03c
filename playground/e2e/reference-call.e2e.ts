import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { stage } from './visit.ts';

// Calls sent from the reference do not count as used by a screen.
const { visit } = stage({ counts: false });

const words = text.reference;

test('a call can be sent with one press; its response is in view, and the cart of the page counts the item', async () => {
  const { page } = await visit('/reference/addToCurrentCart');
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
});

test('a call whose end is announced leads to its successor', async () => {
  const { page } = await visit('/reference/addToCurrentCart');
  await page.getByRole('link', { name: 'addLineItemsToCurrentCart' }).click();
  await page.getByRole('heading', { level: 1, name: 'addLineItemsToCurrentCart' }).waitFor();
  await page.getByRole('navigation', { name: words.onPage }).getByRole('link', { name: words.codes }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#codes');
});

test('the list of sections stays in view beside a long page', async () => {
  const { page } = await visit('/reference/addLineItemsToCurrentCart');
  const index = page.getByRole('navigation', { name: words.onPage });
  await index.waitFor();
  await page.getByRole('heading', { name: words.codes }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect.poll(async () => (await index.boundingBox())?.y ?? -1).toBeGreaterThan(0);
});
