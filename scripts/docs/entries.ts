import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleEntries } from '../export-map.ts';

/** One public entry point: how it is imported, and the source that it is built from. */
export interface Entry {
  readonly name: string;
  readonly source: string;
}

/** The beginning of the names of an entry point's files in the TypeScript reference. */
export const fileOf = (name: string): string => name.replaceAll('/', '_');

/**
 * The place of a name in the TypeScript reference, below the root of the site. The schemas of zod have no place of their
 * own on the page of their entry point.
 */
export const pageOf = (entry: string, name: string): string =>
  `typescript/modules/${fileOf(entry)}.html${entry.startsWith('vitrine/zod/') ? '' : `#${name}`}`;

/** The entry points of package.json's export map that are code, in its order. */
export const entriesOf = (project: string): Entry[] => {
  const { name } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    readonly name: string;
  };
  return moduleEntries(project).map(([entry, file]) => ({
    name: name + entry.slice(1),
    source: file.replace(/^\.\/dist\//, '').replace(/\.js$/, '.ts'),
  }));
};
