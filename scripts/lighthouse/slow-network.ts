import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Milliseconds from a request to the first byte of its response. */
const LATENCY = 150;
/** Bytes per second that all connections share: 1.6 Mbit/s. */
const RATE = 200_000;
/** Milliseconds between two portions, and the largest part of a portion for one connection in bytes. */
const PULSE = 4;
const PACKET = 1400;

interface Waiting {
  readonly socket: Socket;
  readonly data: { from: number; bytes: Buffer }[];
  isComplete: boolean;
}

/**
 * A slow network in front of a local server. DevTools can slow down a page, but not the service worker that answers the
 * calls of the page.
 */
export const slowNetwork = async (port: number) => {
  const connections = new Set<Waiting>();
  let portion = 0;
  let before = performance.now();

  const sendPart = (waiting: Waiting): boolean => {
    const [next] = waiting.data;
    if (!next || next.from > performance.now()) return false;
    const part = next.bytes.subarray(0, PACKET);
    waiting.socket.write(part);
    portion -= part.length;
    next.bytes = next.bytes.subarray(part.length);
    if (next.bytes.length === 0) waiting.data.shift();
    if (waiting.data.length === 0 && waiting.isComplete) waiting.socket.end();
    return true;
  };
  const pulse = setInterval(() => {
    const now = performance.now();
    portion = Math.min(portion + ((now - before) / 1000) * RATE, RATE / 50);
    before = now;
    let isSending = true;
    while (portion > 0 && isSending) {
      isSending = false;
      for (const waiting of connections) if (portion > 0 && sendPart(waiting)) isSending = true;
    }
  }, PULSE);

  const server = createServer((socket) => {
    const upstream = connect(port, '127.0.0.1');
    const waiting: Waiting = { socket, data: [], isComplete: false };
    connections.add(waiting);
    const end = (): void => {
      connections.delete(waiting);
      socket.destroy();
      upstream.destroy();
    };
    socket.pipe(upstream);
    upstream.on('data', (bytes: Buffer) => waiting.data.push({ from: performance.now() + LATENCY, bytes }));
    upstream.on('end', () => {
      waiting.isComplete = true;
      if (waiting.data.length === 0) socket.end();
    });
    for (const one of [socket, upstream]) one.on('error', end);
    socket.on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      clearInterval(pulse);
      server.close();
    },
  };
};
