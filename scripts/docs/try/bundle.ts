import { build } from 'esbuild';
import { join } from 'node:path';

/** Writes `try.js`: a plain script, because a page from the file system may load no modules. */
export const writeTryScript = async (site: string): Promise<void> => {
  await build({
    entryPoints: [join(import.meta.dirname, 'main.ts')],
    outfile: join(site, 'try.js'),
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
  });
};
