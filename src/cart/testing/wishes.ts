import type { CartEditResult } from '../types.ts';

/** What may be the state of one thing: more than one value where the answer of an edit was never found out. */
type Possible<Value> = ReadonlySet<Value>;

/** An edit of one thing that has come to its end. */
interface Wish<Value> {
  readonly result: CartEditResult;
  readonly apply: (value: Value) => Value;
}

/**
 * What a buyer may rightly expect of one thing: what they asked for, in their order, without what they were told has
 * failed. Of what is not known to have happened, both.
 */
export const expected = <Value>(start: Value, wishes: readonly Wish<Value>[]): Possible<Value> =>
  wishes.reduce<Possible<Value>>(
    (possible, { result, apply }) => {
      if (result.outcome !== 'failed') return new Set([...possible].map(apply));
      if (result.error.retryable !== 'unknown') return possible;
      return new Set([...possible, ...[...possible].map(apply)]);
    },
    new Set([start]),
  );
