import type { CartEditResult } from '../types.ts';

/** The possible values of a field: more than one if the result of an edit is unknown. */
type Possible<Value> = ReadonlySet<Value>;

/** A finished edit of one field. */
interface FinishedEdit<Value> {
  readonly result: CartEditResult;
  readonly apply: (value: Value) => Value;
}

/**
 * Values that a field may have after edits: every edit applied in order, without those that failed. An edit whose result
 * is unknown may or may not have taken effect.
 */
export const expected = <Value>(start: Value, edits: readonly FinishedEdit<Value>[]): Possible<Value> =>
  edits.reduce<Possible<Value>>(
    (possible, { result, apply }) => {
      if (result.outcome !== 'failed') return new Set([...possible].map(apply));
      if (result.error.retryable !== 'unknown') return possible;
      return new Set([...possible, ...[...possible].map(apply)]);
    },
    new Set([start]),
  );
