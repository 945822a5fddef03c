import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blocksOf, pagesWithExamples, withExamples } from './blocks.ts';
import { guides } from './site-map.ts';

const project = join(import.meta.dirname, '../..');

test.each(pagesWithExamples(project))('%s shows the present code of its examples', (page) => {
  const text = readFileSync(join(project, page), 'utf8');
  expect(withExamples(project, text)).toBe(text);
});

test.each(pagesWithExamples(project))(
  'every program in %s is an example, or a file that the page tells a reader to write',
  (page) => {
    const blocks = blocksOf(readFileSync(join(project, page), 'utf8'));
    const stray = blocks.filter(({ language, name }) => /^(tsx?|jsx?|html)$/.test(language) && name === '');
    expect(stray).toEqual([]);
  },
);

test('every page of docs/ is in the navigation', () => {
  const listed = guides.map(({ source }) => source);
  expect(pagesWithExamples(project).filter((page) => !listed.includes(page))).toEqual([]);
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-blocks-'));
  mkdirSync(join(folder, 'examples'));
  writeFileSync(
    join(folder, 'examples/a.ts'),
    'const a = 1;\n{\n  // #region b\n  b();\n  if (a) {\n    // #region c\n    c();\n    // #endregion c\n  }\n  // #endregion b\n}\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const shown = (name: string): string | undefined =>
  blocksOf(withExamples(folder, `Text\n\n\`\`\`ts ${name}\nold\n\`\`\`\n`))[0]?.code;

test('a region is shown without its indentation and without marks', () => {
  expect(shown('examples/a.ts#b')).toBe('b();\nif (a) {\n  c();\n}\n');
});

test('several regions are shown one after the other, and without a region the whole file', () => {
  expect(shown('examples/a.ts#c,b')).toBe('c();\n\nb();\nif (a) {\n  c();\n}\n');
  expect(shown('examples/a.ts')).toMatch(/^const a = 1;\n\{\n {2}b\(\);/);
});

test('a missing example or region is refused by its name', () => {
  expect(() => shown('examples/gone.ts#b')).toThrow('There is no example examples/gone.ts');
  expect(() => shown('examples/a.ts#gone')).toThrow('examples/a.ts has no region gone');
});
