import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { debian, installBy } from './install.ts';

/** A Redis server for tests. */
export interface RunningRedis {
  /** Address of the server: the path of a socket, or REDIS_URL. */
  readonly address: string;
  /** Ends the server if this process has started it. */
  stop(): Promise<void>;
}

/** The program on the PATH or in its usual place. */
const findRedis = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
    .map((folder) => join(folder, 'redis-server'))
    .find((file) => existsSync(file));

/** The path of the Redis server, which is installed if it is missing; undefined if the installation fails. */
export const installRedis = (find = findRedis, ways = debian('redis-server')): string | undefined =>
  find() ?? installBy(ways, find);

/**
 * The server for the tests of storages: REDIS_URL, or a program on this machine.
 * @throws Error that names the solution if there is neither; these tests then fail and are not skipped.
 */
export const requireRedis = async (
  env: NodeJS.ProcessEnv = process.env,
  install = installRedis,
): Promise<RunningRedis> => {
  const given = env['REDIS_URL'];
  if (given) return { address: given, stop: async () => undefined };
  const program = install();
  if (!program)
    throw new Error(
      'The tests of storages need a Redis server, and none could be found or installed. Install redis-server with ' +
        'the means of this machine, or set REDIS_URL to a server whose contents do not matter, and run the same ' +
        'command again.',
    );
  return start(program);
};

/**
 * Starts the program on a socket in a temporary folder, which needs no free port. It writes nothing to the
 * disk.
 */
const start = async (program: string): Promise<RunningRedis> => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-redis-'));
  const address = join(folder, 'redis.sock');
  const options = [
    '--port',
    '0',
    '--unixsocket',
    address,
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const server = spawn(program, options, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  server.once('error', () => undefined);
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 200 && server.exitCode === null; tries++) {
    if (existsSync(address)) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`${program} did not start within 10 s.`);
};
