import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type BrowserPart, openBrowser } from '../setup/browser.ts';
import type {} from './sign-in-script.ts';
import { startSites } from './sign-in-servers.ts';

/** A shop, a foreign site and the platform, each on its own origin, and a browser. */
export const stage = () => {
  let sites: Awaited<ReturnType<typeof startSites>>;
  let browser: BrowserPart;
  let context: BrowserContext | undefined;
  const failures: string[] = [];

  beforeAll(async () => {
    sites = await startSites();
    browser = await openBrowser();
  });
  afterEach(async () => {
    await context?.close();
    context = undefined;
    sites.reset();
    const seen = failures.splice(0);
    if (seen.length > 0) throw new Error(`A page threw: ${seen.join('; ')}`);
  });
  afterAll(async () => {
    await browser.close();
    await sites.close();
  });

  return {
    sandbox: () => sites.sandbox,
    /** Origin of the shop. */
    shop: () => sites.shop,
    /** Origin of the foreign site. */
    other: () => sites.other,
    platform: () => sites.platform,
    /** Origin of the login page. */
    login: () => sites.login,
    /** Opens the shop, optionally with a content security policy, and returns the code grants that it sends. */
    open: async (policy = '') => {
      context ??= await browser.newContext();
      const page = await context.newPage();
      const grants: Record<string, string>[] = [];
      page.on('pageerror', ({ message }) => failures.push(message));
      page.on('request', (request) => {
        const body = request.method() === 'POST' ? (request.postData() ?? '') : '';
        if (body.includes('authorization_code')) grants.push(JSON.parse(body) as Record<string, string>);
      });
      await page.goto(sites.shopWith(policy));
      await begin(page, sites.platform);
      return { page, grants };
    },
  };
};

/** Makes the client of a page that has just loaded. */
export const begin = (page: Page, host: string): Promise<void> =>
  page.evaluate((address) => {
    window.shop = window.openShop(address);
  }, host);

/** Delays the platform's pages until the returned function is called. */
export const holdPages = async (page: Page): Promise<() => void> => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/platform/**', async (route) => {
    await released;
    await route.continue();
  });
  return () => release?.();
};
