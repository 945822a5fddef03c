import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import { type RunningServer, startServer } from '../../sandbox/hosts/http/serve.ts';
import type {} from './sign-in-script.ts';
import { type BrowserPart, openBrowser } from '../setup/browser.ts';

/** A server that answers every path with the same page, with the script of the shop if the path requests it. */
const serve = async (script: string): Promise<Server> => {
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/script.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    const policy = new URL(url, 'http://localhost').searchParams.get('policy');
    const headers = policy ? { 'content-security-policy': policy } : {};
    response
      .writeHead(200, { 'content-type': 'text/html', ...headers })
      .end('<body><script src="/script.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A shop, a foreign site and the platform, each on its own origin, and a browser. */
export const stage = () => {
  const sandbox: Sandbox = createSandbox({ clock: 'real-time' });
  const { settings } = sandbox.state;
  let browser: BrowserPart;
  let context: BrowserContext | undefined;
  let shop: Server;
  let other: Server;
  let platform: RunningServer;
  const failures: string[] = [];

  beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('./sign-in-script.ts', import.meta.url))],
      bundle: true,
      write: false,
      format: 'iife',
    });
    shop = await serve(outputFiles[0]?.text ?? '');
    other = await serve('');
    platform = await startServer(sandbox, { port: 0, pagesPort: 0 });
    browser = await openBrowser();
  });
  afterEach(async () => {
    await context?.close();
    context = undefined;
    sandbox.reset({ settings });
    const seen = failures.splice(0);
    if (seen.length > 0) throw new Error(`A page threw: ${seen.join('; ')}`);
  });
  afterAll(async () => {
    await browser.close();
    await platform.close();
    for (const server of [shop, other]) {
      server.closeAllConnections();
      server.close();
    }
  });

  return {
    sandbox,
    /** Origin of the shop. */
    shop: () => originOf(shop),
    /** Origin of the foreign site. */
    other: () => originOf(other),
    platform: () => platform.url,
    /** Origin of the login page. */
    login: () => platform.pagesUrl,
    /** Opens the shop, optionally with a content security policy, and returns the code grants that it sends. */
    open: async (policy = '') => {
      context ??= await browser.newContext();
      const page = await context.newPage();
      const grants: Record<string, string>[] = [];
      page.on('pageerror', ({ message }) => failures.push(message));
      page.on('request', (request) => {
        const body = request.method() === 'POST' ? (request.postData() ?? '') : '';
        if (body.includes('authorization_code')) grants.push(JSON.parse(body) as Record<string, string>);
      });
      await page.goto(`${originOf(shop)}/${policy && `?policy=${encodeURIComponent(policy)}`}`);
      await begin(page, platform.url);
      return { page, grants };
    },
  };
};

/** Makes the client of a page that has just loaded. */
export const begin = (page: Page, host: string): Promise<void> =>
  page.evaluate((address) => {
    window.shop = window.openShop(address);
  }, host);

/** Delays the platform's pages until the returned function is called. */
export const holdPages = async (page: Page): Promise<() => void> => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/platform/**', async (route) => {
    await released;
    await route.continue();
  });
  return () => release?.();
};
