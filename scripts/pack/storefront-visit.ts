import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { requireChromium } from '../../test/setup/chromium.ts';

/** Checks a page of the storefront by axe. */
const mustBeAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  if (found.length > 0) throw new Error(`${page.url()} breaks rules of axe:\n${found.join('\n')}`);
};

const chooses = async (page: Page): Promise<void> => {
  const shown = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();
  await shown('Made to be used every day');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Table' }).click();
  await shown('Table');
  await mustBeAccessible(page);
  await page.getByRole('link', { name: 'Halm', exact: true }).click();
  await page.getByLabel('Sort').selectOption('By name');
  const tee = page.getByRole('link', { name: /Studio Tee/ });
  for (; !(await tee.isVisible()); await page.waitForTimeout(100)) {
    const more = page.getByRole('button', { name: 'Show more' });
    if (await more.isVisible()) await more.click();
  }
  await tee.click();
  await shown('Studio Tee');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Please choose: Size, Color.').waitFor();
  await page.getByText('M', { exact: true }).click();
  await page.getByText('Green', { exact: true }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Studio Tee is in your cart.').waitFor();
  await mustBeAccessible(page);
};

const pays = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'One Studio Tee more' }).click();
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await page.getByLabel('Coupon').fill('NO-SUCH-COUPON');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.locator('.coupon output', { hasText: /./ }).waitFor();
  await page.getByLabel('Coupon').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Remove coupon' }).waitFor();
  await page.locator('[aria-label=Totals][aria-busy=false]').waitFor();
  await mustBeAccessible(page);
  await page.reload();
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await page.getByRole('link', { name: 'Cart, 0 items' }).waitFor();
};

const signsIn = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Account' }).click();
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByLabel('Password').fill('sandbox-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Signed in as Ada Berg.').waitFor();
};

const findsOrder = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Studio Tee' }).waitFor();
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Made to be used every day' }).waitFor();
};

/** Signs in at the checkout: the order belongs to the member, whom the thank-you page then signs in too. */
const paysAsMember = async (page: Page): Promise<void> => {
  await chooses(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByLabel('Password').fill('sandbox-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Signed in as Ada Berg.').waitFor();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await page.getByText(/^Order \d+, /).waitFor();
};

/** Opens an address in a new Chromium and runs the visit; an error of a script on the page also fails. */
const visited = async (address: string, walk: (page: Page) => Promise<void>): Promise<void> => {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  try {
    const page = await (await browser.newContext()).newPage();
    page.setDefaultTimeout(20_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(address);
    await walk(page);
    if (errors.length > 0) throw new Error(`The storefront reports errors:\n${errors.join('\n')}`);
  } finally {
    await browser.close();
  }
};

/**
 * Opens the storefront in Chromium and waits for its products.
 * @throws Error when they do not appear.
 */
export const opensIn = (address: string): Promise<void> =>
  visited(address, async (page) => page.getByRole('link', { name: /Wool Cushion/ }).waitFor());

/**
 * Walks through the storefront in Chromium: list, product, sign-in, cart, checkout, account.
 * @throws Error when a step fails, a page breaks a rule of axe, or a script of a page fails.
 */
export const walksThrough = (address: string): Promise<void> =>
  visited(address, async (page) => {
    await chooses(page);
    await signsIn(page);
    await pays(page);
    await findsOrder(page);
    await paysAsMember(page);
  });
