import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type BrowserPart, openBrowser } from '../../../test/setup/browser.ts';
import { PATIENCE } from '../../../test/setup/patience.ts';
import { en as text } from '../../src/text/en.ts';
import { shows } from '../visit.ts';
import { serveFolder } from './host.ts';

/** Builds the playground for a static host and serves it below a path. */
export const startStatic = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-static-'));
  // Builds for production: the NODE_ENV of a test run would select React's development build.
  const setting = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    mode: 'static',
    logLevel: 'warn',
    build: { outDir: folder },
  });
  process.env['NODE_ENV'] = setting;
  const { url, close } = await serveFolder(folder, '/some/path/');
  return {
    folder,
    url,
    close: () => {
      close();
      rmSync(folder, { recursive: true });
    },
  };
};

/**
 * The playground on a static host, below a path: without a server of ours, and with the sandbox in the browser. Each test
 * gets contexts of its own.
 */
export const staticStage = () => {
  let browser: BrowserPart;
  let host: Awaited<ReturnType<typeof startStatic>>;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    host = await startStatic();
    browser = await openBrowser();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser.close();
    host.close();
  });

  /** Opens an empty page of a new visitor. */
  const openPage = async (
    options: BrowserContextOptions = { reducedMotion: 'reduce', locale: 'en-GB' },
  ): Promise<Page> => {
    const context = await browser.newContext(options);
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    return page;
  };

  return {
    /** The built playground. */
    folder: () => host.folder,
    /** Address of the host, with the path and a slash at the end. */
    url: () => host.url,
    openPage,
    /** Opens a page of the playground as a new visitor. */
    visit: async (path: string) => {
      const page = await openPage();
      const failures: string[] = [];
      page.on('pageerror', ({ message }) => failures.push(message));
      await page.goto(host.url + path);
      return { context: page.context(), page, failures };
    },
  };
};

/** Waits until the button of the cart shows a number of pieces. */
export const cartHas = (page: Page, pieces: number): Promise<true> =>
  shows(page.getByRole('button', { name: text.cart.open(pieces) }));

/** Stops the service worker, as browsers do with an idle one. */
export const endWorkers = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
};
