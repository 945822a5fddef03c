import { build } from 'esbuild';
import { join } from 'node:path';
import { project } from '../steps/step.ts';
import { entriesOf } from './entries.ts';
import { noticeOf } from './notices.ts';

const fonts = ['@fontsource-variable/instrument-sans', '@fontsource-variable/geist-mono'];

/** A script or style sheet of the site: the file that it begins with, and the packages of which a part is in it. */
interface Asset {
  readonly entry: string;
  readonly file: string;
  readonly packages: readonly string[];
}

/** The sources of the entry points that the scripts import. */
const sources = Object.fromEntries(
  entriesOf(project).map(({ name, source }) => [name, join(project, source)]),
);

const assetsOf = (site: string): readonly Asset[] => [
  { entry: 'site/main.ts', file: join(site, 'site.js'), packages: ['minisearch'] },
  { entry: 'try/main.ts', file: join(site, 'try.js'), packages: ['openapi-fetch'] },
  { entry: 'site/style.css', file: join(site, 'style.css'), packages: fonts },
];

/**
 * Writes the scripts and style sheets. A page from the file system may load neither modules nor fonts: scripts are plain
 * ones, and the fonts are in the style sheets.
 */
export const writeAssets = async (site: string): Promise<void> => {
  await Promise.all(
    assetsOf(site).map(({ entry, file, packages }) => {
      const notices = packages.map((name) => noticeOf(project, name)).join('');
      return build({
        entryPoints: [join(import.meta.dirname, entry)],
        outfile: file,
        bundle: true,
        format: 'iife',
        minify: true,
        target: file.endsWith('.js') ? 'es2022' : [],
        alias: sources,
        loader: { '.woff2': 'dataurl' },
        logLevel: 'warning',
        banner: { js: notices, css: notices },
      });
    }),
  );
};
