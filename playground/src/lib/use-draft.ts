import { useState } from 'react';

export interface Draft<Values extends object> {
  /** The saved values, overlaid with the unsaved changes. */
  readonly values: Values;
  /** The unsaved changes only. */
  readonly changes: Partial<Values>;
  readonly dirty: boolean;
  readonly change: (part: Partial<Values>) => void;
  /** Drops changes that are now saved; a field that was changed again in the meantime keeps its newer value. */
  readonly forget: (saved: Partial<Values>) => void;
}

/** Overlays form input on saved values; a field set back to its saved value counts as unchanged. */
export const useDraft = <Values extends object>(saved: Values): Draft<Values> => {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const changes = Object.fromEntries(
    Object.entries(typed).filter(([key, value]) => !Object.is(value, Reflect.get(saved, key))),
  ) as Partial<Values>;
  return {
    values: { ...saved, ...typed },
    changes,
    dirty: Object.keys(changes).length > 0,
    change: (part) => setTyped((before) => ({ ...before, ...part })),
    forget: (part) =>
      setTyped(
        (before) =>
          Object.fromEntries(
            Object.entries(before).filter(
              ([key, value]) => !Object.hasOwn(part, key) || !Object.is(value, Reflect.get(part, key)),
            ),
          ) as Partial<Values>,
      ),
  };
};
