import { expect, test } from 'vitest';
import type { BulkProductsResponse } from 'vitrine/catalog-write';
import { inBatches, runInBatches } from './bulk-run.ts';

const ids = Array.from({ length: 120 }, (_, index) => `p${index}`);

const answer = (sent: readonly string[], failing: readonly string[] = []): BulkProductsResponse => ({
  results: sent.map((id, originalIndex) => ({
    itemMetadata: {
      id,
      originalIndex,
      success: !failing.includes(id),
      ...(failing.includes(id) && { error: { code: 'ADJUSTED_VALUE_OUT_OF_RANGE', description: 'too low' } }),
    },
  })),
  bulkActionMetadata: { totalSuccesses: 0, totalFailures: 0, undetailedFailures: 0 },
});

test('a list is split into batches of a hundred', () => {
  expect(inBatches(ids).map(({ length }) => length)).toEqual([100, 20]);
  expect(inBatches([])).toEqual([]);
  expect(inBatches(ids.slice(0, 100))).toHaveLength(1);
});

test('120 products go in two calls; failures are reported with a reason and the other changes stay', async () => {
  const sizes: number[] = [];
  const told: string[] = [];
  const end = await runInBatches(
    ids,
    async (batch) => {
      sizes.push(batch.length);
      return answer(batch, ['p3', 'p110']);
    },
    ({ answered, done, total }) => told.push(`${answered}: ${done}/${total}`),
  );
  expect(sizes).toEqual([100, 20]);
  expect(told).toEqual(['0: 0/120', '1: 100/120', '2: 120/120']);
  expect(end.changed).toHaveLength(118);
  expect(end.failures).toEqual([
    { id: 'p3', code: 'ADJUSTED_VALUE_OUT_OF_RANGE', description: 'too low' },
    { id: 'p110', code: 'ADJUSTED_VALUE_OUT_OF_RANGE', description: 'too low' },
  ]);
});

test('a failed call affects its own batch only', async () => {
  let call = 0;
  const end = await runInBatches(
    ids,
    async (batch) => {
      if (++call === 1) throw new Error('No response');
      return answer(batch);
    },
    () => {},
  );
  expect([end.changed.length, end.failures.length]).toEqual([20, 100]);
  expect(end.failures[0]).toEqual({ id: 'p0', code: 'CALL_FAILED', description: 'No response' });
});
