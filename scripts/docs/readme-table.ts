import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callers, readServices, type ServiceRows } from './operations.ts';

const begin = '<!-- operations: written by `npm run generate` -->';
const end = '<!-- /operations -->';

/** The README with the operation table that the descriptions imply, and nothing else changed. */
export const withTable = (readme: string, services: readonly ServiceRows[]): string => {
  const [start, stop] = [readme.indexOf(begin), readme.indexOf(end)];
  if (start < 0 || stop < start) throw new Error(`README.md has lost its marks: ${begin} and ${end}.`);
  return `${readme.slice(0, start + begin.length)}\n\n${table(services)}\n${readme.slice(stop)}`;
};

/** Writes the operation table into README.md, if there is one. */
export const writeReadmeTable = async (project: string): Promise<void> => {
  const file = join(project, 'README.md');
  if (!existsSync(file)) return;
  const readme = readFileSync(file, 'utf8');
  const updated = withTable(readme, await readServices(project));
  if (updated !== readme) writeFileSync(file, updated);
};

const table = (services: readonly ServiceRows[]): string => {
  const rows = services.flatMap(({ name, operations }) =>
    operations.map(
      ({ id, method, path, identity, repeat }) =>
        `| \`${name}\` | \`${id}\` | \`${method} ${path}\` | ${callers(identity)} | ${repeat} |`,
    ),
  );
  return ['| Entry | Operation | Call | Who may call | Repeat |', '|---|---|---|---|---|', ...rows, ''].join(
    '\n',
  );
};
