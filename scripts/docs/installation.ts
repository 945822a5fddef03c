import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Marks, withMarked } from './marked.ts';

/** How a program gets the package, as the pages, the playground and the examples say it. */
export interface Installation {
  /** The argument of `npm install`. */
  readonly what: string;
  /** The commands before it, which run in the clone. */
  readonly before: readonly string[];
  /** The dependency of a folder of `examples/`, where it is in the clone. */
  readonly dependency: (version: string) => string;
  /** The text between the marks of a page. */
  readonly text: (page: string) => string;
}

const PACK = 'npm run pack';
const FILE = '../vitrine/dist/vitrine.tgz';

const readme = `Vitrine is not published yet: your clone, the folder \`vitrine\`, writes the package into a file, and your own folder beside
the clone installs that file. In the clone (two to three minutes; it also prints the command for folders elsewhere):

\`\`\`sh
${PACK}
\`\`\``;

const guide = `Vitrine is not published yet: first run \`${PACK}\` in a clone of its repository, the folder \`vitrine\`, and make your own
folder beside this clone.`;

const example = `Vitrine is not published yet: first run \`${PACK}\` in the clone. A copy of the folder beside the clone, which is the folder
\`vitrine\`, needs \`npm install ${FILE}\` in place of \`npm install\`.`;

const UPGRADE = 'docs/upgrade.md';

/** The package by its name, once it is published. */
export const fromRegistry: Installation = {
  what: 'vitrine',
  before: [],
  dependency: (version) => version,
  text: (page) =>
    page === UPGRADE
      ? '2. Install the version, and the peers that [Support](../SUPPORT.md) names: `npm install vitrine@latest`.'
      : '',
};

const upgrade = `2. Vitrine is not published yet: update the clone, run \`${PACK}\` in it, and install the file again, with the peers that
   [Support](../SUPPORT.md) names: \`npm install ${FILE}\`.`;

const textOf = (page: string): string => {
  if (page === 'README.md') return readme;
  if (page === UPGRADE) return upgrade;
  return page.startsWith('examples/') ? example : guide;
};

/** The file that the clone of the repository writes. Its name has no version, so that pages and programs keep it. */
export const fromClone: Installation = {
  what: FILE,
  before: [PACK],
  dependency: () => 'file:../../dist/vitrine.tgz',
  text: textOf,
};

/** The present way. On publication, choose `fromRegistry` here and run `npm run generate`. */
export const installation: Installation = { ...fromClone };

const marks: Marks = { begin: '<!-- install: written by `npm run generate` -->', end: '<!-- /install -->' };

/** Whether a page has a place for the text. */
export const hasInstallation = (text: string): boolean => text.includes(marks.begin);

const installed = /(?<=\bnpm install (?:--save-dev )?)(?:vitrine|\S*\/vitrine\.tgz)(?=[\s`])/g;

/** A page with the present installation between its marks and in its commands; the rest of the page is unchanged. */
export const withInstallation = (page: string, text: string, { what, text: said } = installation): string => {
  const named = text.replaceAll(installed, what);
  return hasInstallation(named) ? withMarked(page, named, marks, said(page)) : named;
};

/** The package.json of an example with the present dependency on the package; the rest of the file is unchanged. */
export const withDependency = (manifest: string, version: string, { dependency } = installation): string =>
  manifest.replace(/(?<="vitrine": ")[^"]+/, dependency(version));

/** The pages that may say how the package is installed. */
export const pagesWithInstallation = (project: string): string[] =>
  globSync(['*.md', 'llms.txt', 'docs/*.md', 'examples/README.md', 'examples/*/README.md'], { cwd: project })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'CHANGELOG.md')
    .sort();

/** The examples that are programs of their own, with packages of their own. */
export const manifestsOfExamples = (project: string): string[] =>
  globSync('examples/*/package.json', { cwd: project })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** Writes the present installation into the pages and the examples. */
export const writeInstallation = (project: string): void => {
  const rewrite = (file: string, change: (text: string) => string): void => {
    const path = join(project, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after !== before) writeFileSync(path, after);
  };
  const manifest = join(project, 'package.json');
  if (!existsSync(manifest)) return;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  for (const page of pagesWithInstallation(project)) rewrite(page, (text) => withInstallation(page, text));
  for (const file of manifestsOfExamples(project)) rewrite(file, (text) => withDependency(text, version));
};
