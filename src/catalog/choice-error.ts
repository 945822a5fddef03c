import { ValidationError } from '../core/errors/call-errors.ts';

/** Why a choice cannot go into a cart. */
export type ChoiceProblem =
  | 'choice-incomplete'
  | 'choice-sold-out'
  | 'choice-impossible'
  | 'choice-unknown'
  | 'variants-unknown'
  | 'file-missing'
  | 'text-too-long';

/**
 * The choice of a product cannot be added to a cart; no request was sent. The platform would answer such an add with 200
 * without adding a line.
 */
export class ChoiceError extends ValidationError {
  declare readonly code: ChoiceProblem;
  /** Names of the options without a choice, and titles of the missing mandatory texts, in the product's order. */
  readonly missing: readonly string[];

  constructor(message: string, code: ChoiceProblem, missing: readonly string[] = []) {
    super(message, { code });
    this.missing = missing;
  }
}
