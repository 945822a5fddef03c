import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { choosePort } from './ports.ts';

const servers: Server[] = [];

const busyPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    servers.push(server);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('no port'));
    });
  });

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('choosing a port', () => {
  test('if another program uses the usual port, the next free port is taken', async () => {
    const busy = await busyPort();
    expect(await choosePort('sandbox', undefined, busy)).toBeGreaterThan(busy);
  });

  test('a requested port that is busy is refused, because the caller relies on it', async () => {
    const busy = await busyPort();
    await expect(choosePort('sandbox', String(busy), 4010)).rejects.toThrow(
      `Port ${busy} for the sandbox is busy`,
    );
  });

  test.each(['0', '65536', '-1', '4e3', 'many', ''])('"%s" is not a port', async (asked) => {
    await expect(choosePort('playground', asked, 5173)).rejects.toThrow('give a number from 1 to 65535');
  });
});
