import { describe, expect, test } from 'vitest';
import { text } from '../src/text/text.ts';
import { choose, shows, stage } from './visit.ts';

const { visit } = stage();

describe('the product page', () => {
  test('a sold-out combination says so, others stay, and the button says what is missing [B3.1]', async () => {
    const { page } = await visit('/shop/p/studio-tee');
    await page.getByRole('button', { name: text.product.missing(['Size', 'Color']) }).waitFor();
    await choose(page, 'Size', 'S');
    const red = page.getByRole('radio', { name: /Red/ });
    await page.getByText(text.product.choiceSoldOut).waitFor();
    expect(await red.isDisabled()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Green' }).isEnabled()).toBe(true);
    expect(await page.getByRole('button', { name: text.product.missing(['Color']) }).isDisabled()).toBe(true);
  });

  test('a complete choice shows its price, code, stock and pictures [B3.2]', async () => {
    const { page } = await visit('/shop/p/studio-tee');
    const large = page.getByRole('region', { name: text.product.gallery }).locator('img').first();
    await large.waitFor();
    const before = await large.getAttribute('src');
    await choose(page, 'Size', 'XL');
    await choose(page, 'Color', 'Green');
    await page.getByText('€36.00', { exact: true }).waitFor();
    await page.getByText(text.product.stockLeft(12)).waitFor();
    expect(await page.getByText(/^Code VT-\d+-\d+$/).count()).toBe(1);
    expect(await large.getAttribute('src')).not.toBe(before);
    expect(await page.getByRole('button', { name: text.product.add }).isEnabled()).toBe(true);
  });

  test('an unknown product is not found', async () => {
    const { page } = await visit('/shop/p/no-such-thing');
    expect(await shows(page.getByRole('heading', { level: 1, name: text.product.notFound }))).toBe(true);
  });

  test('more than there is lowers the quantity and says so', async () => {
    const { page } = await visit('/shop/p/teapot-for-two');
    const quantity = page.getByRole('textbox', { name: text.product.quantity });
    await quantity.fill('10');
    await quantity.blur();
    await page.getByRole('button', { name: text.product.add }).click();
    await page.getByRole('dialog', { name: text.cart.title }).waitFor();
    expect(
      await page.getByRole('textbox', { name: text.cart.quantityOf('Teapot for Two') }).inputValue(),
    ).toBe('3');
    await page.keyboard.press('Escape');
    await page.getByText(text.product.lowered(3)).waitFor();
  });
});
