import { useMemo, useState } from 'react';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Selection {
  readonly count: number;
  /** Ids in the order in which they were selected. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** The name that a thing had when it was selected: it may be gone from the list since. */
  readonly nameOf: (id: string) => string;
  readonly set: (things: readonly Named[], on: boolean) => void;
  /** Keeps only these. */
  readonly keep: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** Which rows of a list are selected; what is filtered out of sight stays so. */
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
