import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { stage } from './visit.ts';

const { visit, site } = stage();

test('a tax rate applies from the next call on', async () => {
  const { page } = await visit('/shop');
  await page.getByRole('radio', { name: text.layers.sandbox, exact: true }).click();
  const words = text.siteSettings.tax;
  const { settings } = site.sandbox.state;
  const rate = page.getByRole('group', { name: 'VAT Germany' }).getByLabel(words.rates.standard);
  await rate.fill('16');
  await rate.press('Tab');
  await page.getByRole('button', { name: words.save }).click();
  await expect.poll(() => settings.taxRegions.find(({ region }) => region === 'DE')?.standard).toBe('0.16');
});
