import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { text } from '../src/text/text.ts';

/** Longest that a journey waits for something to show, in milliseconds. */
const PATIENCE = 10_000;

const resetSandbox = async (): Promise<void> => {
  const response = await fetch(`${inject('sandbox')}/sandbox/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok)
    throw new Error(`The sandbox did not start over: ${response.status} ${await response.text()}`);
};

/** One visitor with a fresh shop: pages of its own storage, and every exception that they threw. */
export interface Visit {
  readonly page: Page;
  readonly failures: readonly string[];
}

/** Gives each journey of a file visitors in the one browser of the run; closes them afterwards. */
export const visits = () => {
  let browser: Browser;
  const open: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map((close) => close()));
    await resetSandbox();
  });

  afterAll(async () => {
    await browser.close();
  });

  /** Opens a page as a new visitor. */
  return async (path: string, options: BrowserContextOptions = {}): Promise<Visit> => {
    const context = await browser.newContext({
      baseURL: inject('playground'),
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    open.push(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.goto(path);
    return { page, failures };
  };
};

/** Waits until something shows. */
export const shows = async (locator: Locator): Promise<true> => {
  await locator.waitFor();
  return true;
};

/** The words of every product card, top to bottom. */
export const cardNames = (page: Page): Promise<string[]> => page.locator('main article h3').allTextContents();

/** Waits until the list shows so many products. */
export const countIs = (page: Page, total: number): Promise<void> =>
  page.getByText(text.shop.count(total), { exact: true }).waitFor();

/** Chooses an option of a product by what its button says. */
export const choose = (page: Page, option: string, choice: string): Promise<void> =>
  page.getByRole('radiogroup', { name: option }).locator('label').filter({ hasText: choice }).first().click();

/** Puts one product without options into the cart and leaves the drawer open. */
export const addToCart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: text.product.add }).click();
  await page.getByRole('dialog', { name: text.cart.title }).waitFor();
};

/** The last row of the breakdown. */
export const totalRow = (page: Page): Locator =>
  page.getByRole('row', { name: new RegExp(`^${text.totals.total}`) });

/** A cart with one product, opened on the cart page, totals settled. */
export const openCart = async (page: Page): Promise<void> => {
  await addToCart(page);
  await page.getByRole('link', { name: text.cart.view }).click();
  await totalRow(page).waitFor();
};
