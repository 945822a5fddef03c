import { useState } from 'react';
import { useBulkAdjustProductProperty, useBulkUpdateProductsProperty } from 'vitrine/react/catalog-write';
import type { BulkChange } from './bulk-change.ts';
import { type BulkProgress, runInBatches } from '../bulk-run.ts';

export interface BulkRun {
  /** Undefined before the start. */
  readonly progress: BulkProgress | undefined;
  readonly apply: (ids: readonly string[], change: BulkChange) => Promise<void>;
}

/** Changes many products in calls of at most a hundred and reports the progress. */
export const useBulkChange = (): BulkRun => {
  const [progress, setProgress] = useState<BulkProgress>();
  const adjust = useBulkAdjustProductProperty();
  const set = useBulkUpdateProductsProperty();
  return {
    progress,
    apply: async (ids, change) => {
      await runInBatches(
        ids,
        (batch) =>
          change.kind === 'adjust'
            ? adjust.mutateAsync({ data: { ids: batch, adjust: change.adjust } })
            : set.mutateAsync({ data: { ids: batch, set: change.set } }),
        setProgress,
      );
    },
  };
};
