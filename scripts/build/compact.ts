import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withNamedSchemas } from './named-schemas.ts';

/** Types with what users read in their editor, but indented by tabs, and without the words to who works on the repository. */
const compactTypes = (file: string, text: string): string => {
  const types = text
    .replace(/^(?:\/\/ .*\n)+/, '')
    .replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));
  return file.endsWith('zod.d.ts') ? withNamedSchemas(types) : types;
};

/** Makes the types that the compiler wrote into dist/ smaller on a disk, and changes nothing of what they say. */
export const compact = (dist: string): void => {
  for (const folder of ['src', 'sandbox', 'generated'])
    for (const name of readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.d.ts')) continue;
      const file = join(dist, folder, name);
      writeFileSync(file, compactTypes(name, readFileSync(file, 'utf8')));
    }
};
