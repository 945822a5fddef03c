import { useState } from 'react';

export interface Draft<Values extends object> {
  /** What is saved, with what was typed over it. */
  readonly values: Values;
  /** Only what was typed. */
  readonly changes: Partial<Values>;
  readonly dirty: boolean;
  readonly change: (part: Partial<Values>) => void;
  /** These values are saved: they are no longer typed, unless something else was typed meanwhile. */
  readonly forget: (saved: Partial<Values>) => void;
}

/** What is typed over saved values; what comes back to its saved value counts as not typed. */
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
