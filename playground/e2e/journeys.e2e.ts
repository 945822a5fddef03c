import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentences } from './sentences.ts';

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.e2e.ts') && !import.meta.filename.endsWith(file))
  .map((file) => ({ file, source: readFileSync(join(import.meta.dirname, file), 'utf8') }));
const titles = files
  .map(({ source }) => source)
  .flatMap((source) => [...source.matchAll(/\[([A-F]\d+\.\d|I\d)\](?=['"`])/g)].map(([, id]) => String(id)));

test("no acceptance sentence has two journeys, and every journey's sentence exists", () => {
  const twice = titles.filter((id, index) => titles.indexOf(id) !== index);
  expect(twice).toEqual([]);
  expect(titles.filter((id) => !Object.hasOwn(sentences, id))).toEqual([]);
});

test('no journey waits for a fixed time or leaves changes in a page that is reused', () => {
  const own = /waitForTimeout|'networkidle'|timeout: [\d_]+|\.clock\.install\(/;
  expect(files.filter(({ source }) => own.test(source)).map(({ file }) => file)).toEqual([]);
});
