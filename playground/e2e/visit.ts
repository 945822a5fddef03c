import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import {
  createSandbox,
  type RunningServer,
  type Sandbox,
  type SandboxOptions,
  startServer,
} from 'vitrine/sandbox/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { chooseSandbox } from './sandbox-cookie.ts';
import { createPages } from './pages.ts';
import { behindDelay } from './slow.ts';
import { openBrowser } from '../../test/setup/browser.ts';

/** A visitor: a page with its own storage, and every exception that it threw. */
export interface Visit {
  readonly page: Page;
  readonly failures: readonly string[];
}

/** The sandbox of one journey, over HTTP. */
export interface Site {
  /** Address without a trailing slash. */
  readonly url: string;
  readonly sandbox: Sandbox;
  /** Replaces the site before the first visit, for example with another scenario or setting. */
  readonly open: (options: SandboxOptions) => Promise<void>;
  /** Sends a control call, as the panels do. */
  readonly control: (
    command: `${'GET' | 'POST' | 'DELETE'} /sandbox${string}`,
    body?: object,
  ) => Promise<unknown>;
}

/**
 * Stores the calls that a page sent to the sandbox, and the notifications of the site; `test/acceptance/main.ts` reads
 * them.
 */
const keepReach = (file: string, calls: ReadonlySet<string>, notifications: ReadonlySet<string>): void => {
  const folder = fileURLToPath(new URL('../../dist/e2e/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const reach = { calls: [...calls].toSorted(), notifications: [...notifications].toSorted() };
  writeFileSync(`${folder}${file}.json`, `${JSON.stringify(reach, undefined, 2)}\n`);
};

type Pages = ReturnType<typeof createPages>;

let shared: Promise<Pages> | undefined;

/** The pages shared by all files of a worker; closed with the browser. */
const sharedPages = (): Promise<Pages> =>
  (shared ??= openBrowser().then((browser) => createPages(browser, inject('playground'))));

/**
 * Gives each journey of a file its own sandbox, and visitors in the shared browser; closes both afterwards. `counts:
 * false` for files whose calls come from reference or code panels, which do not count as used by a screen.
 */
export const stage = ({ counts = true }: { counts?: boolean } = {}) => {
  let pages: Pages;
  let running:
    | { readonly sandbox: Sandbox; readonly server: Pick<RunningServer, 'url' | 'close'> }
    | undefined;
  const calls = new Set<string>();
  const notifications = new Set<string>();

  const close = async (): Promise<void> => {
    const old = running;
    running = undefined;
    for (const { eventType } of old?.sandbox.notifications.list() ?? []) notifications.add(eventType);
    await old?.server.close();
  };
  const start = async (options: SandboxOptions = {}): Promise<void> => {
    await close();
    const sandbox = createSandbox(options);
    running = { sandbox, server: await behindDelay(await startServer(sandbox, { port: 0 })) };
  };
  const now = () => {
    if (!running) throw new Error('The sandbox runs only inside tests.');
    return running;
  };

  const site: Site = {
    get url() {
      return now().server.url;
    },
    get sandbox() {
      return now().sandbox;
    },
    open: start,
    control: async (command, body) => {
      const [method = 'GET', path = ''] = command.split(' ');
      const response = await fetch(`${site.url}${path}`, {
        method,
        ...(method !== 'GET' && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body ?? {}),
        }),
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${command} gave ${response.status}: ${JSON.stringify(answer)}`);
      return answer;
    },
  };

  beforeAll(async () => {
    pages = await sharedPages();
  });

  beforeEach(() => start());

  afterEach(async () => {
    await pages.giveBack();
    await close();
  });

  afterAll(() => {
    const file = expect.getState().testPath?.split('/').at(-1) ?? 'unknown';
    if (counts) keepReach(file, calls, notifications);
  });

  /** Opens a page as a new visitor. */
  const visit = async (path: string, options: BrowserContextOptions = {}): Promise<Visit> => {
    const page = await pages.take(options);
    const context = page.context();
    await chooseSandbox(context, inject('playground'), site.url);
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === running?.server.url && !pathname.startsWith('/sandbox'))
        calls.add(`${request.method()} ${pathname}`);
    });
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.goto(path);
    return { page, failures };
  };

  /** Ends a visit before the end of the test. The next visitor gets the empty page, whose scripts are already loaded. */
  const leave = (page: Page): Promise<void> => pages.leave(page);

  return { visit, leave, site };
};

/** Waits until an element is visible. */
export const shows = async (locator: Locator): Promise<true> => {
  await locator.waitFor();
  return true;
};

/** Collects the errors on the console of a page from now on, for example failed requests. */
export const complaints = (page: Page): string[] => {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`);
  });
  return heard;
};

/** Makes the request bodies of a page readable: Chromium provides them only if requests are intercepted. */
export const tellBodies = async (page: Page): Promise<void> => {
  await page.route('**/config.json', (route) => route.fallback());
};

/** The text of every product card, top to bottom. */
export const cardNames = (page: Page): Promise<string[]> => page.locator('main article h3').allTextContents();

/** Waits until the list shows a number of products. */
export const countIs = (page: Page, total: number): Promise<void> =>
  page.getByText(text.shop.count(total), { exact: true }).waitFor();

/** Selects an option of a product by its button. */
export const choose = (page: Page, option: string, choice: string): Promise<void> =>
  page.getByRole('radiogroup', { name: option }).locator('label').filter({ hasText: choice }).first().click();

/** Chooses an option of a select, by its whole text or by an expression that matches it. */
export const pick = async (
  within: Page | Locator,
  label: string | RegExp,
  option: string | RegExp,
): Promise<void> => {
  const select = within.getByRole('combobox', { name: label });
  const value = async () =>
    option instanceof RegExp
      ? await select.locator('option').filter({ hasText: option }).first().getAttribute('value')
      : { label: option };
  await select.selectOption(await value());
};

/** Adds a product without options to the cart and leaves the drawer open, once the platform has confirmed the line. */
export const addToCart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: text.product.add }).click();
  const drawer = page.getByRole('dialog', { name: text.cart.title });
  await drawer.waitFor();
  await drawer.getByText(text.cart.updating, { exact: true }).first().waitFor({ state: 'detached' });
};

/** Waits for a message about a finished action, for example that a form is saved. */
export const told = (page: Page, words: string): Promise<void> =>
  page
    .getByRole('region', { name: text.common.notices })
    .getByText(words, { exact: true })
    .first()
    .waitFor({ state: 'attached' });

/** The last row of the breakdown. */
export const totalRow = (page: Page): Locator =>
  page.getByRole('row', { name: new RegExp(`^${text.totals.total}`) });

/** Opens the cart page with one product and settled totals. */
export const openCart = async (page: Page): Promise<void> => {
  await addToCart(page);
  await page.getByRole('link', { name: text.cart.view }).click();
  await totalRow(page).waitFor();
};

/** The quantity field of a line, in the drawer or on the cart page. */
export const quantityIn = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: text.cart.quantityOf(name) });
