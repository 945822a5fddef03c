import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Consumer } from '../../scripts/pack/consumer.ts';
import { workerProgram } from './program.ts';

/**
 * The configuration of a worker with one module, on a free port, without compatibility flags, and with access to this
 * machine.
 */
const configuration = (host: string): string => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "shop", worker = .shop),
    (name = "internet", network = (allow = ["public", "private"]))
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "shop")]
);
const shop :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "bundle.js")],
  bindings = [(name = "HOST", text = "${host}")],
  compatibilityDate = "2026-01-01"
);
`;

/**
 * Bundles the program for a worker, without Node's modules, serves it with workerd and sends it one request.
 * @throws Error with the output of the bundler or of the runtime.
 */
export const inWorker = async (consumer: Consumer, host: string): Promise<string> => {
  consumer.write('worker.js', workerProgram);
  consumer.write('worker.capnp', configuration(host));
  await build({
    absWorkingDir: consumer.folder,
    entryPoints: ['worker.js'],
    outfile: join(consumer.folder, 'bundle.js'),
    bundle: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['workerd', 'worker', 'browser'],
    logLevel: 'silent',
  });
  const workerd = spawn(
    join(consumer.folder, 'node_modules/.bin/workerd'),
    ['serve', 'worker.capnp', '--control-fd=3'],
    { cwd: consumer.folder, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
  );
  const words: string[] = [];
  workerd.stdout?.on('data', (chunk: Buffer) => words.push(chunk.toString()));
  workerd.stderr?.on('data', (chunk: Buffer) => words.push(chunk.toString()));
  try {
    const port = await portOf(workerd, words);
    const response = await fetch(`http://127.0.0.1:${port}/`);
    const text = await response.text();
    if (!response.ok) throw new Error(`${text}\n${words.join('')}`);
    return text;
  } finally {
    workerd.kill();
  }
};

/** workerd writes its port to file descriptor 3. */
const portOf = (workerd: ReturnType<typeof spawn>, words: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    let told = '';
    workerd.stdio[3]?.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      const port = /"port":\s*(\d+)/.exec(told)?.[1];
      if (port) resolve(Number(port));
    });
    workerd.once('error', reject);
    workerd.once('exit', (code) => reject(new Error(`workerd ended with ${code}:\n${words.join('')}`)));
  });
