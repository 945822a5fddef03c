import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { type RunningServer, startServer } from '../../sandbox/hosts/http/serve.ts';
import { violationsIn } from '../setup/axe.ts';
import { atRest } from '../setup/rest.ts';
import { home } from './docs-pages.ts';
import { type BrowserPart, openBrowser } from '../setup/browser.ts';

let browser: BrowserPart;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer(createSandbox(), { port: 0 })]);
});
afterAll(() => Promise.all([browser.close(), server.close()]));

const open = async (options: BrowserContextOptions): Promise<Page> =>
  (await browser.newContext(options)).newPage();

test('the page of a call, opened from the file system, sends the call to a sandbox and shows the answer', async () => {
  const page = await open({ colorScheme: 'dark', viewport: { width: 360, height: 740 } });
  await page.goto(`${home}operations/addToCurrentCart.html#try`);
  const result = page.getByRole('status');
  const send = page.getByRole('button', { name: 'Send' });
  await page.getByLabel(/^Sandbox/).fill('http://localhost:1');
  await send.click();
  await expect.poll(() => result.textContent()).toContain('npx vitrine sandbox');
  await page.getByLabel(/^Body/).fill('{');
  await send.click();
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('not JSON');
  await page.getByLabel(/^Sandbox/).fill(server.url);
  await page.getByLabel(/^Body/).fill(
    JSON.stringify({
      customLineItems: [
        { productName: { original: 'Card' }, price: '3', quantity: 1, itemType: { preset: 'PHYSICAL' } },
      ],
    }),
  );
  await send.click();
  await expect.poll(() => result.textContent()).toContain('x-wix-request-id');
  await expect.poll(() => result.textContent()).toMatch(/200 in \d+ ms.*"original": "Card"/s);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await atRest(page);
  expect(await violationsIn(page, { include: '.try' })).toEqual([]);

  // The next page keeps the sandbox and the visitor of this page.
  await page.goto(`${home}operations/getCurrentCart.html#try`);
  await send.click();
  await expect.poll(() => result.textContent()).toContain('"original": "Card"');
  await page.context().close();
});
