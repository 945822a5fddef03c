import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { moduleEntries } from '../export-map.ts';
import { project, step, type Step } from '../steps/step.ts';
import { reachedFrom, strangers } from './imports.ts';

/**
 * Maximum number of files that a program with the client and one service loads. Each file adds about a
 * millisecond to the start.
 */
const MOST_FILES = 3;

/**
 * Checks that the files of the export map exist, and that no entry point reaches a package that it must not
 * have.
 */
export const entriesAreClean: Step = step(
  { id: 'entries', name: 'entry points exist and reach no other packages', needs: ['build'] },
  async () => {
    const wrong: string[] = [];
    for (const [entry, target] of moduleEntries()) {
      for (const file of [target, target.replace(/\.js$/, '.d.ts')])
        if (!existsSync(join(project, file))) wrong.push(`${entry}: ${file} does not exist`);
      if (!existsSync(join(project, target))) continue;
      const found = strangers(entry, reachedFrom(join(project, target)).packages);
      if (found.length > 0) wrong.push(`${entry} reaches ${found.join(', ')}`);
    }
    const started = ['src/index.js', 'generated/carts/index.js'].flatMap(
      (file) => reachedFrom(join(project, 'dist', file)).files,
    );
    if (new Set(started).size > MOST_FILES)
      wrong.push(`vitrine and vitrine/carts load ${new Set(started).size} files, more than ${MOST_FILES}`);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  },
);
