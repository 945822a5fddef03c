/**
 * A listener whose errors are ignored, thrown or rejected: they must neither fail a request nor end the process of the
 * sandbox.
 */
export const quiet =
  <Heard extends readonly unknown[]>(listener: (...heard: Heard) => unknown) =>
  (...heard: Heard): void => {
    try {
      void Promise.resolve(listener(...heard)).catch(() => undefined);
    } catch {
      // Ignored, see above.
    }
  };

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
      // A listener may remove itself and subscribe again, and is then not called again for this change.
      const present = [...listeners];
      for (const listener of present) quiet(listener)();
    },
    /** Removes every listener. */
    clear: () => listeners.clear(),
  };
};
