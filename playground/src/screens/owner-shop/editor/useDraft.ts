import { useState } from 'react';

export interface Draft<Values extends object> {
  /** What is saved, with what was typed over it. */
  readonly values: Values;
  /** Only what was typed. */
  readonly changes: Partial<Values>;
  readonly dirty: boolean;
  readonly change: (part: Partial<Values>) => void;
  readonly forget: () => void;
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
    forget: () => setTyped({}),
  };
};
