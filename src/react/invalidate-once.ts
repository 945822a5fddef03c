import type { QueryClient } from '@tanstack/react-query';
import { type Calls, invalidateCalls } from './call-options.ts';

const handled = new WeakMap<QueryClient, WeakSet<object>>();

/**
 * Marks the cached queries of the given calls as stale after a shared state has changed. Each component with the state
 * calls this; only the first call with the same state object has an effect, so that no query is cancelled and read again.
 */
export const invalidateOnce = (cache: QueryClient, state: object, calls: Calls): void => {
  const states = handled.get(cache) ?? new WeakSet();
  handled.set(cache, states);
  if (states.has(state)) return;
  states.add(state);
  invalidateCalls(cache, calls);
};
