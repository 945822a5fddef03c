import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleEntries } from '../export-map.ts';

/** A public entry point with its import path and its source. */
export interface Entry {
  readonly name: string;
  readonly source: string;
}

/** Whether the source of an entry point is written by hand. */
export const isByHand = ({ source }: Entry): boolean => !source.startsWith('generated/');

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
