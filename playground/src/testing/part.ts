/** Casts a partial value to a large type, for a test that reads only those parts. */
export const part = <T>(value: { [Key in keyof T]?: T[Key] }): T => value as T;
