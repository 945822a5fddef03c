/**
 * The value under a key that came from outside; undefined when there is none. A plain read would also find what every
 * object inherits, such as `constructor` or `__proto__`.
 */
export const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Whether a value is an object with members, and neither null nor a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
