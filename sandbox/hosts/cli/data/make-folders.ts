import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder and those above it; returns whether it was missing. Each one is a call of its own: a single call of Node
 * for all of them never returns for a folder below /proc, where nothing can be made.
 * @throws The error of node:fs.
 */
export const makeFolders = (folder: string, mode = 0o777): boolean => {
  if (isFolder(folder)) return false;
  const above = dirname(folder);
  if (above !== folder) makeFolders(above, mode);
  try {
    mkdirSync(folder, { mode });
    return true;
  } catch (error) {
    // Another process may have made it meanwhile.
    if (isFolder(folder)) return false;
    throw error;
  }
};
