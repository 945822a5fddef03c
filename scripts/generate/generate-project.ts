import { join } from 'node:path';
import { watchFiles } from './command/watch.ts';
import { generate } from './generate.ts';
import { Memory } from './memory.ts';
import { Problem } from './problem.ts';

/** Prints a mistake in a description as a sentence, and every other error with its stack. */
const tell = (error: unknown): void =>
  console.error(error instanceof Problem ? `Nothing was changed. ${error.message}` : error);

/**
 * Writes `generated/` of a project, and with `--watch` again after each edit of a description. Sets the exit code after a
 * failure.
 * @param then Work that needs the generated files. If it fails, they stay.
 */
export const generateProject = async (
  project: string,
  then: () => void | Promise<void> = () => undefined,
): Promise<void> => {
  const run = async (memory?: Memory): Promise<void> => {
    await generate(project, join(project, 'generated'), undefined, memory);
    console.log('generated/ is up to date with spec/.');
    await then();
  };
  if (process.argv.includes('--watch')) {
    const memory = new Memory();
    const folders = ['spec/*.yaml', 'spec/shared/*.yaml'];
    watchFiles(project, folders, () => run(memory).catch(tell), console.error);
    console.log('Each change in spec/ is written. Ctrl+C stops.');
  } else
    await run().catch((error: unknown) => {
      tell(error);
      process.exitCode = 1;
    });
};
