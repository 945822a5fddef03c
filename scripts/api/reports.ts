import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../docs/entries.ts';
import { run } from '../steps/step.ts';
import { reportOf } from './report.ts';

/** The folder of the reports. */
export const apiFolder = 'api';

/** Reports by the name of their file. */
export type Reports = ReadonlyMap<string, string>;

/**
 * Exports of every hand-written entry point, read from the declarations that the compiler emits. Generated entry points
 * follow from the descriptions, whose changes `evolution` names.
 */
export const presentReports = async (project: string): Promise<Reports> => {
  const emitted = join(project, '.cache/api');
  rmSync(emitted, { recursive: true, force: true });
  const flags = ['-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--noCheck', '--outDir', emitted];
  const { code, output } = await run(join(project, 'node_modules/.bin/tsc'), flags, {}, project);
  if (code !== 0) throw new Error(output);
  return new Map(
    entriesOf(project)
      .filter(({ source }) => !source.startsWith('generated/'))
      .map(({ name, source }) => [
        `${name.replaceAll('/', '.')}.api.md`,
        reportOf(name, join(emitted, source.replace(/\.tsx?$/, '.d.ts')), emitted),
      ]),
  );
};

/** The reports in `api/` that are outdated or belong to no entry point. */
export const staleReports = (project: string, present: Reports): string[] => {
  const folder = join(project, apiFolder);
  const committed = existsSync(folder) ? readdirSync(folder) : [];
  const isStale = ([file, text]: readonly [string, string]) =>
    !committed.includes(file) || readFileSync(join(folder, file), 'utf8') !== text;
  return [
    ...[...present].filter(isStale).map(([file]) => file),
    ...committed.filter((file) => !present.has(file)),
  ];
};

/** Writes the reports into `api/`, and removes those of entry points that are gone. */
export const writeReports = (project: string, present: Reports): void => {
  const folder = join(project, apiFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, text] of present) writeFileSync(join(folder, file), text);
};
