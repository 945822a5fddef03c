import { startTransition, useEffect, useState } from 'react';
import type { Store } from './store.ts';

/**
 * Reads a store whose changes may be shown a moment later. The component renders again in short steps, between which the
 * page answers; `useStore` renders all of its readers at once.
 */
export const useCalmStore = <T>(store: Store<T>): T => {
  const [shown, setShown] = useState(() => store.get());
  useEffect(() => {
    const read = () => startTransition(() => setShown(() => store.get()));
    read();
    return store.subscribe(read);
  }, [store]);
  return shown;
};
