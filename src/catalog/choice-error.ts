import { ValidationError } from '../core/errors/call-errors.ts';

/** Why a choice cannot go into a cart. */
export type ChoiceProblem =
  | 'choice-incomplete'
  | 'choice-sold-out'
  | 'choice-impossible'
  | 'choice-unknown'
  | 'text-too-long';

/**
 * The choice of a product cannot go into a cart as it is; nothing was sent. The platform would answer such an addition
 * with a success that has no line (R52).
 */
export class ChoiceError extends ValidationError {
  declare readonly code: ChoiceProblem;
  /** Names of the options without a choice, and titles of the mandatory texts without one, in the order of the page. */
  readonly missing: readonly string[];

  constructor(message: string, code: ChoiceProblem, missing: readonly string[] = []) {
    super(message, { code });
    this.missing = missing;
  }
}
