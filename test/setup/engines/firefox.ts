import puppeteer, { type Page } from 'puppeteer-core';
import { HOOK_TIME, TEST_TIME } from '../patience.ts';
import type { Engine, EngineTab } from './engine.ts';
import { requireEngine } from './programs.ts';

const tabOf = (page: Page): EngineTab => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  // A page from the back/forward cache fires no load event for the library to wait for.
  back: () => page.evaluate(() => history.back()),
  close: () => page.close(),
  evaluate: async (work, ...args) => page.evaluate(work as never, ...args),
  element: async (work, ...args) => {
    const handle = await page.evaluateHandle<unknown[], () => Element | undefined>(work as never, ...args);
    return handle.asElement() ?? undefined;
  },
  run: async (script) => void (await page.evaluate(script)),
});

/** Firefox without a window, over WebDriver BiDi. */
export const startFirefox = async (): Promise<Engine> => {
  const [executablePath] = requireEngine('firefox');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    timeout: HOOK_TIME,
    protocolTimeout: TEST_TIME,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'en-GB',
      // Scroll bars that take space beside the page, as on most desktops.
      'widget.gtk.overlay-scrollbars.enabled': false,
    },
  });
  return {
    newVisitor: async () => {
      const context = await browser.createBrowserContext();
      const failures: string[] = [];
      return {
        failures,
        newTab: async () => {
          const page = await context.newPage();
          page.on('pageerror', (error) => {
            // A resource that a policy of the page forbids is no error of a script.
            if (!String(error).includes('Content-Security-Policy')) failures.push(String(error));
          });
          return tabOf(page);
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
};
