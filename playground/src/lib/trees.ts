/** Whether a JSON value has members: an object or a list. */
export const hasMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a JSON value is an object and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  hasMembers(value) && !Array.isArray(value);
