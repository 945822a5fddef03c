import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE } from '../../test/setup/patience.ts';
import { text } from '../src/text/text.ts';
import { serveFolder } from './static/host.ts';
import { FESTIVAL, fillFestival, timer } from './box-office.ts';
import { identityIs, PASSWORD } from './members-stage.ts';
import { addToCart, choose, openCart, shows } from './visit.ts';
import { type BrowserPart, openBrowser } from '../../test/setup/browser.ts';

// The playground on a static host, below a path: without a server of ours, and with the sandbox in the browser.
const { members } = text;

let browser: BrowserPart;
let host: Awaited<ReturnType<typeof serveFolder>>;
const folder = mkdtempSync(join(tmpdir(), 'vitrine-static-'));
const open: BrowserContext[] = [];

beforeAll(async () => {
  await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    mode: 'static',
    logLevel: 'warn',
    build: { outDir: folder },
  });
  host = await serveFolder(folder, '/some/path/');
  browser = await openBrowser();
});
afterEach(async () => {
  for (const context of open.splice(0)) await context.close();
});
afterAll(async () => {
  await browser.close();
  host.close();
  rmSync(folder, { recursive: true });
});

/** Opens a page in a browser of its own. */
const visit = async (path: string) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
  open.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto(host.url + path);
  return { context, page, failures };
};
const cartHas = (page: Page, pieces: number): Promise<true> =>
  shows(page.getByRole('button', { name: text.cart.open(pieces) }));
/** Stops the service worker, as browsers do with an idle one. */
const endWorkers = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
};

describe('the playground on a static host, below a path', () => {
  test("sells a carafe: the shop, the cart, the platform's page, and the return", async () => {
    const { page, failures } = await visit('shop');
    await page.getByRole('link', { name: 'Low Carafe' }).first().click();
    await openCart(page);
    await page.getByRole('button', { name: text.checkout.go }).click();
    await page.getByText('platform page (simulated)').waitFor();
    await expect.poll(() => page.url()).toMatch(`${host.url}simulated/platform/`);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('heading', { level: 1, name: text.back.paid }).waitFor();
    await expect.poll(() => page.url()).toMatch(`${host.url}checkout/thanks`);
    expect([await cartHas(page, 0), failures]).toEqual([true, []]);
  });

  test('keeps the cart over a reload, a stopped worker, a new tab, and a reload that bypasses the worker', async () => {
    const { context, page, failures } = await visit('shop/p/studio-tee');
    await choose(page, 'Size', 'M');
    await choose(page, 'Color', 'Green');
    await addToCart(page);
    await page.reload();
    await cartHas(page, 1);
    await endWorkers(context, page);
    await page.reload();
    await cartHas(page, 1);
    const tab = await context.newPage();
    await tab.goto(`${host.url}cart`);
    await tab.getByRole('heading', { name: 'Studio Tee' }).waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.reload', { ignoreCache: true });
    await page.waitForEvent('load');
    expect([await cartHas(page, 1), failures]).toEqual([true, []]);
  });

  test('opens every page without a network after the first visit', async () => {
    const own = await serveFolder(folder, '/some/path/');
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
    open.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${own.url}shop`);
    await page.getByRole('link', { name: 'Low Carafe' }).first().waitFor();
    const missing = () =>
      page.evaluate(async () => {
        const script = await fetch('sandbox-worker.js').then((answer) => answer.text());
        const files = new Set(script.match(/assets\/[\w.-]+\.(?:js|css|woff2)/g));
        let kept = 0;
        for (const name of await caches.keys()) kept += (await (await caches.open(name)).keys()).length;
        return Math.max(0, files.size - kept);
      });
    await expect.poll(missing, { timeout: PATIENCE }).toBe(0);
    own.close();
    for (const area of [text.nav.events, text.nav.owner, text.nav.reference]) {
      await page.getByRole('link', { name: area, exact: true }).click();
      await page
        .getByRole('heading', { level: 1, name: area === text.nav.owner ? text.owner.overview.title : area })
        .waitFor();
    }
    await page.goto(`${own.url}events/${FESTIVAL}`);
    await page.getByRole('link', { name: text.event.agenda, exact: true }).waitFor();
    expect(page.url()).toBe(`${own.url}events/${FESTIVAL}`);
  });

  test('opens any address directly, and through the worker without the redirect', async () => {
    const { page } = await visit('shop/p/low-carafe?from=a-friend');
    await page.getByRole('heading', { level: 1, name: 'Low Carafe' }).waitFor();
    await expect.poll(() => page.url()).toMatch(`${host.url}shop/p/low-carafe`);
    await cartHas(page, 0);
    const response = await page.reload();
    expect(response?.status()).toBe(200);
    expect(await shows(page.getByRole('heading', { level: 1, name: 'Low Carafe' }))).toBe(true);
  });

  test("signs a member in at the platform's page, which recognises the member the next time", async () => {
    const { context, page } = await visit('shop');
    await page.getByRole('link', { name: 'Low Carafe' }).first().waitFor();
    /** The address of the login page for the visitor of this page. */
    const login = () =>
      page.evaluate(async (base) => {
        const post = async (path: string, body: object, authorization = '') => {
          const headers = { 'content-type': 'application/json', authorization };
          const answer = await fetch(`${base}simulated${path}`, {
            method: 'POST',
            headers,
            body: JSON.stringify(body),
          });
          return (await answer.json()) as { access_token: string; redirectSession: { fullUrl: string } };
        };
        const clientId = 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904';
        const { access_token: token } = await post('/oauth2/token', { clientId, grantType: 'anonymous' });
        const callbacks = { postFlowUrl: `${base}checkout/return` };
        const { redirectSession } = await post('/v1/redirect-session', { login: {}, callbacks }, token);
        return redirectSession.fullUrl;
      }, host.url);
    await page.goto(await login());
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.getByLabel('Password').fill('sandbox-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${host.url}checkout/return**`);
    await endWorkers(context, page);
    await page.goto(await login());
    await expect.poll(() => page.url()).toMatch(`${host.url}checkout/return`);
  });

  test("sells a ticket: the event, the reservation, the platform's page, and the ticket code", async () => {
    const { page, failures } = await visit(`events/${FESTIVAL}`);
    await page.getByRole('button', { name: text.picker.more('Weekend pass') }).click();
    await page.getByRole('button', { name: text.picker.go }).click();
    await page.getByRole('button', { name: text.booking.reserve }).click();
    await timer(page).waitFor();
    await fillFestival(page);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByText('platform page (simulated)').waitFor();
    await expect.poll(() => page.url()).toMatch(`${host.url}simulated/platform/`);
    await page.getByRole('button', { name: /^Pay €/ }).click();
    await page.getByRole('heading', { name: text.order.ready }).waitFor();
    await expect.poll(() => page.url()).toMatch(`${host.url}orders/`);
    expect(await shows(page.getByRole('img', { name: text.order.qr('') }))).toBe(true);
    expect(failures).toEqual([]);
  });

  test('registers a member by its own form, who stays signed in after a reload', async () => {
    const { context, page, failures } = await visit('register');
    await page.getByLabel(members.signIn.email, { exact: true }).fill('new@example.org');
    await page.getByLabel(members.signIn.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: members.register.submit, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: members.account.title }).waitFor();
    await expect.poll(() => page.url()).toMatch(`${host.url}account`);
    await endWorkers(context, page);
    await page.reload();
    await page.getByText('new@example.org').first().waitFor();
    expect([await identityIs(page, 'member'), failures]).toEqual([true, []]);
  });

  test('shows an order to the owner, and keeps its confirmation', async () => {
    const { context, page, failures } = await visit('owner/orders?status=OFFLINE_PENDING');
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Confirm order/ }) });
    await row.first().getByRole('link').click();
    const title = page.getByRole('heading', { level: 1, name: text.ownerOrders.orderOf('') });
    await title.waitFor();
    const paid = page.locator('main').getByText(text.order.statuses['PAID'] ?? '', { exact: true });
    await expect.poll(() => paid.count()).toBe(0);
    await page.getByRole('button', { name: /^Confirm order/ }).click();
    await paid.first().waitFor();
    await endWorkers(context, page);
    await page.reload();
    await title.waitFor();
    expect([await shows(paid.first()), failures]).toEqual([true, []]);
  });

  test('renders before it loads the sandbox', async () => {
    const context = await browser.newContext();
    open.push(context);
    await context.addInitScript(() => {
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
      navigator.serviceWorker.register = (...request) => {
        performance.mark('sandbox');
        return register(...request);
      };
    });
    const page = await context.newPage();
    await page.goto(host.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [paint, sandbox] = await page.evaluate(() =>
      ['first-contentful-paint', 'sandbox'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
    );
    expect(paint).toBeGreaterThan(0);
    expect(sandbox).toBeGreaterThanOrEqual(paint ?? Infinity);
  });

  test('shows a not-found page for an unknown address', async () => {
    const { page } = await visit('no/such/page');
    expect(await shows(page.getByRole('heading', { level: 1 }))).toBe(true);
    await expect.poll(() => page.locator('h1').textContent()).not.toBe('Loading');
  });
});
