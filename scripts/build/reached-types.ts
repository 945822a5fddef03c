import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imported = /\b(?:from|import)\s*\(?\s*(['"])(\.[^'"]+)\1/g;

/**
 * The declaration files that importing programs can reach: those of the entry points, and all their imports.
 * @param entries Paths of declaration files.
 * @throws Error when an imported file does not exist.
 */
export const reachedTypes = (entries: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    if (!existsSync(file)) throw new Error(`${file} is imported but does not exist.`);
    seen.add(file);
    for (const [, , path = ''] of readFileSync(file, 'utf8').matchAll(imported))
      visit(join(dirname(file), path).replace(/\.(?:tsx?|js)$/, '.d.ts'));
  };
  entries.forEach(visit);
  return seen;
};
