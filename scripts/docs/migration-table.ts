import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceRows } from './operations.ts';

const begin = '<!-- names: written by `npm run generate` -->';
const end = '<!-- /names -->';

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
 * The page with a line for each function of the official packages that is described here. An operation that they do not
 * have is not on it.
 */
export const withNames = (project: string, page: string, services: readonly ServiceRows[]): string => {
  const [start, stop] = [page.indexOf(begin), page.indexOf(end)];
  if (start < 0 || stop < start)
    throw new Error(`docs/migration.md has lost its marks: ${begin} and ${end}.`);
  return `${page.slice(0, start + begin.length)}\n\n${table(officialOf(project), services)}\n\n${page.slice(stop)}`;
};

/** Writes the names into docs/migration.md, if there is one. */
export const writeNames = (project: string, services: readonly ServiceRows[]): void => {
  const file = join(project, 'docs/migration.md');
  if (!existsSync(file)) return;
  const page = readFileSync(file, 'utf8');
  const updated = withNames(project, page, services);
  if (updated !== page) writeFileSync(file, updated);
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
