import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { project } from '../steps/step.ts';

/** A server in a process of its own, so that it shares no thread with the caller that is measured. */
export interface Served {
  readonly url: string;
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startMs: number;
}

/** A server of node:http that sends one body, whatever is asked. */
export const bareServer = (body: string): Promise<Served> =>
  served((port) => [
    '-e',
    `const body = ${JSON.stringify(body)};
    require('node:http').createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(body);
    }).listen(${port}, '127.0.0.1');`,
  ]);

/** The sandbox as `npx vitrine sandbox` runs it. */
export const sandboxServer = (): Promise<Served> =>
  served((port) => [join(project, 'dist/bin/vitrine.js'), 'sandbox', `--port=${port}`]);

const served = async (args: (port: number) => string[]): Promise<Served> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = spawn(process.execPath, args(port), { stdio: 'ignore' });
  while (performance.now() - start < 10_000) {
    try {
      await fetch(url);
      return { url, child, startMs: performance.now() - start };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  child.kill();
  throw new Error(`Nothing answered at ${url} within ten seconds.`);
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No port is free.')),
      );
    });
  });
