import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identities } from '../generate/description.ts';
import type { ServiceRows } from './operations.ts';

const begin = '<!-- operations: written by `npm run generate` -->';
const end = '<!-- /operations -->';

/** The README with the table of services that the descriptions imply, and nothing else changed. */
export const withTable = (readme: string, services: readonly ServiceRows[]): string => {
  const [start, stop] = [readme.indexOf(begin), readme.indexOf(end)];
  if (start < 0 || stop < start) throw new Error(`README.md has lost its marks: ${begin} and ${end}.`);
  return `${readme.slice(0, start + begin.length)}\n\n${table(services)}\n${readme.slice(stop)}`;
};

/** Writes the table of services into README.md, if there is one. */
export const writeReadmeTable = (project: string, services: readonly ServiceRows[]): void => {
  const file = join(project, 'README.md');
  if (!existsSync(file)) return;
  const readme = readFileSync(file, 'utf8');
  const updated = withTable(readme, services);
  if (updated !== readme) writeFileSync(file, updated);
};

/** One row a service: a reader of the README looks for a name, and finds the rest one click further. */
const table = (services: readonly ServiceRows[]): string => {
  const called = services.filter(({ operations }) => operations.length > 0);
  const rows = called.map(
    ({ name, operations }) =>
      `| \`${name}\` | ${operations.map(({ operation }) => `\`${operation.id}\``).join(', ')} | ${callersOf(operations)} |`,
  );
  const count = called.flatMap(({ operations }) => operations).length;
  return [`| Entry | ${count} operations | Who may call |`, '|---|---|---|', ...rows, ''].join('\n');
};

/** Who may call all of the operations, and who some of them. */
const callersOf = (operations: ServiceRows['operations']): string => {
  const callers = (identity: string): number =>
    operations.filter(
      ({ operation }) => operation.identity.length === 0 || operation.identity.includes(identity),
    ).length;
  const all = identities.filter((identity) => callers(identity) === operations.length);
  const some = identities.filter((identity) => !all.includes(identity) && callers(identity) > 0);
  return [all.join(', '), some.length > 0 ? `some: ${some.join(', ')}` : ''].filter(Boolean).join('; ');
};
