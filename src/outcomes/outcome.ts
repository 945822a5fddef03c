/**
 * The effect of a successful call. All functions of this entry use these outcomes.
 *
 * - `applied`: the request took full effect: the pieces are in the cart, the line is removed, the change is made.
 * - `capped`: fewer pieces than requested are in the cart.
 * - `ignored`: the request had no effect.
 * - `partial`: a part of the request took effect.
 */
export type Outcome = 'applied' | 'capped' | 'ignored' | 'partial';

/** A part of a request with an outcome of its own. */
export interface WithOutcome {
  readonly outcome: Outcome;
}

/** Overall outcome: the common outcome of all parts, otherwise `partial`. An empty list counts as `applied`. */
export const wholeOf = (...lists: readonly (readonly WithOutcome[])[]): Outcome => {
  const outcomes = lists.flatMap((parts) => parts.map(({ outcome }) => outcome));
  const isAll = (...some: readonly Outcome[]) => outcomes.every((outcome) => some.includes(outcome));
  if (isAll('applied')) return 'applied';
  if (isAll('ignored')) return 'ignored';
  return isAll('applied', 'capped') ? 'capped' : 'partial';
};
