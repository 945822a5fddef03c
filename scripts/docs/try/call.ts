/** Identity of a tried call: a new visitor, the owner of a given key or token, or none. */
export type Caller = 'visitor' | 'key' | 'nobody';

/** One parameter of a call, as its field shows it. */
export interface TryParameter {
  readonly name: string;
  readonly required: boolean;
  /** Initial value of the field; empty for optional parameters. */
  readonly value: string;
  /** Kind of value that the field accepts. */
  readonly example: string;
  /** Whether the field holds JSON: its value is a list or an object. */
  readonly json: boolean;
}

/** Facts about one operation for the panel; a page carries them as JSON. */
export interface TryCall {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  /** With the prefix that it has on other hosts than the platform's. */
  readonly path: string;
  readonly caller: Caller;
  /** Whether a nested query goes as the one parameter `.r`. */
  readonly packed: boolean;
  readonly inPath: readonly TryParameter[];
  readonly inQuery: readonly TryParameter[];
  /** The examples of the body as JSON text; empty for a call without a body. */
  readonly bodies: readonly { readonly summary: string; readonly text: string }[];
}
