import { join } from 'node:path';
import type { Consumer } from '../../scripts/pack/consumer.ts';
import { serverProgram } from './program.ts';
import { inWorker } from './worker.ts';

/** A runtime from an npm package, in which the package is tested. It is installed for this command only. */
export interface Runtime {
  readonly name: string;
  /** The npm package of the runtime, with its exact version. */
  readonly install: string;
  /** Runs the program against a host, in a project with the package and the runtime, and returns its output. */
  run(consumer: Consumer, host: string): Promise<string>;
}

/** The packages with Node's binaries are named by platform. */
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const program =
  (...command: readonly [string, ...string[]]) =>
  async (consumer: Consumer, host: string): Promise<string> => {
    consumer.write('program.mjs', serverProgram);
    const [file, ...args] = command;
    const { code, output } = await consumer.run(join(consumer.folder, 'node_modules', file), [
      ...args,
      'program.mjs',
      host,
    ]);
    if (code !== 0) throw new Error(output);
    return output;
  };

/** In the order in which SUPPORT.md lists them. */
export const runtimes: readonly Runtime[] = [
  { name: 'Node 22', install: `${nodePackage}@22.23.3`, run: program(`${nodePackage}/bin/node`) },
  { name: 'Node 24', install: `${nodePackage}@24.21.0`, run: program(`${nodePackage}/bin/node`) },
  { name: 'Node 26', install: `${nodePackage}@26.12.1`, run: program(`${nodePackage}/bin/node`) },
  { name: 'Deno 2.9', install: 'deno@2.9.6', run: program('.bin/deno', 'run', '--allow-all', '--no-prompt') },
  { name: 'Bun 1.4', install: 'bun@1.4.5', run: program('.bin/bun') },
  { name: 'workerd (Cloudflare Workers)', install: 'workerd@1.20261117.1', run: inWorker },
];
