import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identities } from '../generate/description.ts';
import { withMarked } from './marked.ts';
import type { ServiceRows } from './operations.ts';

const file = 'docs/reference.md';
const marks = { begin: '<!-- operations: written by `npm run generate` -->', end: '<!-- /operations -->' };

/** The reference page with the table of the described operations; the rest of the page is unchanged. */
export const withTable = (page: string, services: readonly ServiceRows[]): string =>
  withMarked(file, page, marks, table(services));

/** Writes the table of operations into the reference page, if the project has that page. */
export const writeOperationsTable = (project: string, services: readonly ServiceRows[]): void => {
  const path = join(project, file);
  if (!existsSync(path)) return;
  const page = readFileSync(path, 'utf8');
  const updated = withTable(page, services);
  if (updated !== page) writeFileSync(path, updated);
};

/** One row a service with the names of its operations; the details are in operations.tsv. */
const table = (services: readonly ServiceRows[]): string => {
  const called = services.filter(({ operations }) => operations.length > 0);
  const rows = called.map(
    ({ name, operations }) =>
      `| \`${name}\` | ${operations.map(({ operation }) => `\`${operation.id}\``).join(', ')} | ${callersOf(operations)} |`,
  );
  const count = called.flatMap(({ operations }) => operations).length;
  return [`| Entry | ${count} operations | Who may call |`, '|---|---|---|', ...rows].join('\n');
};

/** The identities that may call every operation of a service, then those that may call only some. */
const callersOf = (operations: ServiceRows['operations']): string => {
  const callers = (identity: string): number =>
    operations.filter(
      ({ operation }) => operation.identity.length === 0 || operation.identity.includes(identity),
    ).length;
  const all = identities.filter((identity) => callers(identity) === operations.length);
  const some = identities.filter((identity) => !all.includes(identity) && callers(identity) > 0);
  return [all.join(', '), some.length > 0 ? `some: ${some.join(', ')}` : ''].filter(Boolean).join('; ');
};
