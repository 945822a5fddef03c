/** Makes a value of a large type for a test that reads only a part of it. */
export const part = <T>(value: { [Key in keyof T]?: T[Key] }): T => value as T;
