import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fenced block of code: its language, and the text after the language. */
export interface Block {
  readonly language: string;
  /** A region of an example (`examples/guides/shop.ts#add`), a whole example, or the file that a reader writes. */
  readonly name: string;
  readonly code: string;
}

const fenced = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** The blocks of code of a page, in their order. */
export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(fenced)].map(([, language = '', name = '', code = '']) => ({ language, name, code }));

/**
 * The page with the code of the examples that its blocks name; the rest of the page is unchanged.
 * @throws Error when there is no such example or region.
 */
export const withExamples = (project: string, markdown: string): string =>
  markdown.replaceAll(fenced, (block, language: string, name: string | undefined) =>
    name?.startsWith('examples/') ? `\`\`\`${language} ${name}\n${exampleCode(project, name)}\`\`\`` : block,
  );

/** The pages that may show examples. */
export const pagesWithExamples = (project: string): string[] => [
  'README.md',
  'AGENTS.md',
  ...(existsSync(join(project, 'docs')) ? readdirSync(join(project, 'docs')) : [])
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** Writes the code of the examples into the pages. */
export const writeExamples = (project: string): void => {
  for (const page of pagesWithExamples(project)) {
    const file = join(project, page);
    if (!existsSync(file)) continue;
    const before = readFileSync(file, 'utf8');
    const after = withExamples(project, before);
    if (after !== before) writeFileSync(file, after);
  }
};

const exampleCode = (project: string, name: string): string => {
  const [file = '', regions] = name.split('#', 2);
  if (!existsSync(join(project, file))) throw new Error(`There is no example ${file}.`);
  const lines = readFileSync(join(project, file), 'utf8').trimEnd().split('\n');
  const parts = regions ? regions.split(',').map((region) => regionOf(lines, region, file)) : [lines];
  return parts.map((part) => `${dedented(part).join('\n')}\n`).join('\n');
};

const mark = /^\s*\/\/ #(?:region|endregion)\b/;

const regionOf = (lines: readonly string[], region: string, file: string): string[] => {
  const start = lines.findIndex((line) => line.trim() === `// #region ${region}`);
  const end = lines.findIndex((line) => line.trim() === `// #endregion ${region}`);
  if (start < 0 || end < start) throw new Error(`${file} has no region ${region}.`);
  return lines.slice(start + 1, end);
};

/** Without the marks of regions, and without the indentation that all lines share. */
const dedented = (lines: readonly string[]): string[] => {
  const kept = lines.filter((line) => !mark.test(line));
  const indents = kept.filter((line) => line !== '').map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return kept.map((line) => line.slice(shared));
};
