import { adviceForCode } from 'vitrine';
import { describe, expect, inject, test } from 'vitest';
import { text } from '../src/text/text.ts';
import { addToCart, stage } from './visit.ts';

const { visit } = stage();

describe('the request log', () => {
  test('a pressed button leads to one row with its operation, and the token is hidden', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text.nav.developer }).click();
    const panel = page.getByRole('complementary', { name: text.developer.title });
    await panel.getByLabel(text.developer.filter).fill('addToCurrentCart');
    await panel.getByText(text.developer.count(1)).waitFor();
    await panel.getByRole('button', { name: /addToCurrentCart/ }).click();
    const request = panel.getByRole('textbox', { name: text.developer.request });
    expect(await request.inputValue()).toMatch(/authorization: .{6}••••••\n/);
    expect(await request.inputValue()).toContain('"catalogItemId"');
    expect(await panel.getByRole('textbox', { name: text.developer.response }).inputValue()).toContain(
      'Low Carafe',
    );

    const tokens = await page.evaluate(() => Object.values(localStorage).join(' '));
    const secrets = tokens.match(/[\w.-]{24,}/g) ?? [];
    const shown = (await panel.textContent()) ?? '';
    expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
  });

  test('a refused call says what to do about it', async () => {
    const { page } = await visit('/shop');
    await page.getByRole('button', { name: text.nav.developer }).click();
    const panel = page.getByRole('complementary', { name: text.developer.title });
    await panel
      .getByRole('button', { name: /getCurrentCart 404/ })
      .first()
      .click();
    const facts = await panel.getByRole('definition').allTextContents();
    expect(facts).toContain('OWNED_CART_NOT_FOUND');
    expect(facts).toContain(adviceForCode('OWNED_CART_NOT_FOUND')?.text);
  });

  test('it closes with Escape and gives the focus back', async () => {
    const { page } = await visit('/shop');
    const toggle = page.getByRole('button', { name: text.nav.developer });
    await toggle.click();
    await page.getByRole('complementary', { name: text.developer.title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('complementary', { name: text.developer.title }).waitFor({ state: 'detached' });
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

test('an address under the reference that stands for no text is not found, without insides of the server', async () => {
  const response = await fetch(`${inject('playground')}/docs/%E0%A4`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toMatch(/URIError|node_modules|\bat \w/);
});
