import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './steps/step.ts';

/**
 * The export map of package.json: each entry point with its file. The targets are plain texts, without a
 * condition for types: the types of a module are beside it, and Node reads the map again for every import.
 */
export const exportMap = (folder = project): Readonly<Record<string, string>> =>
  (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly exports: Readonly<Record<string, string>>;
    }
  ).exports;

/** The entry points that are modules, each with its file, in the order of the export map. */
export const moduleEntries = (folder = project): readonly (readonly [entry: string, file: string])[] =>
  Object.entries(exportMap(folder)).filter(([, file]) => file.endsWith('.js'));
