import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../scripts/steps/step.ts';

/** Form in which the title of a test names its rules: `R54: …` or `R52, R157: …`. */
export const titlePattern = (rule: string): RegExp =>
  new RegExp(String.raw`(^|[\s'"\x60,])${rule}(, R\d+)*: `);

/** The rules that the titles in the text of a test file name. */
export const rulesInTitles = (text: string): Set<string> =>
  new Set([...text.matchAll(/['"\x60]((?:R\d+(?:, )?)+): /g)].flatMap(([, ids = '']) => ids.split(', ')));

/** The test files whose titles name a rule, by its id. */
export const testFilesOf = (): Map<string, Set<string>> => {
  const files = new Map<string, Set<string>>();
  for (const file of globSync('{src,sandbox}/**/*.test.ts', { cwd: project }))
    for (const rule of rulesInTitles(readFileSync(join(project, file), 'utf8')))
      files.set(rule, (files.get(rule) ?? new Set()).add(file));
  return files;
};
