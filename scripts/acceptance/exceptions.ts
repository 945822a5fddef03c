/** What no journey shows, each with its reason; whatever is listed here and yet shown is an error. */
export interface Exceptions {
  readonly sentences: Readonly<Record<string, string>>;
  readonly operations: Readonly<Record<string, string>>;
  readonly notifications: Readonly<Record<string, string>>;
}

export const exceptions: Exceptions = {
  sentences: {},
  operations: {},
  notifications: {},
};
