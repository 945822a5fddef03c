/** Who a call is tried as: a new visitor, whoever a key or token belongs to, or nobody. */
export type Caller = 'visitor' | 'key' | 'nobody';

/** One parameter of a call, as its field shows it. */
export interface TryParameter {
  readonly name: string;
  readonly required: boolean;
  /** What its field begins with; empty for those that may be left out. */
  readonly value: string;
  /** What its field may hold. */
  readonly example: string;
  /** Whether the field holds JSON: its value is a list or an object. */
  readonly json: boolean;
}

/** What the panel knows of one operation; a page carries it as JSON. */
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
