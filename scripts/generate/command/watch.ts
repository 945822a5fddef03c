import { existsSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Problem } from '../problem.ts';

/** Pause after a change, in milliseconds, because an editor writes a file in several steps. */
const SETTLED = 100;

/** The watched files of a program. */
interface Watching {
  /** Resolves when the first call of `run` has ended. */
  readonly first: Promise<void>;
  readonly close: () => void;
}

/**
 * Calls `run` now and after each change in the folders of these files, also one that happens during a call. The calls
 * follow each other.
 * @param failed Called if a folder cannot be watched any longer.
 * @throws Problem if a folder does not exist.
 */
export const watchFiles = (
  folder: string,
  files: readonly string[],
  run: () => Promise<void>,
  failed: (sentence: string) => void,
): Watching => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const changed = (name: string | null): void => {
    if (name !== null && !/\.(ya?ml|json)$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running?.then(run);
    }, SETTLED);
  };
  // Watch the folder, because many editors replace the file.
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const missing = folders.find((each) => !existsSync(join(folder, each)));
  if (missing !== undefined) throw new Problem(`There is no folder ${missing}, so it cannot be watched.`);
  const watchers = folders.map((each) =>
    watch(join(folder, each), (_, name) => changed(name && basename(name))).on('error', ({ message }) =>
      failed(`The folder ${each} is no longer watched: ${message}`),
    ),
  );
  running = run();
  return {
    first: running,
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
};
