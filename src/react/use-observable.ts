import { useRef, useSyncExternalStore } from 'react';
import type { Observable } from '../core/observable.ts';

/**
 * Renders with the value of an observable, or with the result of `select`: then the component renders again only when
 * this result changes. Results are compared by `Object.is`.
 */
export const useObservable = <Value, Selected = Value>(
  observable: Observable<Value>,
  select?: (value: Value) => Selected,
): Selected => {
  const last = useRef<{ readonly from: Value; readonly by: unknown; readonly selected: Selected }>(undefined);
  const readFrom = (from: Value): Selected => {
    if (!select) return from as unknown as Selected;
    // If `select` returns a new object each time, this must not count as a change.
    if (last.current?.from !== from || last.current.by !== select)
      last.current = { from, by: select, selected: select(from) };
    return last.current.selected;
  };
  const read = () => readFrom(observable.getSnapshot());
  const { getServerSnapshot } = observable;
  const readServer = getServerSnapshot ? () => readFrom(getServerSnapshot()) : read;
  return useSyncExternalStore(observable.subscribe, read, readServer);
};
