import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { expectedFiles } from './expected-files.ts';

const project = join(import.meta.dirname, '../..');
const shipped = expectedFiles(project);
const pages = shipped.filter((file) => file.endsWith('.md'));

/** Links of a page within the project. Text in code blocks contains no links. */
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

test('the pages of the package link only to files of the package', () => {
  const links = pages.flatMap((page) =>
    linksOf(page).map((link) => ({ page, link, path: posix.join(posix.dirname(page), link) })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ path }) => !isShipped(path)).map(({ page, link }) => `${page}: ${link}`)).toEqual(
    [],
  );
});

const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string };

test('the change log has the version of the package', () => {
  const headings = readFileSync(join(project, 'CHANGELOG.md'), 'utf8').match(/^## .*/gm) ?? [];
  expect(headings.map((heading) => heading.split(' ')[1])).toContain(manifest.version);
});

test('no page links to a public address of the project, which does not exist yet', () => {
  expect(['repository', 'bugs', 'homepage'].filter((name) => name in manifest)).toEqual([]);
  const sent = pages.filter((page) =>
    /\bopen an issue\b|code host|there is an issue form/i.test(readFileSync(join(project, page), 'utf8')),
  );
  expect(sent).toEqual([]);
});
