/**
 * What a success has come to. One vocabulary for every guard, so that one table of sentences serves all.
 *
 * - `applied`: all that was asked for has been done: the pieces are in the cart, the line is gone, the change is made.
 * - `capped`: it is there, but fewer pieces than asked for.
 * - `ignored`: nothing has come of it.
 * - `partial`: something has come of it, and something has not.
 */
export type Outcome = 'applied' | 'capped' | 'ignored' | 'partial';

/** Something that has an outcome of its own. */
export interface WithOutcome {
  readonly outcome: Outcome;
}

/** The outcome of a whole: whatever its parts agree on. Of nothing, nothing is missing. */
export const wholeOf = (...lists: readonly (readonly WithOutcome[])[]): Outcome => {
  const outcomes = lists.flatMap((parts) => parts.map(({ outcome }) => outcome));
  const isAll = (...some: readonly Outcome[]) => outcomes.every((outcome) => some.includes(outcome));
  if (isAll('applied')) return 'applied';
  if (isAll('ignored')) return 'ignored';
  return isAll('applied', 'capped') ? 'capped' : 'partial';
};
