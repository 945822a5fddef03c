import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { heading } from './screens/screen.ts';
import { stage } from './visit.ts';

const { visit, site } = stage();

const { site: words } = text.ownerSite;
test('a tax rate applies from the next call on', async () => {
  const { page } = await visit('/owner/settings');
  await heading(page, text.ownerSettings.title);
  const { settings } = site.sandbox.state;
  const rate = page.getByRole('group', { name: 'VAT Germany' }).getByLabel(words.rates.standard);
  await rate.fill('16');
  await rate.press('Tab');
  await page.getByRole('button', { name: words.saveTax }).click();
  await expect.poll(() => settings.taxRegions.find(({ region }) => region === 'DE')?.standard).toBe('0.16');
});

test('the reservation time of an event is changed by a call of the platform', async () => {
  const { page } = await visit('/owner/settings');
  await page.getByRole('button', { name: new RegExp(`^${words.holdEvent}`) }).click();
  await page.getByRole('option', { name: 'Harbour Lights Festival', exact: true }).click();
  await page.getByLabel(words.minutes, { exact: true }).fill('7');
  await page.getByRole('button', { name: words.saveMinutes }).click();
  const festival = () =>
    Object.values(site.sandbox.state.events).find(({ about }) => about.title === 'Harbour Lights Festival');
  await expect.poll(() => festival()?.ticketing.holdMinutes).toBe(7);
});
