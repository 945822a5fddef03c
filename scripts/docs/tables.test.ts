import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withAgentsFacts } from './agents-facts.ts';
import { withNames } from './migration-table.ts';
import { readServices } from './operations.ts';
import { withTable } from './operations-table.ts';
import { withFacts } from './readme-facts.ts';
import { withSettings } from './settings-table.ts';

const project = join(import.meta.dirname, '../..');
const services = readServices(project);

test('the reference page names every operation of the present descriptions', () => {
  const page = readFileSync(join(project, 'docs/reference.md'), 'utf8');
  expect(withTable(page, services)).toBe(page);
});

test('a page without its marks is refused, so that its table cannot get lost', () => {
  expect(() => withTable('# Nothing here', [])).toThrow('docs/reference.md has lost its marks');
});

test('the README shows the figures of the kept bench run and the counts of the descriptions', () => {
  const readme = readFileSync(join(project, 'README.md'), 'utf8');
  expect(withFacts(readme, services)).toBe(readme);
});

test('the page for agents has the present version, and every service with its calls', () => {
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Parameters<
    typeof withAgentsFacts
  >[1];
  const page = readFileSync(join(project, 'AGENTS.md'), 'utf8');
  expect(withAgentsFacts(page, manifest, services)).toBe(page);
  expect(page.match(/^\d+\. \*\*/gm)).toHaveLength(10);
  const listed = page.match(/^\| `[\w-]+` \| \d+ \|/gm) ?? [];
  expect(page).toContain(`in ${String(listed.length)} services, and`);
});

test('the page of the sandbox has every scenario and every setting with its meaning', () => {
  const page = readFileSync(join(project, 'docs/sandbox.md'), 'utf8');
  expect(withSettings(page)).toBe(page);
  expect(page).toContain('| `moving-site` |');
  expect(page).toContain('| `currency` |');
});

test('the page about the official packages names each of their functions that has a described call', () => {
  const page = readFileSync(join(project, 'docs/migration.md'), 'utf8');
  expect(withNames(project, page, services)).toBe(page);
  expect(page.match(/^\| `\w+` of `@wix\//gm)).toHaveLength(135);
});

test('the page about the official packages leaves out an operation that they do not have', () => {
  const page = readFileSync(join(project, 'docs/migration.md'), 'utf8');
  const others = services.map((service) => ({
    ...service,
    operations: service.operations.map((one) =>
      one.operation.id === 'getCurrentCart'
        ? { ...one, operation: { ...one.operation, id: 'setGiftNoteOfCurrentCart' } }
        : one,
    ),
  }));
  const written = withNames(project, page, others);
  expect(written).toContain('`addToCurrentCart`');
  expect(written).not.toContain('setGiftNoteOfCurrentCart');
});
