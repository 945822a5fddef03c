import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '../generate/description.ts';
import { pascal } from '../generate/names.ts';

/** Exports of one entry point for an operation. */
export interface Names {
  readonly entry: string;
  readonly names: readonly string[];
}

interface Source {
  readonly entry: string;
  readonly file: string;
  readonly names: (name: string) => readonly string[];
}

/** Source files of the names that belong to an operation. Files that an operation lacks are left out. */
const sources: readonly Source[] = [
  { entry: '', file: 'operations.ts', names: (name) => [uncapital(name)] },
  { entry: '', file: 'facts.ts', names: (name) => [`${name}ErrorCode`] },
  {
    entry: 'react/',
    file: 'queries.ts',
    names: (name) => [
      `use${name}`,
      `use${name}Suspense`,
      `${uncapital(name)}Query`,
      `${uncapital(name)}Pages`,
      `${uncapital(name)}Mutation`,
    ],
  },
  {
    entry: 'mocks/',
    file: 'mocks.ts',
    names: (name) => [`get${name}MockHandler`, `get${name}ResponseMock`],
  },
  {
    entry: 'zod/',
    file: 'zod.ts',
    names: (name) => [
      `${name}PathParams`,
      `${name}Params`,
      `${name}QueryParams`,
      `${name}Body`,
      `${name}Response`,
    ],
  },
];

const uncapital = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Reads the exports for an operation from the generated files of each entry point. */
export const namesOf = (project: string, service: string): ((operation: Operation) => Names[]) => {
  const files = sources.map((source) => ({
    ...source,
    exported: exportsOf(readFileSync(join(project, 'generated', service, source.file), 'utf8')),
  }));
  const entries = [...new Set(files.map(({ entry }) => entry))];
  return ({ id }) =>
    entries
      .map((entry) => ({
        entry: `vitrine/${entry}${service}`,
        names: files
          .filter((file) => file.entry === entry)
          .flatMap(({ names, exported }) => names(pascal(id)).filter((name) => exported.has(name))),
      }))
      .filter(({ names }) => names.length > 0);
};

const exportsOf = (text: string): Set<string> =>
  new Set([
    ...[...text.matchAll(/^export (?:const|function|type) (\w+)/gm)].map(([, name = '']) => name),
    ...[...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.trim()),
    ),
  ]);
