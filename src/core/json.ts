/** A JSON object with unknown members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object and neither null nor an array. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own member of a JSON object; undefined for a member or value of any other kind. */
export const memberOf = (value: unknown, name: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** The members of a value of unknown type, to be destructured; none for null and undefined. */
export const membersOf = (value: unknown): Partial<Record<string, unknown>> => Object(value);
