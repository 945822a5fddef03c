import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule of the simulated platform. */
export interface ListedRule {
  readonly id: string;
  /** Content of the rule in one line. */
  readonly says: string;
}

/** The rules of the simulated platform, from rules.tsv. */
export const listedRules = (): ListedRule[] =>
  readFileSync(join(import.meta.dirname, 'rules.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [id = '', says = ''] = line.split('\t');
      return { id, says };
    });
