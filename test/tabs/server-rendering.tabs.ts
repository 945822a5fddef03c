import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { build, type Plugin } from 'esbuild';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainServer } from '../../examples/server-rendering/plain-server.tsx';
import { routerHandler } from '../../examples/server-rendering/router-server.ts';
import { createSandbox, type Sandbox } from '../../sandbox/index.ts';
import { startServer } from '../../sandbox/hosts/http/serve.ts';
import { type BrowserPart, openBrowser } from '../setup/browser.ts';

const project = join(import.meta.dirname, '../..');
const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

/** Resolves the example's entry points to the sources, without a build. */
const sources: Plugin = {
  name: 'sources',
  setup: (bundle) => {
    const files: [RegExp, (service: string) => string][] = [
      [/^vitrine$/, () => 'src/index.ts'],
      [/^vitrine\/react$/, () => 'src/react/index.ts'],
      [/^vitrine\/react\/(.+)$/, (service) => `generated/${service}/queries.ts`],
      [/^vitrine\/(.+)$/, (service) => `generated/${service}/index.ts`],
    ];
    bundle.onResolve({ filter: /^vitrine(\/|$)/ }, ({ path }) => {
      const [pattern, fileOf] = files.find(([one]) => one.test(path)) ?? expect.unreachable();
      return { path: join(project, fileOf(pattern.exec(path)?.[1] ?? '')) };
    });
  },
};

/** A script of the page, with React's development warnings. */
const scriptOf = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(project, 'examples/server-rendering') },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [sources],
  });
  return outputFiles[0]?.text ?? '';
};

/** A Fetch handler behind node:http, and the script of its page. */
const overHttp = (handle: (request: Request) => Promise<Response>, script: string): Server => {
  const answer = async ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    if (url === '/script.js') return void response.setHeader('content-type', 'text/javascript').end(script);
    const request = new Request(`http://127.0.0.1${url}`, { headers: { cookie: headers.cookie ?? '' } });
    const { status, headers: sent, body } = await handle(request);
    response.setHeaders(sent).writeHead(status);
    await pipeline(Readable.fromWeb((body ?? new Blob().stream()) as ReadableStream), response);
  };
  return createServer((request, response) => void answer(request, response));
};

let browser: BrowserPart;
let sandbox: Sandbox;
let host = '';
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  sandbox = createSandbox({ seed: 7 });
  const server = await startServer(sandbox, { port: 0 });
  host = server.url;
  browser = await openBrowser();
  closing.push(
    () => server.close(),
    () => browser.close(),
  );
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const servers: [string, () => Promise<Server>][] = [
  [
    'renderToPipeableStream',
    async () =>
      plainServer({
        clientId,
        host,
        secure: false,
        script: await scriptOf(`import { startPage } from './plain-browser.tsx'; startPage();`),
      }),
  ],
  [
    'a router that streams',
    async () => {
      const site = JSON.stringify({ clientId, host });
      const script = await scriptOf(`import { startPage } from './router-browser.tsx'; startPage(${site});`);
      return overHttp(routerHandler({ clientId, host, secure: false }), script);
    },
  ],
];

describe.each(servers)('a page from %s', (_, start) => {
  let address = '';
  beforeAll(async () => {
    const server = await start();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/products/low-carafe`;
  });

  /** A separate browser context, with the messages of its console and the requests of its page. */
  const visit = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const words: string[] = [];
    const sent: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) words.push(message.text());
    });
    page.on('pageerror', ({ message }) => words.push(message));
    page.on('request', (request) => {
      if (request.url().startsWith(host) && request.method() !== 'OPTIONS')
        sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.goto(address);
    return { context, page, words, sent };
  };
  /** The page has no icon, so the browser reports a 404 for it. */
  const complaints = (words: readonly string[]) => words.filter((text) => !text.includes('404'));
  const cart = (page: Page) => page.locator('#cart');
  const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).click();
  /** Waits until React has hydrated the page. */
  const isAlive = async (page: Page) => {
    await page.waitForFunction(() => {
      const button = document.querySelector('button') ?? {};
      return Object.keys(button).some((key) => key.startsWith('__reactProps'));
    });
  };

  test('hydrates without a warning and without a request', async () => {
    const { page, words, sent, context } = await visit();
    await isAlive(page);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Low Carafe');
    await expect.poll(() => cart(page).textContent()).toBe('Your cart is empty');
    expect([complaints(words), sent]).toEqual([[], []]);
    await context.close();
  });

  test('continues as the visitor of its server: an added item is in the cart that the server renders', async () => {
    const [first, second] = await Promise.all([visit(), visit()]);
    const carts = Object.keys(sandbox.state.carts).length;
    await Promise.all([isAlive(first.page), isAlive(second.page)]);
    await add(first.page);
    await expect.poll(() => cart(first.page).textContent()).toBe('1 x Low Carafe');
    await add(second.page);
    await expect.poll(() => cart(second.page).textContent()).toBe('1 x Low Carafe');
    await add(first.page);
    await expect.poll(() => cart(first.page).textContent()).toBe('2 x Low Carafe');
    expect([...first.sent, ...second.sent].filter((call) => call.includes('token'))).toEqual([]);
    expect(Object.keys(sandbox.state.carts).length - carts).toBe(2);

    const html = async ({ context }: typeof first) => {
      const response = await context.request.get(address);
      return (await response.text()).replaceAll('<!-- -->', '');
    };
    expect(await html(first)).toContain('2 x Low Carafe');
    expect(await html(second)).toContain('1 x Low Carafe');

    first.sent.length = 0;
    await first.page.reload();
    await isAlive(first.page);
    await expect.poll(() => cart(first.page).textContent()).toBe('2 x Low Carafe');
    expect([complaints(first.words), first.sent]).toEqual([[], []]);
    await Promise.all([first.context.close(), second.context.close()]);
  });
});
