import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/setup/eventually.ts';
import { createSandbox } from '../../create-sandbox.ts';
import type { Sandbox } from '../../control/sandbox.ts';
import { startServer, type RunningServer } from './serve.ts';
import { boxOffice } from '../../testing/box-office.ts';
import type { SandboxRequest } from '../../engine/wire.ts';
import { CLIENT_ID } from '../../testing/shopper.ts';

const running: RunningServer[] = [];
const serve = async () => {
  const server = await startServer(createSandbox(), { port: 0 });
  running.push(server);
  return server;
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

const token = (url: string, body: string = JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' })) =>
  fetch(`${url}/oauth2/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

test('hosted pages can have a separate origin, which serves nothing else', async () => {
  const sandbox = createSandbox();
  const server = await startServer(sandbox, { port: 0, pagesPort: 0 });
  running.push(server);
  expect(server.pagesUrl).not.toBe(server.url);
  const { access_token } = (await (await token(server.url)).json()) as { access_token: string };
  const session = await fetch(`${server.url}/v1/redirect-session`, {
    method: 'POST',
    headers: { authorization: access_token, 'content-type': 'application/json' },
    body: JSON.stringify({ login: {} }),
  });
  const { redirectSession } = (await session.json()) as { redirectSession: { fullUrl: string } };
  expect(redirectSession.fullUrl.startsWith(`${server.pagesUrl}/platform/login/`)).toBe(true);
  const page = await fetch(redirectSession.fullUrl);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Sign in')]);
  expect((await token(server.pagesUrl)).status).toBe(404);
});

describe('with a real-time clock', () => {
  const office = () => boxOffice({ clock: 'real-time', settings: { ticketIssueSeconds: 1 } });
  const announced = ({ notifications }: Sandbox) => notifications.list().map(({ eventType }) => eventType);

  test.each([
    ['a sandbox', (sandbox: Sandbox) => sandbox],
    [
      'a wrapper around a sandbox',
      (sandbox: Sandbox) => ({
        handle: (request: SandboxRequest) => sandbox.handle(request),
        state: sandbox.state,
      }),
    ],
  ])('R1: tickets of %s are issued in time without a call', async (_, served) => {
    const { sandbox, want, order, record } = await office();
    const server = await startServer(served(sandbox), { port: 0 });
    running.push(server);
    const number = await order([want('free')]);
    // Check this first: on a busy machine, the tickets could be issued before a later check.
    expect(record(number).tickets).toEqual([]);
    const before = announced(sandbox).length;
    await fetch(server.url);
    await eventually(() => expect(record(number).tickets).toHaveLength(1));
    expect(announced(sandbox).length).toBeGreaterThan(before);
  });

  test('nothing happens after the server has stopped', async () => {
    const { sandbox, want, order, record } = await office();
    const server = await startServer(sandbox, { port: 0 });
    const number = await order([want('free')]);
    await server.close();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(record(number).tickets).toEqual([]);
  });
});

test('a failing effect is answered by a 500, once', async () => {
  const failures: unknown[] = [];
  const sandbox = createSandbox({ onError: (error) => failures.push(error) });
  sandbox.state.effects.unshift({ at: 0, kind: 'unheard-of' as never, id: '' });
  const server = await startServer(sandbox, { port: 0 });
  running.push(server);
  expect([(await fetch(server.url)).status, (await fetch(server.url)).status]).toEqual([500, 200]);
  expect(failures).toHaveLength(1);
});

describe('the sandbox over HTTP', () => {
  test('answers pages of other origins, and shows them the request id', async () => {
    const { url } = await serve();
    const response = await token(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'x-wix-request-id, x-sandbox-warning, retry-after, date',
    );
    expect(response.headers.get('x-wix-request-id')).toBeTruthy();
  });

  test.each([
    ['readable', true, true],
    ['hidden', true, false],
    ['absent', false, true],
  ] as const)('has a date that is %s, as the setting says', async (dateHeader, isSent, isExposed) => {
    const server = await startServer(createSandbox({ settings: { dateHeader } }), { port: 0 });
    running.push(server);
    const { headers } = await token(server.url);
    const exposed = headers.get('access-control-expose-headers')?.split(', ') ?? [];
    expect([headers.get('date') !== null, exposed.includes('date')]).toEqual([isSent, isExposed]);
  });

  test('allows any header in a preflight, Authorization by name', async () => {
    const { url } = await serve();
    const response = await fetch(`${url}/v1/carts/current`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,x-anything',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,x-anything');
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(response.headers.get('access-control-max-age')).toBe('7200');
  });

  test('does not let pages read the hosted pages', async () => {
    const { url } = await serve();
    const response = await fetch(`${url}/platform/checkout/nothing`);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([404, null]);
  });

  test('answers HEAD like GET without a body, and an unknown path in JSON', async () => {
    const { url } = await serve();
    const head = await fetch(`${url}/media/oak-board-1.svg`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500);
    const nowhere = await fetch(`${url}/nothing`);
    expect([nowhere.status, (await nowhere.json()) as unknown]).toMatchObject([
      404,
      { message: 'No such operation' },
    ]);
  });

  test('refuses a body that is too long, and continues', async () => {
    const { url } = await serve();
    expect((await token(url, 'x'.repeat(1_000_001))).status).toBe(413);
    expect((await token(url)).status).toBe(200);
  });

  test('survives malformed requests', async () => {
    const { url, port } = await serve();
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end('NONSENSE\r\n\r\n'));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      socket.resume();
    });
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: 'http://[', method: 'GET' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
    expect((await token(url)).status).toBe(200);
  });

  test('keeps the connection, and frees the port when it stops', async () => {
    const server = await serve();
    const { url } = server;
    expect((await token(url)).headers.get('connection')).not.toBe('close');
    await server.close();
    await expect(token(url)).rejects.toThrow('fetch failed');
    await expect(server.close()).resolves.toBeUndefined();
  });

  test.each([
    ['carries no request', ''],
    ['follows the notifications', 'GET /sandbox/notifications/stream HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('stops at once although a connection %s', async (_, text) => {
    const server = await serve();
    const socket = connect(server.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    if (text) {
      socket.write(text);
      await new Promise((resolve) => socket.once('data', resolve));
    }
    socket.resume();
    // The timer that ends connections by force never fires.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      await server.close();
    } finally {
      vi.useRealTimers();
    }
    await expect(token(server.url)).rejects.toThrow('fetch failed');
  });

  test('two visitors over HTTP never see each other’s cart', async () => {
    const { url } = await serve();
    const visitors = await Promise.all(
      Array.from(
        { length: 20 },
        async () => ((await (await token(url)).json()) as { access_token: string }).access_token,
      ),
    );
    expect(new Set(visitors).size).toBe(20);
    const custom = (name: string) => ({
      customLineItems: [
        { quantity: 1, productName: { original: name }, itemType: { preset: 'SERVICE' }, price: '1.00' },
      ],
    });
    const headers = (authorization: string) => ({ authorization, 'content-type': 'application/json' });
    await Promise.all(
      visitors.map((visitor, index) =>
        fetch(`${url}/v1/carts/current/add-to-cart`, {
          method: 'POST',
          headers: headers(visitor),
          body: JSON.stringify(custom(`of ${index}`)),
        }),
      ),
    );
    const names = await Promise.all(
      visitors.map(async (visitor) => {
        const response = await fetch(`${url}/v1/carts/current`, { headers: headers(visitor) });
        const { cart } = (await response.json()) as {
          cart: { lineItems: { productName: { original: string } }[] };
        };
        return cart.lineItems.map(({ productName }) => productName.original);
      }),
    );
    expect(names).toEqual(visitors.map((_, index) => [`of ${index}`]));
  });
});
