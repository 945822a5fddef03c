import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentences } from './sentences.ts';

const titles = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.e2e.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/\[([A-F]\d+\.\d|I\d)\](?=['"`])/g)].map(([, id]) => String(id)));

test('no acceptance sentence has two journeys, and none is invented', () => {
  const twice = titles.filter((id, index) => titles.indexOf(id) !== index);
  expect(twice).toEqual([]);
  expect(titles.filter((id) => !Object.hasOwn(sentences, id))).toEqual([]);
});
