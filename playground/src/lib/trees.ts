/** Whether a JSON value is an object or an array. */
export const hasMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a JSON value is an object and not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  hasMembers(value) && !Array.isArray(value);
