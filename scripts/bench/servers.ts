import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { project } from '../steps/step.ts';

/** A server of node:http that sends one body, whatever is asked. */
export const bareServer = async (body: string): Promise<{ url: string; server: Server }> => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};

/**
 * The bundled sandbox in a process of its own.
 * @throws Error when it does not answer within ten seconds.
 */
export const sandboxProcess = async (): Promise<{ url: string; child: ChildProcess; startMs: number }> => {
  const { server, url } = await bareServer('');
  await new Promise((resolve) => server.close(resolve));
  const address = url.replace('127.0.0.1', 'localhost');
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [join(project, 'dist/bin/vitrine.js'), 'sandbox', `--port=${new URL(url).port}`],
    { stdio: 'ignore' },
  );
  while (performance.now() - start < 10_000) {
    try {
      await fetch(address);
      return { url: address, child, startMs: performance.now() - start };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  child.kill();
  throw new Error(`The sandbox did not answer at ${address}.`);
};
