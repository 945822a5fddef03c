import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox/index.ts';
import type {} from './bodies-script.ts';
import { CLIENT_ID } from '../../sandbox/testing/shopper.ts';
import { type BrowserPart, openBrowser } from '../setup/browser.ts';

const CALLS = 40;

/** How a host sends a body. The page has another origin, so it sees neither the encoding nor, if it is cut up, the size. */
const transfers = ['with its length', 'in chunks', 'compressed', 'compressed in chunks'] as const;

const sandbox = createSandbox();
let script = '';
const server = createServer((request, response) => {
  const send = async (): Promise<void> => {
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') return void response.end();
    if (request.url === '/') return void response.setHeader('content-type', 'text/html').end('<p>page</p>');
    const [, place = '', ...path] = (request.url ?? '').split('/');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = await sandbox.fetch(
      new Request(`http://sandbox.test/${path.join('/')}`, {
        method: request.method ?? 'GET',
        headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      }),
    );
    const whole = Buffer.from(await answer.arrayBuffer());
    const transfer = transfers[Number(place)] ?? transfers[0];
    const body = transfer.startsWith('compressed') ? gzipSync(whole) : whole;
    response.setHeaders(answer.headers).removeHeader('content-length');
    if (body !== whole) response.setHeader('content-encoding', 'gzip');
    response.writeHead(answer.status);
    if (!transfer.endsWith('chunks')) return void response.end(body);
    const half = Math.ceil(body.length / 2);
    response.write(body.subarray(0, half));
    response.end(body.subarray(half));
  };
  void send();
});
let browser: BrowserPart;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./bodies-script.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
  });
  script = outputFiles[0]?.text ?? '';
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** The results of the calls of a page, and the requests that the browser reports as failed or cancelled. */
const measured = async (place: number, times: number, maxBytes?: number) => {
  const { port } = server.address() as AddressInfo;
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const failed: string[] = [];
  let finished = 0;
  devtools.on('Network.loadingFailed', ({ errorText }) => failed.push(errorText));
  devtools.on('Network.loadingFinished', () => finished++);
  await devtools.send('Network.enable');
  await page.goto(`http://localhost:${port}/`);
  await page.addScriptTag({ content: script });
  const found = await page.evaluate(
    ([host, clientId, count, most]) => window.readProducts(host, clientId, count, most),
    [`http://127.0.0.1:${port}/${place}`, CLIENT_ID, times, maxBytes] as const,
  );
  await expect.poll(() => finished + failed.length).toBeGreaterThan(times);
  await context.close();
  return { found, failed };
};

describe.each(transfers.map((transfer, place) => [transfer, place] as const))('a body %s', (_, place) => {
  test('that was read whole is no cancelled request in the developer tools', async () => {
    const { found, failed } = await measured(place, CALLS);
    expect(new Set(found).size).toBe(1);
    expect(found[0]).toBeGreaterThan(0);
    expect(failed).toEqual([]);
  });

  test('above the limit is refused, counted after decompression', async () => {
    const { found } = await measured(place, 1, 10_000);
    expect(found).toEqual(['The answer is too large']);
  });
});
