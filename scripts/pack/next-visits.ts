import { chromium, type Page } from 'playwright';
import { updateProduct } from '../../generated/catalog-write/index.ts';
import { apiKey, createClient } from '../../src/index.ts';
import { requireChromium } from '../../test/setup/chromium.ts';

const visited = async (
  address: string,
  javaScriptEnabled: boolean,
  walk: (page: Page) => Promise<void>,
): Promise<void> => {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ javaScriptEnabled });
    page.setDefaultTimeout(20_000);
    await page.goto(address);
    await walk(page);
  } finally {
    await browser.close();
  }
};

/**
 * Submits the form of a Server Action without scripts.
 * @throws Error when the next page does not have the product.
 */
export const addsWithoutScripts = (address: string): Promise<void> =>
  visited(address, false, async (page) => {
    await page.getByRole('button', { name: 'Add Low Carafe' }).click();
    await page.getByText('Low Carafe is in your cart.').waitFor();
    await page.getByText('1 x Low Carafe').waitFor();
  });

/**
 * Signs in at the login page, edits the cart in the page, and signs out.
 * @throws Error when the cart is lost by the sign-in, or the attempt stays in a cookie.
 */
export const signsInAndOut = (address: string): Promise<void> =>
  visited(address, true, async (page) => {
    await page.getByRole('button', { name: 'Add Oak Board' }).click();
    await page.getByText('1 x Oak Board').waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.getByLabel('Password').fill('sandbox-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('#session', { hasText: 'member' }).waitFor();
    const names = (await page.context().cookies(address)).map(({ name }) => name);
    if (names.some((name) => name.includes('sign-in')))
      throw new Error('A completed sign-in leaves its attempt in a cookie.');
    const line = page.getByRole('listitem').filter({ hasText: '1 x Oak Board' });
    await line.getByRole('button', { name: 'One more' }).click();
    await page.getByText('2 x Oak Board').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.locator('#session', { hasText: 'visitor' }).waitFor();
  });

/**
 * Changes the name of a product as the owner.
 * @throws Error when the page shows it before its notification, or never.
 */
export const refreshesProducts = async (
  address: string,
  { host, product, deliver }: { host: string; product: string; deliver: () => void },
): Promise<void> => {
  const owner = createClient({
    host,
    auth: apiKey({ key: 'sandbox-owner-api-key', siteId: '7a1c2e7e-52f0-4a59-9a0e-3a9e6c1f0b55' }),
  });
  const shows = async () => (await (await fetch(address)).text()).includes('Oak Board, oiled');
  await updateProduct(product, { product: { name: 'Oak Board, oiled' } }, { client: owner });
  if (await shows()) throw new Error('The products are not cached.');
  deliver();
  for (let attempt = 0; !(await shows()); attempt++) {
    if (attempt === 50)
      throw new Error('The notification of a changed product does not refresh the products.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
