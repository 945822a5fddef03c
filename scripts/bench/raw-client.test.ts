import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { answerReader, bytesOf, load } from './raw-client.ts';

const get = bytesOf({ method: 'GET', path: '/one', headers: {}, body: '' });
const post = bytesOf({ method: 'POST', path: '/two', headers: { authorization: 'key' }, body: '{"é":1}' });

const serving = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, [Symbol.dispose]: () => server.close() };
};

test('requests are sent in rotation over the given number of connections, until `stop` returns true', async () => {
  const seen: string[] = [];
  const sockets = new Set<unknown>();
  using server = await serving((request, response) => {
    sockets.add(request.socket);
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
      response.end('x'.repeat(100_000));
    });
  });
  const { calls, longest, milliseconds } = await load(server.url, [get, post], 4, (so) => so.calls >= 20);
  expect(new Set(seen)).toEqual(new Set(['GET /one undefined ', 'POST /two key {"é":1}']));
  expect(sockets.size).toBe(4);
  expect(calls).toBeGreaterThanOrEqual(20);
  expect(seen.length).toBe(calls);
  expect(longest).toBeLessThanOrEqual(milliseconds);
});

test('an answer that is not a success ends the load, because refusals would raise the rate', async () => {
  using server = await serving((_, response) => response.writeHead(429).end('slow down'));
  await expect(load(server.url, [get], 1, () => false)).rejects.toThrow('HTTP/1.1 429');
});

test('an answer ends with its last byte, for any division into chunks', () => {
  const text = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
  let ended = 0;
  const read = answerReader(() => (ended += 1));
  for (const byte of Buffer.from(text)) read(Buffer.from([byte]));
  expect(ended).toBe(1);
  read(Buffer.from(text));
  expect(ended).toBe(2);
  read(Buffer.from('HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n'));
  expect(ended).toBe(3);
});
