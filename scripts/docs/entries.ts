import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleEntries } from '../export-map.ts';

/** A public entry point with its import path and its source. */
export interface Entry {
  readonly name: string;
  readonly source: string;
}

/** The beginning of the names of an entry point's files in the TypeScript reference. */
export const fileOf = (name: string): string => name.replaceAll('/', '_');

/**
 * The place of a name in the TypeScript reference, below the root of the site. A zod schema has no anchor on
 * the page of its entry point.
 */
export const pageOf = (entry: string, name: string): string =>
  `typescript/modules/${fileOf(entry)}.html${entry.startsWith('vitrine/zod/') ? '' : `#${name}`}`;

/** The entry points with code, in the order of the export map of package.json. */
export const entriesOf = (project: string): Entry[] => {
  const { name } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    readonly name: string;
  };
  return moduleEntries(project).map(([entry, file]) => ({
    name: name + entry.slice(1),
    source: file.replace(/^\.\/dist\//, '').replace(/\.js$/, '.ts'),
  }));
};
