import { createPlatform } from '../../../platform.ts';
import type { SandboxState } from '../../../records/state.ts';
import { answerDigest, type Entry, requestOf } from './journal-entry.ts';

/**
 * Replays a journal on the state that it continues, and returns the number of answers that differ from the recorded
 * ones: 0 unless the rules have changed. Receivers get no delivery a second time.
 */
export const replay = (state: SandboxState, entries: readonly Entry[]): number => {
  const sandbox = createPlatform({ state, deliver: async () => new Response(), onError: () => undefined });
  let different = 0;
  for (const entry of entries) {
    state.clock.offset = entry.offset;
    state.counter = entry.counter;
    if (entry.faults) state.faults = entry.faults;
    const answer = sandbox.handle(requestOf(entry), { machine: entry.machine, again: true });
    if (entry.answer !== null && answerDigest(answer) !== entry.answer) different += 1;
  }
  sandbox.dispose();
  return different;
};
