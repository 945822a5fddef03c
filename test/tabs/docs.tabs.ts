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

test('the list of all names beside the TypeScript reference passes axe', async () => {
  const { page, wrong } = await open(`${home}typescript/modules/vitrine_format.html`, home);
  await page.waitForLoadState('load');
  // The list has every name of the package, and all entries are rendered alike, so only its beginning is checked.
  await page
    .locator('#tsd-nav-container > li:nth-child(n + 3)')
    .evaluateAll((all) => all.forEach((one) => one.replaceChildren()));
  await atRest(page);
  expect(await violationsIn(page)).toEqual([]);
  expect(wrong).toEqual([]);
  await page.context().close();
});

test('a search finds the guide for a task and the page of an operation', async () => {
  const { page } = await open(`${home}index.html`, home);
  await page.locator('main').getByRole('searchbox').fill('webhook twice');
  await page.getByRole('button', { name: 'Find' }).click();
  const field = page.getByRole('searchbox', { name: /^Words/ });
  await field.fill('getCurrentCart');
  await expect
    .poll(() => page.locator('#results a').first().getAttribute('href'))
    .toBe('operations/getCurrentCart.html');
  await field.fill('any language');
  await expect
    .poll(() => page.locator('#results a').first().getAttribute('href'))
    .toMatch(/^guides\/any-language\.html/);
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
    await page.locator('#results a').first().waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
