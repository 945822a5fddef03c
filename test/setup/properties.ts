import fc from 'fast-check';
import { atMost, isDeep } from './counts.ts';

// A property that fails prints its seed; `npm run fuzz -- --seed <it>` repeats it, and so does `fc.assert(…, { seed })`.
// `npm test` tries the same inputs each time, so that only a change can make it fail; `npm run fuzz` and
// `npm run test:deep` try others.
const { VITRINE_SEED: seed = isDeep() ? undefined : '1', VITRINE_RUNS: runs } = process.env;
fc.configureGlobal({
  numRuns: runs ? Number(runs) : atMost(100, 20_000),
  ...(seed && { seed: Number(seed) }),
});
