import { build } from 'esbuild';
import { join } from 'node:path';
import { project } from '../steps/step.ts';
import { noticeOf } from './notices.ts';

/** The scripts of the pages: the file that each begins with, and the packages whose code is in it. */
const scripts = {
  'site.js': { entry: 'site/main.ts', packages: ['minisearch'] },
  'try.js': { entry: 'try/main.ts', packages: [] },
} as const;

/** Writes the scripts of the pages as plain ones, because a page from the file system may load no modules. */
export const writeScripts = async (site: string): Promise<void> => {
  await Promise.all(
    Object.entries(scripts).map(([file, { entry, packages }]) =>
      build({
        entryPoints: [join(import.meta.dirname, entry)],
        outfile: join(site, file),
        bundle: true,
        format: 'iife',
        minify: true,
        target: 'es2022',
        logLevel: 'warning',
        banner: { js: packages.map((name) => noticeOf(project, name)).join('') },
      }),
    ),
  );
};
