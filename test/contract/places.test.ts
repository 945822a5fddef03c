import { afterEach, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { setupSandboxServer, startServer } from '../../sandbox/hosts/node.ts';
import { errand } from './places.ts';

const cleanups: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const overHttp = async () => {
  const server = await startServer(createSandbox({ seed: 7 }), { port: 0 });
  cleanups.push(() => server.close());
  return errand(server.url);
};

const behindMsw = async (host: string) => {
  const { server } = setupSandboxServer({ seed: 7 });
  server.listen({ onUnhandledFrame: 'error' });
  cleanups.push(() => server.close());
  return errand(host);
};

test('the same seed gives the same shop, cart and total over HTTP and behind msw', async () => {
  const http = await overHttp();
  expect(await behindMsw('https://www.wixapis.com')).toEqual(http);
});

test('behind msw the sandbox answers any host with any prefix', async () => {
  expect((await behindMsw('https://shop.example')).products.length).toBeGreaterThan(0);
});
