import { bulkProductsOutcome } from 'vitrine/outcomes';
import type { BulkProductsResponse } from 'vitrine/catalog-write';

/** Most products that one call changes (rule R110). */
export const BATCH = 100;

/** Why one product was not changed. */
export interface BulkFailure {
  readonly id: string;
  /** Name of the reason; absent when the answer says nothing about the product. */
  readonly code?: string | undefined;
  /** The platform's own words. */
  readonly description?: string | undefined;
}

/** How far a change of many has come. */
export interface BulkProgress {
  /** Sizes of the batches, in the order in which they are sent. */
  readonly batches: readonly number[];
  /** How many batches were answered. */
  readonly answered: number;
  /** Products whose fate is known. */
  readonly done: number;
  readonly total: number;
  readonly changed: readonly string[];
  readonly failures: readonly BulkFailure[];
}

/** A list in parts of at most `size`. */
export const inBatches = <Item>(items: readonly Item[], size = BATCH): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/**
 * Changes many products, one batch after the other. What was changed stays so, whatever becomes of the rest; a batch
 * whose call fails counts as not changed, product by product, and the next batch is sent all the same.
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
    const description = error instanceof Error ? error.message : String(error);
    return { changed: [], failures: ids.map((id) => ({ id, code: 'CALL_FAILED', description })) };
  }
};
