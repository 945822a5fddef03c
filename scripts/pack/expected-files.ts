import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moduleEntries } from '../export-map.ts';

const isTest = (file: string): boolean => /\.test(-d)?\.tsx?$|(^|\/)testing\//.test(file);

/** The command, and the parts that it loads for `vitrine generate`. */
const commandFiles = ['generate', 'generate-reached', 'generate-write-services', 'vitrine'];

/** Programs that the guides link to; the guides contain the programs of `examples/guides` themselves. */
const linkedExamples = ['journeys', 'server-cookies', 'server-rendering', 'webhooks'].map(
  (folder) => `examples/${folder}`,
);

/** The files of the program that the README points to, with all that it needs to run. */
const storefront = (project: string): string[] =>
  globSync('examples/storefront/**/*.*', {
    cwd: project,
    exclude: (path) => /(node_modules|dist|package-lock\.json)$/.test(path),
  }).map((path) => path.replaceAll('\\', '/'));

/** Files for readers other than the guides. */
const texts = [
  'AGENTS.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'SUPPORT.md',
  'examples/README.md',
  'generated/operations.tsv',
  'llms.txt',
  'package.json',
  'playground/picture.png',
  'spec/CHANGELOG.md',
  'spec/README.md',
];

/** The modules that package.json names: those of the export map, and those that a condition chooses. */
export const entries = (project: string): string[] => {
  const { imports } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  const exported = moduleEntries(project).map(([, file]) => file);
  const imported = Object.values(imports).flatMap((conditions) => Object.values(conditions));
  return [...exported, ...imported].map((target) => target.replace('./', ''));
};

/**
 * The paths that the tarball must hold, listed from the sources of the build. Types and shared modules are not listed: they
 * follow from the imports of the entry points.
 */
export const expectedFiles = (project: string): string[] => {
  const below = (folder: string): string[] =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const specs = globSync('*/openapi.yaml', { cwd: join(project, 'generated') }).map(
    (file) => `dist/spec/${dirname(file)}.yaml`,
  );
  const guides = readdirSync(join(project, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`);
  const pictures = guides.flatMap((guide) => picturesOf(readFileSync(join(project, guide), 'utf8')));
  const programs = linkedExamples.flatMap(below).filter((file) => !isTest(file));
  return [
    ...entries(project),
    ...specs,
    ...commandFiles.map((name) => `dist/bin/${name}.js`),
    ...texts,
    ...guides,
    ...new Set(pictures),
    ...programs,
    ...storefront(project),
  ].sort();
};

/** The pictures beside a guide that it shows. */
const picturesOf = (text: string): string[] =>
  [...text.matchAll(/!\[[^\]]*\]\((?!\w+:)([^)\s]+)/g)].map(([, picture = '']) => `docs/${picture}`);
