import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { moduleEntries } from '../export-map.ts';
import { project, step, type Step } from '../steps/step.ts';
import { reachedFrom, strangers } from './imports.ts';

/** Files that a program loads that imports the client and one service: each costs a start about a millisecond. */
const MOST_FILES = 3;

/** The export map leads to files that exist, and no entry point reaches a package that it is to be free of. */
export const entriesAreClean: Step = step(
  { id: 'entries', name: 'entry points exist and are free of strangers', needs: ['build'] },
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
