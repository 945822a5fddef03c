import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsIn } from '../setup/axe.ts';
import { atRest } from '../setup/rest.ts';
import { home, site } from './docs-pages.ts';
import { type BrowserPart, openBrowser } from '../setup/browser.ts';

let browser: BrowserPart;

beforeAll(async () => {
  if (!existsSync(join(site, 'index.html')))
    throw new Error('There is no documentation yet: run "npm run docs" first.');
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A page that records its requests to other sites, and the errors of its scripts. */
const open = async (address: string, home: string): Promise<{ page: Page; wrong: string[] }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(home) && !/^(data|blob):/.test(request.url())) wrong.push(request.url());
  });
  page.on('pageerror', ({ message }) => wrong.push(message));
  await page.goto(address);
  return { page, wrong };
};

test('a search finds the guide for a task and the page of an operation', async () => {
  const { page } = await open(`${home}search.html?q=webhooks`, home);
  const first = page.locator('main .results a').first();
  await expect.poll(() => first.getAttribute('href')).toBe(`${home}guides/webhooks.html`);
  const field = page.getByRole('searchbox', { name: /^All of these words/ });
  await field.fill('getCurrentCart');
  await expect.poll(() => first.getAttribute('href')).toBe(`${home}operations/getCurrentCart.html`);
  await field.fill('any language');
  await expect.poll(() => first.getAttribute('href')).toContain('guides/any-language.html');
  await field.fill('nothinglikethis');
  await expect.poll(() => page.locator('main [role=status]').textContent()).toBe('Nothing was found.');
  await page.context().close();
});

test('the search on top is used with the keyboard alone', async () => {
  const { page, wrong } = await open(`${home}guides/shop.html`, home);
  const field = page.getByRole('searchbox', { name: 'Search' });
  const box = page.locator('.found');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
  await page.keyboard.press('/');
  await page.keyboard.type('getCurrentCart');
  const links = box.getByRole('link');
  await links.first().waitFor();
  await atRest(page);
  expect(await violationsIn(page)).toEqual([]);
  const [first, second] = await Promise.all([0, 1].map((at) => links.nth(at).getAttribute('href')));
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(first);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(second);
  await page.keyboard.press('Escape');
  expect(await box.isVisible()).toBe(false);
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('t');
  await links.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${home}operations/getCurrentCart.html`);
  expect(wrong).toEqual([]);
  await page.context().close();
});

const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

test('the site works below any path of a server', async () => {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(site, pathname.replace(/^\/some\/where\//, ''));
    if (!pathname.startsWith('/some/where/') || !existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    const below = `http://localhost:${(server.address() as AddressInfo).port}/some/where/`;
    const { page, wrong } = await open(`${below}index.html`, below);
    await page
      .getByRole('link', { name: /^Plain Node/ })
      .first()
      .click();
    await page.waitForURL(`${below}guides/start-node.html`);
    await page.getByRole('searchbox', { name: 'Search' }).fill('webhook');
    await page.keyboard.press('Enter');
    await page.locator('main .results a').first().waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
