import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Service, Services } from './services.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const service = async (name: string, whenAsked: string): Promise<Service> => {
  const port = await freePort();
  const program = `let asked = 0; require('node:http').createServer((_, answer) => { answer.end(); asked++; ${whenAsked} }).listen(${port})`;
  return { name, url: `http://localhost:${port}/`, args: ['-e', program] };
};

const isGone = ({ url }: Service): Promise<boolean> =>
  fetch(url).then(
    () => false,
    () => true,
  );

test('when one server ends, the other is stopped and the reason is printed', async () => {
  const healthy = await service('playground', '');
  const dying = await service('sandbox', 'if (asked === 2) process.exit(3)');
  let ready = false;
  const run = new Services([healthy, dying]).run(() => {
    ready = true;
    void isGone(dying);
  });
  await expect(run).rejects.toThrow('The sandbox ended (exit code 3), so everything was stopped.');
  expect(ready).toBe(true);
  expect(await isGone(healthy)).toBe(true);
});

test('a server that cannot start stops everything before any address is printed', async () => {
  const healthy = await service('playground', '');
  const broken: Service = { name: 'sandbox', url: 'http://localhost:1/', args: ['-e', 'process.exit(4)'] };
  let ready = false;
  const run = new Services([healthy, broken]).run(() => (ready = true));
  await expect(run).rejects.toThrow('The sandbox ended (exit code 4)');
  expect(ready).toBe(false);
  expect(await isGone(healthy)).toBe(true);
});

test('the servers are stopped when the shell that npm has started is killed', async () => {
  const sandbox = await service('sandbox', '');
  const program = `const { Services } = await import(${JSON.stringify(join(import.meta.dirname, 'services.ts'))});
    await new Services([${JSON.stringify(sandbox)}]).run(() => console.log('ready'));`;
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$PROGRAM"; true'], {
    env: { ...process.env, NODE: process.execPath, PROGRAM: program },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((resolve) => shell.stdout.once('data', resolve));
    expect(await isGone(sandbox)).toBe(false);
    shell.kill('SIGKILL');
    await vi.waitFor(async () => expect(await isGone(sandbox)).toBe(true), {
      timeout: 20_000,
      interval: 50,
    });
  } catch (error) {
    if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGTERM');
    throw error;
  }
});
