import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Page } from 'playwright';
import { DELAY } from '../../test/setup/patience.ts';

/** Forwards data from one socket to the other, each part and the end with the delay. */
const passOn = (from: Socket, to: Socket): void => {
  const late = (act: () => void) => setTimeout(act, DELAY);
  from.on('data', (part) => late(() => to.writable && to.write(part)));
  from.on('end', () => late(() => to.end()));
  from.on('error', () => late(() => to.destroy()));
  from.on('close', () => late(() => to.destroy()));
};

/** A server as seen by a page. */
interface Reached {
  /** Address without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * A proxy that delays every request by `VITRINE_SLOW`, so that a test which does not wait for its request fails.
 * Without a delay, the server itself.
 */
export const behindDelay = async (server: Reached): Promise<Reached> => {
  if (DELAY === 0) return server;
  const open = new Set<Socket>();
  const way = createServer((client) => {
    const upstream = connect({ host: 'localhost', port: Number(new URL(server.url).port) });
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    passOn(client, upstream);
    upstream.pipe(client);
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(way.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      way.close();
      await server.close();
    },
  };
};

/** Delays every response to a page if `VITRINE_SLOW` is set. */
export const slowDown = async (page: Page): Promise<void> => {
  if (DELAY === 0) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: DELAY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
};
