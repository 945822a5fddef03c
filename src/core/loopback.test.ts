import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { isNetworkError } from './errors/index.ts';
import { call, failureOf } from './testing/fakes.ts';

// Calls over real sockets, with the failures as Node reports them.

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Client of a server that uses one handler after the other, and the last handler for all further requests. */
const serving = async (...handlers: Handler[]) => {
  const requests: IncomingMessage[] = [];
  server = createServer((request, response) => {
    requests.push(request);
    handlers[Math.min(requests.length, handlers.length) - 1]?.(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { site: createClient({ host: `http://127.0.0.1:${port}` }), requests, port };
};

const fine: Handler = (_, response) => void response.end('{"fine":true}');
const reset: Handler = (request) => void request.socket.destroy();
const cut: Handler = (_, response) => {
  response.writeHead(200, { 'Content-Length': '100' });
  response.write('{"fine":');
  setTimeout(() => response.destroy(), 10);
};
const hang: Handler = () => undefined;

test('a refused connection means that nothing was sent, so that class adds is repeated too', async () => {
  const { port } = await serving(fine);
  server?.close();
  const site = createClient({ host: `http://127.0.0.1:${port}` });
  const error = await failureOf(call(site, 'adds'));
  expect(error).toMatchObject({
    name: 'NetworkError',
    sent: false,
    refused: true,
    attempts: 2,
    retryable: 'yes',
  });
  expect(error).toMatchObject({ message: `No answer from http://127.0.0.1:${port}: is it up?` });
  expect(await failureOf(call(site, 'never'))).toMatchObject({ sent: false, attempts: 1, retryable: 'yes' });
});

describe.each([
  ['after a connection reset', reset],
  ['after a truncated body', cut],
  [
    'after a wrong content encoding',
    ((_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' });
      response.end('{"fine":true}');
    }) satisfies Handler,
  ],
])('%s', (_, fault) => {
  test('a read is repeated and succeeds', async () => {
    const { site, requests } = await serving(fault, fine);
    await expect(call(site)).resolves.toEqual({ fine: true });
    expect(requests).toHaveLength(2);
  });

  test('a write is sent once, and its outcome is unknown', async () => {
    const { site, requests } = await serving(fault, fine);
    const error = await failureOf(call(site, 'adds', {}, { method: 'POST', data: {} }));
    expect(isNetworkError(error) && [error.sent, error.retryable]).toEqual([true, 'unknown']);
    expect(requests).toHaveLength(1);
  });
});

test('a compressed body that exceeds 10 MB is abandoned', async () => {
  const { site } = await serving((_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip', 'x-wix-request-id': 'r-1' });
    response.end(gzipSync(Buffer.alloc(50_000_000, 32)));
  });
  expect(await failureOf(call(site))).toMatchObject({ code: 'UNUSABLE_ANSWER', requestId: 'r-1' });
});

test('an abort ends a hanging call at once and closes its connection', async () => {
  const { site, requests } = await serving(hang);
  const controller = new AbortController();
  const failure = failureOf(call(site, 'read', { signal: controller.signal }));
  await expect.poll(() => requests.length).toBe(1);
  const closed = new Promise((resolve) => requests[0]?.socket.once('close', resolve));
  controller.abort('left');
  expect(await failure).toBe('left');
  await closed;
});

test('a redirect to another origin is not followed, and no token is sent there', async () => {
  const { site, requests } = await serving((_, response) => {
    response.writeHead(302, { Location: 'http://127.0.0.1:1/evil' });
    response.end();
  });
  const headers = { Authorization: 'SECRET' };
  expect(await failureOf(call(site, 'read', { headers }))).toMatchObject({ status: 302, code: 'REDIRECT' });
  expect(requests).toHaveLength(1);
});

test('64 concurrent calls over kept-alive connections each get their own response', async () => {
  const { site } = await serving((request, response) => void response.end(JSON.stringify(request.url)));
  const ids = Array.from({ length: 64 }, (_, n) => `/v1/products/${n}`);
  const answers = await Promise.all(ids.map((url) => call(site, 'read', {}, { url })));
  expect(answers).toEqual(ids.map((url) => `/_api/ecom-cart${url}`));
});
