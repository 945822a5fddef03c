import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { PATIENCE } from '../../test/setup/patience.ts';
import { slowDown } from './slow.ts';
import { watchRequests } from './underway.ts';
import type { BrowserPart } from '../../test/setup/browser.ts';

/** Default settings of a page. */
const usual = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en-GB',
} satisfies BrowserContextOptions;

/** Pages with an installed script that a reload does not remove. */
const spoiled = new WeakSet<Page>();

/** Installs a clock that the test controls. */
export const installClock = async (page: Page): Promise<void> => {
  spoiled.add(page);
  await page.clock.install();
};

/** The origin of the playground, and its pages, which visitors reuse: a new context takes as long as the visit. */
export const createPages = (browser: BrowserPart, playground: string) => {
  const idle: Page[] = [];
  const busy: Page[] = [];
  const single: BrowserContext[] = [];

  const create = async (options: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({ baseURL: playground, ...usual, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await slowDown(page);
    return page;
  };

  /** Removes everything of a visitor from a page: storage, cookies, listeners, routes, windows and focus. */
  const cleanse = async (page: Page): Promise<void> => {
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll()]);
    for (const event of ['request', 'requestfinished', 'requestfailed', 'response', 'console'] as const) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    for (const event of ['pageerror', 'framenavigated', 'domcontentloaded', 'popup'] as const)
      page.removeAllListeners(event);
    // A document of the same origin without scripts: pending writes of the page are dropped.
    await page.goto(`${playground}/favicon.svg`);
    await page.evaluate(async () => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    });
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      page.setViewportSize(usual.viewport),
      page.emulateMedia({ colorScheme: usual.colorScheme, reducedMotion: usual.reducedMotion }),
      page.mouse.move(0, 0),
    ]);
  };

  /** Whether a page can be given to another visitor. */
  const isWhole = (page: Page): boolean => !page.isClosed() && !spoiled.has(page);

  /** Takes back a page for another visitor, or closes it. */
  const takeBack = async (page: Page): Promise<void> => {
    if (!isWhole(page)) return page.context().close();
    await cleanse(page);
    idle.push(page);
  };

  return {
    /** Returns a page for a new visitor. */
    take: async (options: BrowserContextOptions): Promise<Page> => {
      const { colorScheme, ...others } = options;
      const isUsual = Object.keys(others).length === 0;
      const page = (isUsual ? idle.pop() : undefined) ?? (await create(others));
      if (isUsual) busy.push(page);
      else single.push(page.context());
      watchRequests(page);
      if (colorScheme) await page.emulateMedia({ colorScheme });
      return page;
    },
    /** Takes back the pages of all visitors. */
    giveBack: async (): Promise<void> => {
      await Promise.all([
        ...single.splice(0).map((context) => context.close()),
        ...busy.splice(0).map(takeBack),
      ]);
    },
    /** Takes back a page whose visitor leaves before the end of the test. */
    leave: async (page: Page): Promise<void> => {
      const at = busy.indexOf(page);
      if (at === -1) return page.close();
      busy.splice(at, 1);
      await takeBack(page);
    },
  };
};
