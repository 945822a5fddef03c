import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, pagesWithExamples } from '../docs/blocks.ts';
import { fileOf, packagesOf } from './follow.ts';

const project = join(import.meta.dirname, '../..');
const pages = pagesWithExamples(project)
  .map((page) => ({ page, text: readFileSync(join(project, page), 'utf8') }))
  .filter(({ text }) => /^1\. In an empty folder, install/m.test(text));

test.each(pages)('$page names each file to write in its text, because npm shows no captions', ({ text }) => {
  const files = blocksOf(text).flatMap(({ name }) => (name ? [fileOf(name)] : []));
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !prose.includes(`\`${file}\``))).toEqual([]);
});

test('the page of React Router installs the versions of its example, because its packages need the same version', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(project, 'examples/react-router/package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const versions: Record<string, string> = { ...dependencies, ...devDependencies };
  const installed = packagesOf('docs/react-router.md').filter((name) => /^@?react-router/.test(name));
  expect(installed).toHaveLength(3);
  for (const one of installed)
    expect(one).toBe(`${one.replace(/@[\d.]+$/, '')}@${versions[one.replace(/@[\d.]+$/, '')]}`);
});
