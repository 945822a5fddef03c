import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from './inventory.ts';

/**
 * The calls of the specification, written down from its tables and from the platform's reference, not from `spec/`, so
 * that the descriptions cannot prove themselves.
 */
const specified = readFileSync(join(import.meta.dirname, 'specified.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method = '', path = '', id = ''] = line.split('\t');
    return { method, path, id };
  });

/** A parameter may have another name: OpenAPI takes `{id}` and `{product.id}` in one place for the same path. */
const anonymous = (path: string): string => path.replaceAll(/\{[\w.]+\}/g, '{}');

test.each(specified)('$method $path is $id', ({ method, path, id }) => {
  const operation = operations.find((known) => known.id === id);
  expect([operation?.method, anonymous(operation?.path ?? '')]).toEqual([method, anonymous(path)]);
});

test('there are 92 calls', () => {
  expect(new Set(specified.map(({ id }) => id)).size).toBe(92);
});
