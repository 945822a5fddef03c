import { chromium } from 'playwright';
import { requireChromium } from '../../test/setup/chromium.ts';

/**
 * Uses the shop of docs/start-vite.md: adds a product, raises the quantity, and reloads.
 * @throws Error when the cart differs from the page's description.
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
 * Uses the shop of docs/start-server.md: opens the product without scripts, adds it, and reloads.
 * @throws Error when the response of the server differs from the page's description.
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
      throw new Error('The server of docs/start-server.md does not render the cart.');
  } finally {
    await browser.close();
  }
};
