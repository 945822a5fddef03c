import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withMarked } from './marked.ts';
import type { ServiceRows } from './operations.ts';

const file = 'docs/migration.md';
const marks = { begin: '<!-- names: written by `npm run generate` -->', end: '<!-- /names -->' };

/** A function of the official packages, and the operation that it calls. */
interface Official {
  readonly module: string;
  readonly name: string;
  readonly operation: string;
}

/** Read from the type declarations of the packages as of November 2026, and not from the descriptions. */
const officialOf = (project: string): Official[] =>
  readFileSync(join(project, 'scripts/docs/official-functions.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [module = '', name = '', operation = ''] = line.split('\t');
      return { module, name, operation };
    });

/**
 * The page with one line for each function of the official packages whose operation is described here; the
 * rest of the page is unchanged.
 */
export const withNames = (project: string, page: string, services: readonly ServiceRows[]): string =>
  withMarked(file, page, marks, table(officialOf(project), services));

/** Writes the names into docs/migration.md, if the project has that page. */
export const writeNames = (project: string, services: readonly ServiceRows[]): void => {
  const path = join(project, file);
  if (!existsSync(path)) return;
  const page = readFileSync(path, 'utf8');
  const updated = withNames(project, page, services);
  if (updated !== page) writeFileSync(path, updated);
};

const table = (official: readonly Official[], services: readonly ServiceRows[]): string => {
  const rows = services.flatMap(({ name: service, operations }) =>
    operations.flatMap(({ operation: { id } }) =>
      official
        .filter(({ operation }) => operation === id)
        .map(({ module, name }) => `| ${module} | \`${name}\` | \`${id}\` | \`vitrine/${service}\` |`),
    ),
  );
  return ['| Official module | Its function | Here | Import |', '|---|---|---|---|', ...rows].join('\n');
};
