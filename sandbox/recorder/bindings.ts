import { isObject } from '../engine/values/objects.ts';
import { PLACEHOLDER } from './redact.ts';
import { isTime, TIME } from './times.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** The current values of recorded ids, times and secrets during a replay. */
export interface Bindings {
  /**
   * Compares an answer with the recorded one and binds each recorded id, time or secret to the current value at the same
   * path.
   */
  learn(recorded: unknown, actual: unknown): void;
  /** Replaces recorded ids, times and secrets in a value by the current values. */
  apply<T>(value: T): T;
  /** The placeholders of a value that have no binding yet. */
  unknownIn(value: unknown): string[];
}

/**
 * Makes the bindings of one replay.
 * @param given Values of placeholders that no answer contains, such as a password.
 */
export const createBindings = (given: Readonly<Record<string, string>> = {}): Bindings => {
  const secrets = new Map(Object.entries(given));
  const ids = new Map<string, string>();
  const times = new Map<string, string>();

  const learnText = (recorded: string, actual: string): void => {
    const before = recorded.match(PLACEHOLDER);
    if (before?.[0] === recorded) secrets.set(recorded.slice(2, -2), actual);
    const was = recorded.match(UUID) ?? [];
    const is = actual.match(UUID) ?? [];
    if (isTime(recorded) && isTime(actual)) times.set(recorded, actual);
    if (was.length === is.length)
      for (const [place, id] of was.entries()) ids.set(id.toLowerCase(), is[place] ?? id);
  };

  const learn = (recorded: unknown, actual: unknown): void => {
    if (typeof recorded === 'string' && typeof actual === 'string') learnText(recorded, actual);
    else if (Array.isArray(recorded) && Array.isArray(actual))
      for (const [place, entry] of recorded.entries()) learn(entry, actual[place]);
    else if (isObject(recorded) && isObject(actual))
      for (const [name, entry] of Object.entries(recorded)) learn(entry, actual[name]);
  };

  const text = (value: string): string =>
    value
      .replaceAll(
        PLACEHOLDER,
        (found, kind: string, number: string) => secrets.get(`${kind} ${number}`) ?? found,
      )
      .replaceAll(UUID, (found) => ids.get(found.toLowerCase()) ?? found)
      .replaceAll(TIME, (found) => times.get(found) ?? found);

  return {
    learn,
    apply: (value) =>
      value === undefined
        ? value
        : (JSON.parse(JSON.stringify(value), (_, part: unknown) =>
            typeof part === 'string' ? text(part) : part,
          ) as typeof value),
    unknownIn: (value) =>
      [...JSON.stringify(value ?? '').matchAll(PLACEHOLDER)]
        .map(([, kind = '', number = '']) => `${kind} ${number}`)
        .filter((name) => !secrets.has(name)),
  };
};
