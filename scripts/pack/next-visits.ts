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
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
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
    await passesLogin(page);
    const names = (await page.context().cookies(address)).map(({ name }) => name);
    if (names.some((name) => name.includes('sign-in')))
      throw new Error('A completed sign-in leaves its attempt in a cookie.');
    const line = page.getByRole('listitem').filter({ hasText: '1 x Oak Board' });
    await line.getByRole('button', { name: 'One more' }).click();
    await page.getByText('2 x Oak Board').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.locator('#session', { hasText: 'visitor' }).waitFor();
  });

/** Signs in at the login page, and waits for the shop. */
const passesLogin = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByLabel('Password').fill('sandbox-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('#session', { hasText: 'member' }).waitFor();
};

/**
 * Begins a sign-in in two tabs of one browser, and completes both: first the tab that began first, or the other one.
 * @throws Error when a tab does not end in the shop as a member.
 */
export const signsInInTwoTabs = (address: string, isFirstFirst: boolean): Promise<void> =>
  visited(address, true, async (first) => {
    const second = await first.context().newPage();
    second.setDefaultTimeout(20_000);
    await second.goto(address);
    for (const tab of [first, second]) {
      await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
      await tab.getByLabel('Password').waitFor();
    }
    for (const tab of isFirstFirst ? [first, second] : [second, first]) await passesLogin(tab);
    await first.reload();
    await first.locator('#session', { hasText: 'member' }).waitFor();
  });

/**
 * Presses "One more" in one tab while another tab opens the shop, each time with an expired token: the page and the server
 * renew the same refresh token.
 * @param expire Waits until the token of the visitor has expired.
 * @throws Error when the visitor loses the cart, or a piece.
 */
export const keepsVisitorInTwoTabs = (
  address: string,
  rounds: number,
  expire: () => Promise<void>,
): Promise<void> =>
  visited(address, true, async (page) => {
    const other = await page.context().newPage();
    other.setDefaultTimeout(20_000);
    await page.getByRole('button', { name: 'Add Oak Board' }).click();
    await page.getByText('1 x Oak Board').waitFor();
    for (let pieces = 2; pieces < rounds + 2; pieces++) {
      await expire();
      const press = () => page.getByRole('button', { name: 'One more' }).click();
      // A click takes longer than the start of a navigation: the server is first in one round, the page in the next.
      if (pieces % 2 === 0) await Promise.all([other.goto(address), press()]);
      else await press().then(() => other.goto(address));
      await page.getByText(`${pieces} x Oak Board`).waitFor();
      await page.locator('section[aria-busy=false]').waitFor();
      for (const tab of [page, other]) {
        await tab.reload();
        await tab
          .getByText(`${pieces} x Oak Board`)
          .waitFor()
          .catch(async () => {
            const shown = await tab.locator('#cart').innerText();
            throw new Error(
              `round ${pieces - 1}: the server draws a lost or stale cart, not ${pieces} pieces, but "${shown}"`,
            );
          });
      }
    }
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
