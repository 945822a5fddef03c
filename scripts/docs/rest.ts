import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { run } from '../steps/step.ts';
import { nodeOf } from './example-call.ts';
import { withoutExternal } from './external.ts';
import { escape } from './layout.ts';
import type { ServiceRows } from './operations.ts';
import { tryCallOf, tryData } from './try/describe.ts';

/** Number of pages that are built at the same time. Each build is a separate process that keeps one core busy. */
const atOnce = 2;

/**
 * Writes a page of all messages for each service with redocly: every field of every message, and links to the
 * pages of the operations. Redocly's program cannot send calls, so the panel of the operation pages is added
 * to these pages.
 * @throws Error when a page cannot be built.
 */
export const writeRestPages = async (
  project: string,
  services: readonly ServiceRows[],
  folder: string,
): Promise<void> => {
  const drafts = join(project, '.cache/rest');
  mkdirSync(drafts, { recursive: true });
  const queue = services.values();
  const work = async (): Promise<void> => {
    for (const service of queue) await writePage(project, service, drafts, folder);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  shareProgram(folder);
};

/** The script of a page begins with the program, which is the same in each page. */
const program = /<script type="module">([^]*?)(?=const __redoc_definition\b)/;

/** The styles of the program's components, which are the same in each page, and most of its bytes. */
const styles = /<style data-styled\b[^>]*>([^]*?)<\/style>/;

/**
 * Moves the program and the styles of the pages to one file each, the program as a plain script: a page from the file
 * system may load no module file.
 * @throws Error when the pages have different programs or styles.
 */
const shareProgram = (folder: string): void => {
  const programs = new Set<string>();
  const sheets = new Set<string>();
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.html'))) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    programs.add(program.exec(html)?.[1] ?? '');
    sheets.add(styles.exec(html)?.[1] ?? '');
    const tags = '<script src="program.js" defer></script><script type="module">';
    writeFileSync(
      file,
      html.replace(program, tags).replace(styles, '<link rel="stylesheet" href="program.css" />'),
    );
  }
  writeFileSync(join(folder, 'program.js'), plainScript(only(programs)));
  writeFileSync(join(folder, 'program.css'), only(sheets));
};

const only = (shared: ReadonlySet<string>): string => {
  const [one = '', ...others] = shared;
  if (one === '' || others.length > 0)
    throw new Error('The pages of the messages do not share one program and its styles.');
  return one;
};

/** A module without imports as a plain script: its exports stay visible to later scripts. */
export const plainScript = (module: string): string =>
  `'use strict';\n${module
    // Only branches for Node read these values.
    .replaceAll(/\bimport\.meta\.(?:dirname|url)\b/g, "''")
    .replace(/export\{[\w,]+\};?\s*$/, '')}`;

const writePage = async (
  project: string,
  service: ServiceRows,
  drafts: string,
  folder: string,
): Promise<void> => {
  const { name, title } = service;
  const draft = join(drafts, `${name}.yaml`);
  const file = join(folder, `${name}.html`);
  writeFileSync(draft, stringify(withWays(service), { aliasDuplicateObjects: false }));
  const { code, output } = await run('redocly', [
    'build-docs',
    draft,
    `--output=${file}`,
    `--title=${title} - Vitrine`,
    `--template=${join(project, 'scripts/docs/rest-template.hbs')}`,
    '--inlineBundle',
  ]);
  if (code !== 0) throw new Error(`The page of the messages of ${name} cannot be built:\n${output}`);
  writeFileSync(file, withPanel(service, withMenu(withRoutes(withoutExternal(readFileSync(file, 'utf8'))))));
};

/** The description with a link from every operation to its page. */
const withWays = ({ description, operations }: ServiceRows): object => {
  const copy = structuredClone(description);
  for (const { operation } of operations)
    nodeOf(copy, operation).description =
      `${operation.description}\n\n[Who may call, errors with advice, examples, hook](../operations/${operation.id}.html) · [Try it](../operations/${operation.id}.html#try)`;
  return copy;
};

/**
 * The script of these pages keeps the current place in the fragment of the address. This changes the links of
 * the page to fragments, so that they work before the script runs.
 */
export const withRoutes = (html: string): string => html.replaceAll(/href="\/(?!\/)/g, 'href="#/');

/** Marks the list beside the page as a navigation for screen readers. */
const withMenu = (html: string): string =>
  html.replaceAll(/<div class="[^"]*\bmenu-content\b[^"]*"/g, '$& role="navigation" aria-label="This page"');

/** The name of the service, its calls as data, and the script that opens a panel for them. */
const withPanel = (service: ServiceRows, html: string): string => {
  const calls = service.operations.map((one) => tryCallOf(service, one));
  return html
    .replace('<!-- service -->', () => escape(service.title))
    .replace('<!-- calls to try -->', () => `${tryData(calls)}\n    <script src="../try.js" defer></script>`);
};
