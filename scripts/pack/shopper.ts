import { chromium } from 'playwright';
import { requireChromium } from '../../test/setup/chromium.ts';

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

/**
 * Does at the page of docs/start-server.md what it proposes: sees the product without scripts, adds it, and reloads.
 * @throws Error when the server does not send what a reader is told.
 */
export const rendersAt = async (address: string): Promise<void> => {
  const url = `${address}/products/low-carafe`;
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  try {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(url);
    await plain.getByRole('heading', { name: 'Low Carafe' }).waitFor({ timeout: 20_000 });
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByText('Your cart is empty').waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('1 x Low Carafe').waitFor({ timeout: 20_000 });
    const response = await page.reload();
    if (!(await response?.text())?.includes('1 x Low Carafe'))
      throw new Error('The server of docs/start-server.md does not send the cart along.');
  } finally {
    await browser.close();
  }
};
