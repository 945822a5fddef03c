import { useRef, useSyncExternalStore } from 'react';
import type { Observable } from '../core/observable.ts';

/**
 * Renders with the value of an observable, or with what `select` makes of it: then only a change of that renders again.
 * What `select` returns is compared by `Object.is`.
 */
export const useObservable = <Value, Selected = Value>(
  observable: Observable<Value>,
  select?: (value: Value) => Selected,
): Selected => {
  const last = useRef<{ readonly from: Value; readonly by: unknown; readonly selected: Selected }>(undefined);
  const readFrom = (from: Value): Selected => {
    if (!select) return from as unknown as Selected;
    // A selection that makes a new object each time must not look like a change.
    if (last.current?.from !== from || last.current.by !== select)
      last.current = { from, by: select, selected: select(from) };
    return last.current.selected;
  };
  const read = () => readFrom(observable.getSnapshot());
  const { getServerSnapshot } = observable;
  const readServer = getServerSnapshot ? () => readFrom(getServerSnapshot()) : read;
  return useSyncExternalStore(observable.subscribe, read, readServer);
};
