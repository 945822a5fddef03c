import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Reads a store and renders again when its value changes. */
export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
