import { notifyAll } from './listener.ts';

/** A value that changes over time, in the form that React's `useSyncExternalStore` and other frameworks take. */
export interface Observable<Value> {
  /** The current value: the same object until the value changes. */
  readonly getSnapshot: () => Value;
  /**
   * Calls the listener after every change; returns the function that removes it. An error that the listener throws, or
   * rejects with, is ignored.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value during server rendering and during hydration. Default: the current value. */
  readonly getServerSnapshot?: () => Value;
}

/** An observable with the function that changes it, for the module that owns it. */
export interface ObservableValue<Value> extends Observable<Value> {
  /** Sets the next value, or computes it from the previous one. The same value again is not a change. */
  readonly set: (next: Value | ((before: Value) => Value)) => void;
}

/** Keeps one immutable value. Listeners are called after each actual change; their errors are ignored. */
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
      notifyAll(listeners);
    },
  };
};
