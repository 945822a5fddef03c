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

test('the page about the official packages names every function of theirs that is described here', () => {
  const page = readFileSync(join(project, 'docs/migration.md'), 'utf8');
  expect(withNames(project, page, readServices(project))).toBe(page);
  expect(page.match(/^\| `\w+` of `@wix\//gm)).toHaveLength(75);
});

test('the page about the official packages leaves out an operation that they do not have', () => {
  const page = readFileSync(join(project, 'docs/migration.md'), 'utf8');
  const services = readServices(project).map((service) => ({
    ...service,
    operations: service.operations.map((one) =>
      one.operation.id === 'getCurrentCart'
        ? { ...one, operation: { ...one.operation, id: 'setGiftNoteOfCurrentCart' } }
        : one,
    ),
  }));
  const written = withNames(project, page, services);
  expect(written).toContain('`addToCurrentCart`');
  expect(written).not.toContain('setGiftNoteOfCurrentCart');
});
