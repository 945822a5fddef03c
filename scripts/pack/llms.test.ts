import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moduleEntries } from '../export-map.ts';
import { expectedFiles } from './expected-files.ts';

const project = join(import.meta.dirname, '../..');
const text = readFileSync(join(project, 'llms.txt'), 'utf8');
const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
const shipped = expectedFiles(project);

test('llms.txt links only to files of the package', () => {
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((path) => !shipped.includes(path))).toEqual([]);
});

test('llms.txt names every entry point', () => {
  const entries = moduleEntries().map(([entry]) => entry);
  const services = entries
    .filter((entry) => entry.startsWith('./zod/'))
    .map((entry) => entry.replace('./zod/', ''));
  const families = new RegExp(`^\\./(?:(?:react|zod|mocks)/)?(?:${services.join('|')})(?:/openapi)?$`);
  const own = entries.filter((entry) => !families.test(entry)).map((entry) => `\`vitrine${entry.slice(1)}\``);
  expect([...own, ...services].filter((name) => !text.includes(name))).toEqual([]);
});
