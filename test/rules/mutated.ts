import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Mutant } from './mutant.ts';
import { project } from '../../scripts/steps/step.ts';

/** The code of a file with the rule turned off. Throws if the text to change does not occur exactly once. */
export const turnedOff = (code: string, { rule, file, find, replace }: Mutant): string => {
  const parts = code.split(find);
  if (parts.length !== 2)
    throw new Error(
      `${rule}: the text to change occurs ${parts.length - 1} times in ${file}, but must occur once: ${find}`,
    );
  return parts.join(replace);
};

/** Serves one file with one rule turned off, and all other files unchanged. */
export const mutatedFile = (mutant: () => Mutant | undefined): Plugin => ({
  name: 'vitrine-rule-off',
  enforce: 'pre',
  transform(code, id) {
    const current = mutant();
    return current && id.split('?')[0] === join(project, current.file) ? turnedOff(code, current) : undefined;
  },
});
