// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { InputValueInput } from './inputValueInput.ts';

/**
 * Answers to a form, to send.
 */
export interface FormResponseInput {
  /**
   * One entry per input; an input that is left out has no answer.
   * @maxItems 200
   */
  inputValues: readonly InputValueInput[];
}
