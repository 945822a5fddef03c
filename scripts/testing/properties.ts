import fc from 'fast-check';
import { atMost } from './counts.ts';

// A property that fails prints its seed; `fc.assert(…, { seed })` repeats it.
fc.configureGlobal({ numRuns: atMost(100, 20_000) });
