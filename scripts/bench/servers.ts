import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { tokens } from './user/answers.ts';

/** A server in a separate process, so that it shares no thread with the measured caller. */
export interface Served extends AsyncDisposable {
  readonly url: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startMs: number;
}

/** A node:http server that reads each request to its end and sends a file as JSON; token requests get tokens. */
export const bareServer = (file: string): Promise<Served> =>
  served((port) => [
    '-e',
    `const body = require('node:fs').readFileSync(${JSON.stringify(file)});
    const tokens = ${JSON.stringify(tokens)};
    require('node:http').createServer((request, response) => {
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        Buffer.concat(chunks).toString();
        response.setHeader('content-type', 'application/json');
        response.end(request.url.includes('/oauth2/token') ? tokens : body);
      });
    }).listen(${port}, '127.0.0.1');`,
  ]);

/** The sandbox of a project with the installed package, started by `npx vitrine sandbox`. */
export const sandboxServer = (folder: string, ...flags: readonly string[]): Promise<Served> =>
  served((port) => [
    join(folder, 'node_modules/vitrine/dist/bin/vitrine.js'),
    'sandbox',
    `--port=${port}`,
    ...flags,
  ]);

const served = async (args: (port: number) => readonly string[]): Promise<Served> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = spawn(process.execPath, args(port), { stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  while (performance.now() - start < 10_000) {
    try {
      // Read the body to its end: a connection that breaks within a body would cause an unhandled error.
      await (await fetch(url)).text();
      return { url, startMs: performance.now() - start, [Symbol.asyncDispose]: stop };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  await stop();
  throw new Error(`No server answered at ${url} within ten seconds.`);
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
};
