import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withNamedSchemas } from './named-schemas.ts';
import { reachedTypes } from './reached-types.ts';

/**
 * Declarations without the line comments at their top, indented by tabs. Doc comments stay for the editors of
 * users.
 */
const compactTypes = (file: string, text: string): string => {
  const types = text
    .replace(/^(?:\/\/ .*\n)+/, '')
    .replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));
  return file.endsWith('zod.d.ts') ? withNamedSchemas(types) : types;
};

/**
 * Makes the declaration files in dist/ smaller without changing their meaning. Files that no entry point
 * reaches are removed: the bundles contain the modules that they describe.
 * @param entries Paths in dist/ of the declaration files of the entry points.
 */
export const compact = (dist: string, entries: readonly string[]): void => {
  const reached = reachedTypes(entries.map((entry) => join(dist, entry)));
  for (const folder of ['src', 'sandbox', 'generated'])
    for (const name of readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.d.ts')) continue;
      const file = join(dist, folder, name);
      if (reached.has(file)) writeFileSync(file, compactTypes(name, readFileSync(file, 'utf8')));
      else rmSync(file);
    }
  removeEmptyFolders(dist);
};

const removeEmptyFolders = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
};
