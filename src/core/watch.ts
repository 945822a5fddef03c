import type { Observable } from './observable.ts';

/** Work that goes on only while somebody looks. */
export interface Watch {
  /** Begins to look; returns how to stop. The work starts with the first that looks and ends with the last. */
  readonly enter: () => () => void;
  /** The same observable, whose listeners look. */
  readonly over: <Value>(value: Observable<Value>) => Observable<Value>;
  /** Whether somebody looks. */
  readonly isOpen: () => boolean;
  /** Ends the work for good, whoever looks. */
  readonly close: () => void;
}

/** `start` begins the work and returns how to end it: timers, listeners, calls. */
export const createWatch = (start: () => () => void): Watch => {
  let lookers = 0;
  let isClosed = false;
  let end: (() => void) | undefined;
  const stop = () => {
    end?.();
    end = undefined;
  };
  const enter = () => {
    let isIn = true;
    if (++lookers === 1 && !isClosed) end = start();
    return () => {
      if (!isIn) return;
      isIn = false;
      if (--lookers === 0) stop();
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
    isOpen: () => lookers > 0,
    close: () => {
      isClosed = true;
      stop();
    },
  };
};
