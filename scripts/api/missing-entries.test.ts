import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readServices } from '../docs/operations.ts';
import { missingEntries } from './missing-entries.ts';

const project = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the export map has every entry of every generated service', () => {
  const services = readServices(project).map(({ name, operations }) => ({
    name,
    callable: operations.length > 0,
  }));
  expect(missingEntries(project, services)).toEqual([]);
});

test('the missing entries of a new service are reported as lines of the export map', () => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports: { './zod/gifts': {} } }));
  const lines = missingEntries(folder, [{ name: 'gifts', callable: true }]);
  expect(JSON.parse(`{${lines.join('').replace(/,$/, '')}}`)).toEqual({
    './gifts': './dist/generated/gifts/index.js',
    './gifts/openapi': './dist/generated/gifts/openapi.js',
    './react/gifts': './dist/generated/gifts/queries.js',
    './mocks/gifts': './dist/generated/gifts/mocks.js',
  });
});
