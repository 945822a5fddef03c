import type { Observable } from './observable.ts';

/** Work that runs only while there is a subscriber. */
export interface Watch {
  /** Adds a subscriber; returns the function that removes it. The work runs while there is at least one subscriber. */
  readonly enter: () => () => void;
  /** The same observable; a listener of it counts as a subscriber too. */
  readonly over: <Value>(value: Observable<Value>) => Observable<Value>;
  /** Whether there is a subscriber. */
  readonly isOpen: () => boolean;
  /** Ends the work permanently, even if there are subscribers. */
  readonly close: () => void;
}

/** `start` begins the work, such as timers, listeners or calls, and returns the function that ends it. */
export const createWatch = (start: () => () => void): Watch => {
  let subscribers = 0;
  let isClosed = false;
  let end: (() => void) | undefined;
  const stop = () => {
    end?.();
    end = undefined;
  };
  const enter = () => {
    let isIn = true;
    if (++subscribers === 1 && !isClosed) end = start();
    return () => {
      if (!isIn) return;
      isIn = false;
      if (--subscribers === 0) stop();
    };
  };
  const over = <Value>(value: Observable<Value>): Observable<Value> => ({
    ...value,
    subscribe: (listener) => {
      const leave = value.subscribe(listener);
      const away = enter();
      return () => {
        leave();
        away();
      };
    },
  });
  return {
    enter,
    over,
    isOpen: () => subscribers > 0,
    close: () => {
      isClosed = true;
      stop();
    },
  };
};
