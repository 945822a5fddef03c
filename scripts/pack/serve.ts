import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A command that serves an address until it is stopped. */
export interface Serving {
  /** The command and its arguments. */
  readonly command: readonly string[];
  readonly folder: string;
  readonly address: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Starts a server as a user does in a terminal, and waits until it answers; returns a function that stops it.
 * @throws Error with the output of the command when it does not answer in time.
 */
export const serve = async ({
  command: [command = '', ...args],
  folder,
  address,
  env,
}: Serving): Promise<() => void> => {
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => words.push(chunk.toString()));
  // npx runs the command in a child: the group ends with it.
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  for (let attempt = 0; attempt < 150; attempt++) {
    try {
      await fetch(address);
      return stop;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  stop();
  throw new Error(`"${[command, ...args].join(' ')}" did not answer at ${address}:\n${words.join('')}`);
};

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
