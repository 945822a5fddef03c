import { createStore } from '../../../lib/store.ts';

/** The failure that a person injected last. */
export interface Injected {
  /** Id of the fault in the sandbox. */
  readonly id: string;
  /** Id of a call, or `*`. */
  readonly operation: string;
  /** Id of the latest row of the log at that time. */
  readonly after: number;
}

/** Kept while the panel is closed, because a phone shows either the panel or the page that fails. */
export const injected = createStore<Injected | undefined>(undefined);
