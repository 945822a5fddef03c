import { type Browser, type BrowserContextOptions, type BrowserContext, chromium } from 'playwright';
import { requireChromium } from './chromium.ts';
import { chromiumFlags } from './chromium-flags.ts';

/** A test file's part of the browser that its process has started. */
export interface BrowserPart {
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Closes the contexts of this part. The browser ends with the process. */
  readonly close: () => Promise<void>;
}

let running: Promise<Browser> | undefined;

/**
 * A part of the browser that all test files of this process share. The process talks to the browser itself: a browser
 * behind a server of Playwright would read and write each message twice.
 */
export const openBrowser = async (): Promise<BrowserPart> => {
  const browser = await (running ??= chromium.launch({
    executablePath: requireChromium(),
    args: chromiumFlags,
  }));
  const contexts: BrowserContext[] = [];
  return {
    newContext: async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return context;
    },
    close: async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
  };
};
