// `npm run api`: writes what every entry point exports into api/, from the declarations that the compiler emits.
// With --check it only compares, as `npm run check` does.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from './docs/entries.ts';
import { type Depth, reportOf } from './api/report.ts';
import { project, run } from './steps/step.ts';

/**
 * Hooks, schemas and mocks follow from a service's description by the generator, and their code is committed in
 * generated/: of them the names are enough.
 */
const depthOf = (entry: string): Depth =>
  /^vitrine\/(react|zod|mocks)\/(?!testing$)/.test(entry) ? 'names' : 'signatures';

const folder = join(project, 'api');
const emitted = join(project, '.cache/api');

const reports = async (): Promise<Map<string, string>> => {
  rmSync(emitted, { recursive: true, force: true });
  const flags = ['-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--noCheck', '--outDir', emitted];
  const { code, output } = await run('tsc', flags);
  if (code !== 0) throw new Error(output);
  return new Map(
    entriesOf(project).map(({ name, source }) => [
      `${name.replaceAll('/', '.')}.api.md`,
      reportOf(name, join(emitted, source.replace(/\.tsx?$/, '.d.ts')), emitted, depthOf(name)),
    ]),
  );
};

const committed = (): string[] => (existsSync(folder) ? readdirSync(folder) : []);

const stale = (present: Map<string, string>): string[] => [
  ...[...present].filter(([file, text]) => textOf(file) !== text).map(([file]) => file),
  ...committed().filter((file) => !present.has(file)),
];

const textOf = (file: string): string | undefined =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined;

const present = await reports();
const changed = stale(present);
if (process.argv.includes('--check')) {
  if (changed.length > 0) {
    console.error(
      `What the package exports has changed. Run "npm run api", read the difference as a user would, and commit it ` +
        `with the change log:\n${changed.map((file) => `  api/${file}`).join('\n')}`,
    );
    process.exitCode = 1;
  }
} else {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, text] of present) writeFileSync(join(folder, file), text);
  console.log(`${present.size} entry points, ${changed.length} changed.`);
}
