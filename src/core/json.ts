/** A JSON object with unknown members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object and neither null nor an array. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own member of a JSON object; undefined for a member or value of any other kind. */
export const memberOf = (value: unknown, name: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/**
 * The entry of a table under a key that comes from outside, such as a code or a status. Undefined for the names that every
 * object inherits, such as `constructor`, unless the table has them.
 */
export const entryOf = <Value>(
  table: Readonly<Record<string, Value>>,
  key: string | undefined,
): Value | undefined => (key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined);

/** The members of a value of unknown type, for destructuring; no members for null and undefined. */
export const membersOf = (value: unknown): Partial<Record<string, unknown>> => Object(value);

/** A member of a value of unknown type, own or inherited; undefined for null and undefined. */
export const memberAt = (value: unknown, name: string): unknown => membersOf(value)[name];

/**
 * A member as text of at most 1,000 characters, so that an error stays short; empty if the member is neither a text nor
 * a number.
 */
export const textAt = (value: unknown, name: string): string => {
  const member = membersOf(value)[name];
  return typeof member === 'string' || typeof member === 'number' ? `${member}`.slice(0, 1000) : '';
};
