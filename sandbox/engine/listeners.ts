/** A list of listeners that are all called at once. */
export const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    /** Adds a listener; returns a function that removes it. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls every listener. */
    notify: (): void => {
      for (const listener of listeners) listener();
    },
    /** Removes every listener. */
    clear: () => listeners.clear(),
  };
};
