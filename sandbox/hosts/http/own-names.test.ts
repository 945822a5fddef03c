import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { type RunningServer, type ServerOptions, startServer } from './serve.ts';

const servers: RunningServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const start = async (options: ServerOptions = {}): Promise<RunningServer> => {
  const server = await startServer(createSandbox(), { port: 0, ...options });
  servers.push(server);
  return server;
};

/** Asks a port for a path under a host name, as a browser does whose name leads to this machine. */
const ask = (url: string, path: string, host: string, method = 'GET') =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = new URL(url);
    const headers = { host, 'content-type': 'application/json' };
    const asking = request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asking.on('error', reject).end(method === 'GET' ? undefined : '{}');
  });

const statusOf = async (url: string, path: string, host: string, method?: string): Promise<number> =>
  (await ask(url, path, host, method)).status;

describe('a page that points its own name at this machine', () => {
  test.each([
    'evil.test',
    'evil.test:4010',
    'localhost.evil.test',
    'evil-localhost',
    '127.0.0.1.evil.test',
    '192.168.0.7:4010',
    '0.0.0.0',
    '[2001:db8::1]:4010',
    'user@localhost',
  ])('reads neither state nor mails as %j', async (host) => {
    const { url } = await start();
    for (const path of [
      '/sandbox/state',
      '/sandbox',
      '//localhost/sandbox/state',
      '/platform/mails',
      '/x/../sandbox/hash',
    ])
      expect(await ask(url, path, host)).toMatchObject({
        status: 403,
        text: expect.stringContaining('--allow-host') as string,
      });
    expect(await statusOf(url, '/sandbox/reset', host, 'POST')).toBe(403);
  });

  test('reads no mails at the port of the hosted pages either', async () => {
    const { pagesUrl } = await start({ pagesPort: 0 });
    expect(await statusOf(pagesUrl, '/platform/mails', 'evil.test')).toBe(403);
    expect(await statusOf(pagesUrl, '/platform/mails', 'localhost')).toBe(200);
  });
});

test.each([
  'localhost',
  'localhost:1',
  'localhost:',
  'LOCALHOST.',
  'shop.localhost:4010',
  '127.0.0.1:4010',
  '127.8.9.1',
  '[::1]:80',
  '[::ffff:127.0.0.1]',
])('control calls are answered as %s', async (host) => {
  const { url } = await start();
  expect(await statusOf(url, '/sandbox/hash', host)).toBe(200);
  expect(await statusOf(url, '/platform/mails', host)).toBe(200);
});

test('the calls of the platform are answered under any name, such as that of a container', async () => {
  const { url } = await start();
  expect(await statusOf(url, '/', 'sandbox:4010')).toBe(200);
  expect(await statusOf(url, '/v1/products/none', 'sandbox:4010')).toBe(401);
});

test('an allowed name may make control calls; on all addresses of the machine, each of them may', async () => {
  const { url } = await start({ host: '0.0.0.0', allowedHosts: ['Sandbox'] });
  const statuses = [
    'sandbox:4010',
    'sandbox.',
    '192.168.0.7',
    '[2001:db8::1]',
    '0.0.0.0',
    'other',
    'sandbox.test',
  ].map((host) => statusOf(url, '/sandbox/hash', host));
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 200, 403, 403]);
});
