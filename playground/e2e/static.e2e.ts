import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../../test/setup/patience.ts';
import { en as text } from '../src/text/en.ts';
import { FESTIVAL } from './box-office.ts';
import { serveFolder } from './static/host.ts';
import { cartHas, endWorkers, staticStage } from './static/stage.ts';
import { addToCart, choose, openCart, shows } from './visit.ts';

// The journeys of static.deep.e2e.ts differ from those of the other files only by the host.
const { folder, openPage, url, visit } = staticStage();

describe('the playground on a static host, below a path', () => {
  test("sells a blanket: the shop, the cart, the platform's page, and the return", async () => {
    const { page, failures } = await visit('shop');
    await page.getByRole('link', { name: 'Patchwork Blanket' }).first().click();
    await openCart(page);
    await page.getByRole('button', { name: text.checkout.go }).click();
    await page.getByText('platform page (simulated)').waitFor();
    await expect.poll(() => page.url()).toMatch(`${url()}simulated/platform/`);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('heading', { level: 1, name: text.back.paid }).waitFor();
    await expect.poll(() => page.url()).toMatch(`${url()}checkout/thanks`);
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
    await tab.goto(`${url()}cart`);
    await tab.getByRole('heading', { name: 'Studio Tee' }).waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.reload', { ignoreCache: true });
    await page.waitForEvent('load');
    expect([await cartHas(page, 1), failures]).toEqual([true, []]);
  });

  test('opens every page without a network after the first visit', async () => {
    const own = await serveFolder(folder(), '/some/path/');
    const page = await openPage();
    await page.goto(`${own.url}shop`);
    await page.getByRole('link', { name: 'Patchwork Blanket' }).first().waitFor();
    const missing = () =>
      page.evaluate(async () => {
        const script = await fetch('sandbox-worker.js').then((answer) => answer.text());
        const files = new Set(script.match(/assets\/[\w.-]+\.(?:js|css|woff2)/g));
        const lost: string[] = [];
        for (const file of files) if (!(await caches.match(file))) lost.push(file);
        return lost;
      });
    await expect.poll(missing, { timeout: PATIENCE }).toEqual([]);
    own.close();
    for (const area of [text.nav.events, text.nav.owner, text.nav.reference]) {
      await page.getByRole('link', { name: area, exact: true }).click();
      await page
        .getByRole('heading', { level: 1, name: area === text.nav.owner ? text.ownerOrders.title : area })
        .waitFor();
    }
    await page.goto(`${own.url}events/${FESTIVAL}`);
    await page.getByRole('link', { name: text.event.agenda, exact: true }).waitFor();
    expect(page.url()).toBe(`${own.url}events/${FESTIVAL}`);
  });

  test('opens any address directly, and through the worker without the redirect', async () => {
    const { page } = await visit('shop/p/low-carafe?from=a-friend');
    await page.getByRole('heading', { level: 1, name: 'Low Carafe' }).waitFor();
    await expect.poll(() => page.url()).toMatch(`${url()}shop/p/low-carafe`);
    await cartHas(page, 0);
    const response = await page.reload();
    expect(response?.status()).toBe(200);
    expect(await shows(page.getByRole('heading', { level: 1, name: 'Low Carafe' }))).toBe(true);
  });

  test('renders before it loads the sandbox', async () => {
    const page = await openPage({});
    await page.addInitScript(() => {
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
      navigator.serviceWorker.register = (...request) => {
        performance.mark('sandbox');
        return register(...request);
      };
    });
    await page.goto(url());
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [paint, sandbox] = await page.evaluate(() =>
      ['first-contentful-paint', 'sandbox'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
    );
    expect(paint).toBeGreaterThan(0);
    expect(sandbox).toBeGreaterThanOrEqual(paint ?? Infinity);
  });

  test.each(['shop', 'shop/p/studio-tee', `events/${FESTIVAL}`, 'cart'])(
    'asks for at most 30 files until %s is there',
    async (address) => {
      const { page } = await visit(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => !name.includes('/simulated')),
      );
      expect(files.length).toBeGreaterThan(5);
      expect(files.length).toBeLessThanOrEqual(30);
    },
  );

  test('asks for the code of the opened page together with the first scripts', async () => {
    const { page } = await visit('');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { asked, parsed } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource');
      const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        asked: files.find(({ name }) => name.includes('/launcher-screen-'))?.startTime,
        // The first scripts run only after this.
        parsed: opened?.domInteractive,
      };
    });
    expect(asked).toBeLessThan(parsed ?? 0);
  });

  test('starts the sandbox before the scripts have loaded, except on the start page', async () => {
    const startsWorker = async (path: string, config?: object): Promise<boolean> => {
      const page = await openPage();
      await page.addInitScript(() => {
        navigator.serviceWorker.register = (script) => {
          document.title = `started ${String(script)}`;
          return new Promise(() => {});
        };
      });
      await page.route('**/*.js', (route) => route.abort());
      if (config) await page.route('**/config.json', (route) => route.fulfill({ json: config }));
      await page.goto(url() + path);
      await page.waitForFunction(() => window.vitrineConfig !== undefined);
      await page.evaluate(async () => {
        await (await window.vitrineConfig)?.clone().text();
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      return (await page.title()) === `started ${url()}sandbox-worker.js`;
    };
    expect(await startsWorker('shop')).toBe(true);
    expect(await startsWorker('')).toBe(false);
    expect(await startsWorker('shop', { sandboxUrl: url() })).toBe(false);
  });

  test('has the fonts of the device on a first visit, until the sandbox has answered', async () => {
    const page = await openPage();
    const fonts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
    // No call of the sandbox is answered.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => new Promise(() => {});
    });
    await page.goto(`${url()}shop`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(fonts).toEqual([]);
    await page.reload();
    await expect.poll(() => fonts.length).toBeGreaterThan(0);

    const other = await openPage();
    await other.goto(`${url()}shop`);
    const isLoaded = () => other.evaluate(() => document.fonts.check("16px 'Instrument Sans Variable'"));
    await expect.poll(isLoaded).toBe(true);
  });

  test('paints the frame of a page with less than 150 KB of scripts', () => {
    const page = readFileSync(join(folder(), 'index.html'), 'utf8');
    const scripts = [...page.matchAll(/"\.\/(assets\/[\w.-]+\.js)"/g)].map(([, file = '']) => file);
    expect(scripts.length).toBeGreaterThan(0);
    const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder(), file))).length, 0);
    expect(bytes).toBeLessThan(150_000);
  });

  test('starts the sandbox with less than 150 KB of scripts', () => {
    expect(gzipSync(readFileSync(join(folder(), 'sandbox-worker.js'))).length).toBeLessThan(150_000);
  });

  test('pays on a host whose policy forbids that text is evaluated', async () => {
    const own = await serveFolder(folder(), '/some/path/', { policy: "script-src 'self'" });
    const page = await openPage();
    await page.goto(`${own.url}shop/p/low-carafe`);
    await openCart(page);
    await page.getByRole('button', { name: text.checkout.go }).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    expect(await shows(page.getByRole('heading', { level: 1, name: text.back.paid }))).toBe(true);
    own.close();
  });

  test('shows a not-found page for an unknown address', async () => {
    const { page } = await visit('no/such/page');
    expect(await shows(page.getByRole('heading', { level: 1 }))).toBe(true);
    await expect.poll(() => page.locator('h1').textContent()).not.toBe('Loading');
  });
});
