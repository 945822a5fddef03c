import { join } from 'node:path';
import { project, run } from '../steps/step.ts';
import type { Sample } from './user/measure.ts';

/** TypeScript 7. */
export const compiler = join(project, 'node_modules/@typescript/native/bin/tsc');

/** Seconds of a whole Node process from its start to its end. @throws Error if the process fails. */
export const secondsOf =
  (args: readonly string[], folder = project): Sample =>
  async () => {
    const start = performance.now();
    const { code, output } = await run(process.execPath, args, {}, folder);
    if (code !== 0) throw new Error(`node ${args.join(' ')} failed:\n${output}`);
    return (performance.now() - start) / 1000;
  };
