import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project, step, type Step } from '../steps/step.ts';
import { packagesReached, strangers } from './imports.ts';

interface Manifest {
  readonly exports: Record<string, string | { types: string; default: string }>;
}

/** The export map leads to files that exist, and no entry point reaches a package that it is to be free of. */
export const entriesAreClean: Step = step(
  { id: 'entries', name: 'entry points exist and are free of strangers', needs: ['build'] },
  async () => {
    const { exports } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Manifest;
    const wrong: string[] = [];
    for (const [entry, target] of Object.entries(exports)) {
      const files = typeof target === 'string' ? [target] : Object.values(target);
      for (const file of files)
        if (!existsSync(join(project, file))) wrong.push(`${entry}: ${file} does not exist`);
      if (typeof target === 'string' || !existsSync(join(project, target.default))) continue;
      const found = strangers(entry, packagesReached(join(project, target.default)));
      if (found.length > 0) wrong.push(`${entry} reaches ${found.join(', ')}`);
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  },
);
