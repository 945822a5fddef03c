import fc from 'fast-check';
import { atMost } from './counts.ts';

// A property that fails prints its seed; `npm run fuzz -- --seed <it>` repeats it, and so does `fc.assert(…, { seed })`.
const { VITRINE_SEED: seed, VITRINE_RUNS: runs } = process.env;
fc.configureGlobal({
  numRuns: runs ? Number(runs) : atMost(100, 20_000),
  ...(seed && { seed: Number(seed) }),
});
