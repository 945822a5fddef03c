import { chromium } from 'playwright';
import { requireChromium } from '../chromium.ts';

/**
 * Does at the page of docs/start-vite.md what it proposes: adds something, wants one more, and reloads.
 * @throws Error when the cart does not become what a reader is told.
 */
export const shopsAt = async (address: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const inCart = (count: number) =>
      page.getByRole('heading', { name: `${count} in the cart` }).waitFor({ timeout: 20_000 });
    await page.goto(address);
    await page.getByRole('button', { name: /^Add / }).first().click();
    await inCart(1);
    await page.getByRole('button', { name: 'One more' }).click();
    await inCart(2);
    await page.locator('section[aria-busy="false"]').waitFor();
    await page.reload();
    await inCart(2);
  } finally {
    await browser.close();
  }
};
