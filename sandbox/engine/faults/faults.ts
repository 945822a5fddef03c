import type { SandboxState } from '../../records/state.ts';
import { readFault, type ReadFault } from './read.ts';
import type { FaultHandle, Faults } from './types.ts';

/** Adds a checked fault to the state and returns its id. */
export const keepFault = (state: SandboxState, fault: ReadFault): string => {
  state.faultCount += 1;
  const id = `fault-${state.faultCount}`;
  state.faults.push({ id, ...fault, draws: 0, hits: 0 });
  return id;
};

/** The faults of a sandbox. They are read from the state on each use, because a reset replaces the state. */
export const createFaults = (state: () => SandboxState, changed: () => void): Faults => ({
  add: (fault) => {
    const id = keepFault(state(), readFault(fault));
    const record = state().faults.at(-1);
    changed();
    return {
      id,
      get hits() {
        return record?.hits ?? 0;
      },
      remove() {
        state().faults = state().faults.filter((other) => other.id !== id);
        changed();
      },
    } satisfies FaultHandle;
  },
  list: () => structuredClone(state().faults),
  clear(operation) {
    state().faults = state().faults.filter(
      (fault) => operation !== undefined && fault.operation !== operation,
    );
    changed();
  },
});
