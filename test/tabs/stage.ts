import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { LOCK_WAIT, PATIENCE } from '../setup/patience.ts';
import { startPlatform } from './platform.ts';
import type {} from './page-script.ts';
import { type BrowserPart, openBrowser } from '../setup/browser.ts';

/** Browser features to remove. */
export type Lack = 'locks' | 'indexedDB' | 'BroadcastChannel';

/** Options for opening the tabs of a test. */
interface TabOptions {
  /** Default `indexedDb`. */
  readonly storage?: 'indexedDb' | 'web' | 'cookie' | 'tab' | 'memory';
  readonly lacks?: readonly Lack[];
  /** Time limit for waiting for another tab, in milliseconds. */
  readonly lockTimeout?: number;
}

const take = (lacks: readonly Lack[]) => {
  const gone = { value: undefined };
  for (const lack of lacks) Object.defineProperty(lack === 'locks' ? navigator : window, lack, gone);
};

/** A platform and a browser for the tests of one file; each test gets a fresh visitor. */
export const stage = () => {
  let browser: BrowserPart;
  let context: BrowserContext | undefined;
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  const failures: string[] = [];

  beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('./page-script.ts', import.meta.url))],
      bundle: true,
      write: false,
      format: 'iife',
    });
    platform = await startPlatform(outputFiles[0]?.text ?? '');
    browser = await openBrowser();
  });
  afterEach(async () => {
    await context?.close();
    context = undefined;
    platform.reset();
    const seen = failures.splice(0);
    if (seen.length > 0) throw new Error(`A page threw: ${seen.join('; ')}`);
  });
  afterAll(async () => {
    await browser.close();
    platform.stop();
  });

  return {
    platform: () => platform,
    /** Opens tabs of the visitor, each with a client over the shared storage. */
    open: async (count: number, options: TabOptions = {}): Promise<Page[]> => {
      const { storage = 'indexedDb', lacks = [], lockTimeout } = options;
      context ??= await browser.newContext();
      const shared = context;
      const one = async () => {
        const page = await shared.newPage();
        page.on('pageerror', ({ message }) => failures.push(message));
        await page.addInitScript(take, lacks);
        await page.goto(platform.address);
        await page.evaluate(
          async ([kind, timeout]) => {
            window.tab = window.openTab(kind, timeout);
            await window.tab.ready();
          },
          [storage, lockTimeout] as const,
        );
        return page;
      };
      return Promise.all(Array.from({ length: count }, one));
    },
  };
};

/** Concurrent calls in a tab. */
export const calls = (page: Page, count = 1): Promise<unknown[]> =>
  page.evaluate((n) => window.tab.calls(n), count);

/**
 * Calls of a tab that has to wait for another tab. They fail if they take much longer than the tab's time limit,
 * measured with a timer of the same length in the same page, so that a busy machine does not fail the test.
 */
export const callsAfterWait = async (page: Page, count = 1): Promise<unknown[]> => {
  const started = performance.now();
  const took = () => performance.now() - started;
  const timer = page
    .evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), LOCK_WAIT)
    .then(took);
  const answers = await calls(page, count);
  expect(took() / (await timer)).toBeLessThan(20);
  return answers;
};

/** The session events of a tab. */
export const events = (page: Page): Promise<string[]> => page.evaluate(() => window.tab.events);

/** Waits until a tab has a role, without a call, a request or a read of the storage. */
export const roleIs = async (page: Page, role: string): Promise<void> => {
  await page.waitForFunction((wanted) => window.tab.role() === wanted, role, {
    timeout: PATIENCE,
    polling: 20,
  });
};
