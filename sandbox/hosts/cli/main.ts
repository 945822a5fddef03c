#!/usr/bin/env node
import { isMainThread } from 'node:worker_threads';
import { run } from './run.ts';
import { onStarterEnd } from './starters.ts';

// Ignore write errors: they occur after the terminal or the reading program has ended, and the data must
// still be saved.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// Watch the starting program from the beginning: it may end while a large folder is being read.
const starterEnd = new Promise<void>((resolve) => {
  if (isMainThread) onStarterEnd(resolve);
});

const stopped = ({ detached }: { detached: boolean }) =>
  new Promise<void>((resolve) => {
    // A terminal and npm both pass Ctrl-C on: the second signal must not interrupt the saving.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    if (detached) return;
    void starterEnd.then(() => {
      console.log(
        'The program that started the sandbox has ended. With --detached the sandbox keeps running.',
      );
      resolve();
    });
  });

const surroundings = {
  out: (text: string) => console.log(text),
  err: (text: string) => console.error(text),
  stopped,
};

// The bundle of this command is also the script of its worker, see data/compaction.ts.
if (isMainThread)
  process.exitCode = await run(process.argv.slice(2), {
    ...surroundings,
    generate: async (args) => {
      const { runGenerate } = await import('../../../scripts/generate/command/run.ts');
      return runGenerate(args, surroundings);
    },
  });
