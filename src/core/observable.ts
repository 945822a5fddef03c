/** A value that changes over time, in the form that React's `useSyncExternalStore` and other frameworks take. */
export interface Observable<Value> {
  /** The value as it is now: the same object until it changes. */
  readonly getSnapshot: () => Value;
  /** Calls the listener after every change; returns the way to stop. What the listener throws is dropped. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value while a server renders, and while a page takes over what it rendered. Default: the value as it is now. */
  readonly getServerSnapshot?: () => Value;
}

/** An observable and the way to change it, for the room that owns it. */
export interface ObservableValue<Value> extends Observable<Value> {
  /** Takes the next value, or computes it from the one before. The same value again is no change. */
  readonly set: (next: Value | ((before: Value) => Value)) => void;
}

/**
 * Keeps one immutable value. Listeners hear of a change after it happened, and only of real ones; what they throw is
 * dropped.
 */
export const createObservable = <Value>(initial: Value): ObservableValue<Value> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next) => {
      const changed = next instanceof Function ? next(value) : next;
      if (Object.is(changed, value)) return;
      value = changed;
      for (const listener of listeners) {
        try {
          listener();
        } catch {
          // A broken listener must not hide the change from the next one, nor fail what caused it.
        }
      }
    },
  };
};
