import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Browser journeys by file: a journey that goes missing is noticed here. */
const journeys: Record<string, number> = {
  'access.e2e.ts': 4,
  'browse.e2e.ts': 8,
  'cart.e2e.ts': 12,
  'checkout.e2e.ts': 5,
  'developer.e2e.ts': 4,
  'hosted.e2e.ts': 2,
  'journeys.e2e.ts': 2,
  'product.e2e.ts': 4,
};

/** The acceptance sentences that have a journey. */
const sentences = [
  'B1.1',
  'B1.2',
  'B1.3',
  'B1.5',
  'B2.1',
  'B3.1',
  'B3.2',
  'B5.4',
  'B6.1',
  'B6.2',
  'B7.1',
  'B7.2',
  'B7.3',
];

const sources = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.e2e.ts'))
  .map((file) => ({ file, source: readFileSync(join(import.meta.dirname, file), 'utf8') }));

test('no journey has gone missing, and none has come without being counted', () => {
  const found = sources.map(({ file, source }) => [file, source.match(/^ *test(\.each)?\(/gm)?.length ?? 0]);
  expect(Object.fromEntries(found)).toEqual(journeys);
});

test('every acceptance sentence of this version has exactly one journey', () => {
  const found = sources.flatMap(({ source }) =>
    [...source.matchAll(/\[(B\d\.\d)\]'/g)].map(([, id]) => String(id)),
  );
  expect(found.toSorted((left, right) => left.localeCompare(right))).toEqual(sentences);
});
