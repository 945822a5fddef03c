import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Exchange } from './user/answers.ts';

/** The result of a load. */
export interface Load {
  readonly calls: number;
  readonly milliseconds: number;
  /** Milliseconds of the longest call. */
  readonly longest: number;
  /** The share of the time in which the client itself was busy. Near 1, the client was the limit and not the server. */
  readonly busy: number;
}

/** The bytes of a request, which can be sent any number of times. */
export const bytesOf = ({
  method,
  path,
  headers,
  body,
}: Pick<Exchange, 'method' | 'path' | 'headers' | 'body'>): Buffer => {
  const lines = Object.entries({ ...headers, host: '127.0.0.1', 'content-length': Buffer.byteLength(body) });
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
};

/**
 * Sends the requests in rotation over persistent connections until `stop` returns true. Each connection sends
 * the next request as soon as the previous one is answered. The client reads only the length of an answer, so
 * that it works less than the server.
 * @throws Error for an answer that is not a success.
 */
export const load = async (
  url: string,
  requests: readonly Buffer[],
  connections: number,
  stop: (so: { readonly calls: number; readonly milliseconds: number }) => boolean,
): Promise<Load> => {
  const { hostname, port } = new URL(url);
  let calls = 0;
  let longest = 0;
  let sent = 0;
  const start = performance.now();
  const before = performance.eventLoopUtilization();
  const lane = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let begun = 0;
      const send = (): void => {
        const request = requests[sent % requests.length];
        if (!request || stop({ calls, milliseconds: performance.now() - start })) {
          socket.end();
          return resolve();
        }
        sent += 1;
        begun = performance.now();
        socket.write(request);
      };
      const read = answerReader(() => {
        calls += 1;
        longest = Math.max(longest, performance.now() - begun);
        send();
      });
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`${url} closed a connection.`)));
      socket.on('data', (chunk) => {
        try {
          read(chunk);
        } catch (error) {
          socket.destroy();
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  await Promise.all(Array.from({ length: connections }, lane));
  const { utilization } = performance.eventLoopUtilization(before);
  return { calls, milliseconds: performance.now() - start, longest, busy: utilization };
};

/** Takes the chunks of a connection, and reports the end of each answer. */
export const answerReader = (ended: () => void): ((chunk: Buffer) => void) => {
  let head: Buffer = Buffer.alloc(0);
  let left = 0;
  return (chunk) => {
    let rest = chunk;
    if (left === 0) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
      if (!text.startsWith('HTTP/1.1 2') || length === undefined)
        throw new Error(`The server answered ${text.split('\r\n', 1)[0]}, content-length ${length}.`);
      left = Number(length);
      rest = head.subarray(end + 4);
      head = Buffer.alloc(0);
    }
    left -= rest.length;
    if (left === 0) ended();
  };
};
