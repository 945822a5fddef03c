import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Pause after a change, in milliseconds, because an editor writes a file in several steps. */
const SETTLED = 100;

/**
 * Calls `again` after a change in the folders of these files, one call at a time.
 * @returns a watcher to be closed.
 */
export const watchFiles = (
  folder: string,
  files: readonly string[],
  again: () => Promise<void>,
): Pick<FSWatcher, 'close'> => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = (name: string | null): void => {
    if (name !== null && !/\.(ya?ml|json)$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(again);
    }, SETTLED);
  };
  // A folder, because many editors replace the file.
  const folders = new Set(files.map((file) => join(folder, dirname(file))));
  const watchers = [...folders].map((each) => watch(each, (_, name) => changed(name && basename(name))));
  return {
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
};
