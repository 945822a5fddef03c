import { useMemo, useState } from 'react';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Selection {
  readonly count: number;
  /** Ids in the order of selection. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** The name of an item when it was selected; the item may have left the list since. */
  readonly nameOf: (id: string) => string;
  readonly set: (things: readonly Named[], on: boolean) => void;
  /** Reduces the selection to these ids. */
  readonly keep: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** The selected rows of a list; rows stay selected when a filter hides them. */
export const useSelection = (): Selection => {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  return useMemo(
    () => ({
      count: names.size,
      ids: [...names.keys()],
      has: (id) => names.has(id),
      nameOf: (id) => names.get(id) ?? id,
      set: (things, on) =>
        setNames((before) => {
          const after = new Map(before);
          for (const { id, name } of things)
            if (on) after.set(id, name);
            else after.delete(id);
          return after;
        }),
      keep: (ids) => setNames((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
      clear: () => setNames(new Map()),
    }),
    [names],
  );
};
