import type { Sandbox } from '../create-sandbox.ts';
import type { SandboxState } from '../records/state.ts';

/** How to look at the state of each sandbox. */
export const readableStates = new WeakMap<object, () => SandboxState>();

/** The state of a sandbox for those who only look: nothing has to be reckoned anew after it. */
export const stateToRead = (sandbox: Pick<Sandbox, 'state'>): SandboxState =>
  readableStates.get(sandbox)?.() ?? sandbox.state;
