import { bulkProductsOutcome } from 'vitrine/outcomes';
import type { BulkProductsResponse } from 'vitrine/catalog-write';
import { failureDetail } from '../../lib/failure.ts';

/** Maximum number of products in one call. */
export const BATCH = 100;

/** The reason why one product was not changed. */
export interface BulkFailure {
  readonly id: string;
  /** Name of the reason; absent if the response does not mention the product. */
  readonly code?: string | undefined;
  /** Message of the platform. */
  readonly description?: string | undefined;
}

/** Progress of a bulk change. */
export interface BulkProgress {
  /** Sizes of the batches, in the order of sending. */
  readonly batches: readonly number[];
  /** Number of batches with a response. */
  readonly answered: number;
  /** Number of products whose result is known. */
  readonly done: number;
  readonly total: number;
  readonly changed: readonly string[];
  readonly failures: readonly BulkFailure[];
}

/** Splits a list into parts of at most `size` items. */
export const inBatches = <Item>(items: readonly Item[], size = BATCH): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/**
 * Changes many products batch by batch. Successful changes stay, whatever happens to the rest; a batch whose call fails
 * counts as unchanged, product by product, and the next batch is still sent.
 */
export const runInBatches = async (
  ids: readonly string[],
  send: (ids: string[]) => Promise<BulkProductsResponse>,
  told: (progress: BulkProgress) => void,
): Promise<BulkProgress> => {
  const batches = inBatches(ids);
  let progress: BulkProgress = {
    batches: batches.map(({ length }) => length),
    answered: 0,
    done: 0,
    total: ids.length,
    changed: [],
    failures: [],
  };
  told(progress);
  for (const batch of batches) {
    const { changed, failures } = await sendOne(batch, send);
    progress = {
      ...progress,
      answered: progress.answered + 1,
      done: progress.done + batch.length,
      changed: [...progress.changed, ...changed],
      failures: [...progress.failures, ...failures],
    };
    told(progress);
  }
  return progress;
};

const sendOne = async (
  ids: string[],
  send: (ids: string[]) => Promise<BulkProductsResponse>,
): Promise<{ changed: string[]; failures: BulkFailure[] }> => {
  try {
    const { items } = bulkProductsOutcome({ ids }, await send(ids));
    return {
      changed: items.flatMap(({ id, outcome }) => (outcome === 'applied' ? [id] : [])),
      failures: items.flatMap(({ id, outcome, error }) =>
        outcome === 'applied' ? [] : [{ id, code: error?.code, description: error?.description }],
      ),
    };
  } catch (error) {
    return {
      changed: [],
      failures: ids.map((id) => ({ id, code: 'CALL_FAILED', description: failureDetail(error) })),
    };
  }
};
