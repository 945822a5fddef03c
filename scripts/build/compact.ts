import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { withNamedSchemas } from './named-schemas.ts';

/** Nobody steps through these: tables, and the simulated platform. */
const isDense = (file: string): boolean => /\b(fakes|contract|mocks)\.js$|^src\/sandbox\//.test(file);

/** Types with what users read in their editor, but indented by tabs, and without the words to who works on the repository. */
const compactTypes = (file: string, text: string): string => {
  const types = text
    .replace(/^(?:\/\/ .*\n)+/, '')
    .replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));
  return file.endsWith('zod.d.ts') ? withNamedSchemas(types) : types;
};

/** A module without its comments, which are in the types; the marks of what bundlers may leave out stay. */
const compactModule = async (file: string, text: string): Promise<string> => {
  const options = { charset: 'utf8', target: 'esnext' } as const;
  if (isDense(file)) return (await transform(text, { ...options, minify: true })).code;
  const { code } = await transform(text, options);
  return code.replaceAll('/* @__PURE__ */ ', '/*@__PURE__*/');
};

/** Makes what the compiler wrote into dist/ smaller on a disk, and changes nothing of what it does or says to its users. */
export const compact = async (dist: string): Promise<void> => {
  for (const folder of ['src', 'generated'])
    for (const name of readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(d\.ts|js)$/.test(name)) continue;
      const file = join(dist, folder, name);
      const text = readFileSync(file, 'utf8');
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      writeFileSync(file, name.endsWith('.js') ? await compactModule(path, text) : compactTypes(path, text));
    }
};
