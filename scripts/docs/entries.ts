import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One public entry point: how it is imported, and the source that it is built from. */
export interface Entry {
  readonly name: string;
  readonly source: string;
}

interface Manifest {
  readonly name: string;
  readonly exports: Record<string, string | { types: string; default: string }>;
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
  const { name, exports } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [
          {
            name: name + path.slice(1),
            source: target.types.replace(/^\.\/dist\//, '').replace(/\.d\.ts$/, '.ts'),
          },
        ],
  );
};
