import { refusals } from '../../../generated/refusals.ts';
import { ownValue } from '../values/objects.ts';
import { randomFrom } from '../values/random.ts';
import type { FaultRecord, SandboxState } from '../../records/state.ts';
import type { ReadFault } from './read.ts';

/** What is to go wrong with one call. */
export interface ChosenFault extends Pick<ReadFault, 'kind' | 'code' | 'status' | 'body' | 'retryAfter'> {
  readonly latencyMs: number;
}

/**
 * What goes wrong with a call of an operation, and counts it; undefined when nothing does. The faults are tried in the
 * order in which they were added: the first that happens is it, and latency adds up on the way there.
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

/** An error that is set for all operations happens to those that document it. */
const fits = (fault: FaultRecord, operation: string): boolean =>
  (fault.operation === '*' || fault.operation === operation) &&
  (fault.code === null || Object.hasOwn(ownValue<object>(refusals, operation) ?? {}, fault.code));

const happens = (seed: string, fault: FaultRecord): boolean => {
  if (fault.probability === null) return true;
  fault.draws += 1;
  return randomFrom(`${seed}:${fault.id}:${fault.draws}`)() < fault.probability;
};
