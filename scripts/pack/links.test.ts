import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { expectedFiles } from './expected-files.ts';

const project = join(import.meta.dirname, '../..');
const shipped = expectedFiles(project);
/** The README is read on the registry's page, too, which resolves its links against the repository. */
const pages = shipped.filter((file) => file.endsWith('.md') && file !== 'README.md');

/** What a page links to within the project; what stands in code is no link. */
const linksOf = (page: string): string[] =>
  [
    ...readFileSync(join(project, page), 'utf8')
      .replaceAll(/^```[^]*?^```|`[^`\n]*`/gm, '')
      .matchAll(/\]\(([^)\s]+)/g),
  ]
    .map(([, link = '']) => link.split('#', 1)[0] ?? '')
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link));

const isShipped = (path: string): boolean =>
  shipped.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));

test('the pages of the package lead only to what the package holds', () => {
  const links = pages.flatMap((page) =>
    linksOf(page).map((link) => ({ page, link, path: posix.join(posix.dirname(page), link) })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ path }) => !isShipped(path)).map(({ page, link }) => `${page}: ${link}`)).toEqual(
    [],
  );
});
