import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withNames } from './migration-table.ts';
import { readServices } from './operations.ts';
import { withTable } from './readme-table.ts';

const project = join(import.meta.dirname, '../..');

test('the README names every operation as its description has it now', () => {
  const readme = readFileSync(join(project, 'README.md'), 'utf8');
  expect(withTable(readme, readServices(project))).toBe(readme);
});

test('a README without the marks is refused, so that the table cannot get lost', () => {
  expect(() => withTable('# Nothing here', [])).toThrow('README.md has lost its marks');
});

test('the page about the official packages names every function that is described here', () => {
  const page = readFileSync(join(project, 'docs/migration.md'), 'utf8');
  expect(withNames(page, readServices(project))).toBe(page);
  expect(page.match(/^\| `\w+` of `@wix\//gm)).toHaveLength(75);
});
