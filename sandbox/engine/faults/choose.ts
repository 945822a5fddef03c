import { refusals } from '../../../generated/refusals.ts';
import { ownValue } from '../values/objects.ts';
import { randomFrom } from '../values/random.ts';
import type { FaultRecord, SandboxState } from '../../records/state.ts';
import type { ReadFault } from './read.ts';

/** The fault of one call. */
export interface ChosenFault extends Pick<ReadFault, 'kind' | 'code' | 'status' | 'body' | 'retryAfter'> {
  readonly latencyMs: number;
}

/**
 * Chooses the fault of a call and counts it; undefined: the call has none. Faults are tried in the order in which they
 * were added. The first with an effect is chosen; the latencies of all that were tried add up.
 */
export const chooseFault = (state: SandboxState, operation: string): ChosenFault | undefined => {
  if (state.faults.length === 0) return undefined;
  let latencyMs = 0;
  let chosen: FaultRecord | undefined;
  for (const fault of state.faults) {
    if (!fits(fault, operation) || !happens(state.seed, fault)) continue;
    fault.hits += 1;
    if (fault.left !== null) fault.left -= 1;
    latencyMs += fault.latencyMs;
    if (fault.kind === 'latency') {
      chosen ??= fault;
      continue;
    }
    chosen = fault;
    break;
  }
  state.faults = state.faults.filter(({ left }) => left !== 0);
  return chosen && { ...chosen, latencyMs };
};

/** A fault with an error code for all operations applies to the operations that document the code. */
const fits = (fault: FaultRecord, operation: string): boolean =>
  (fault.operation === '*' || fault.operation === operation) &&
  (fault.code === null || Object.hasOwn(ownValue<object>(refusals, operation) ?? {}, fault.code));

const happens = (seed: string, fault: FaultRecord): boolean => {
  if (fault.probability === null) return true;
  fault.draws += 1;
  return randomFrom(`${seed}:${fault.id}:${fault.draws}`)() < fault.probability;
};
