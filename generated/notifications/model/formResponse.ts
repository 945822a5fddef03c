// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { InputValue } from './inputValue.ts';

/**
 * Answers to a form.
 */
export interface FormResponse {
  /**
   * One entry per input that has an answer.
   * @maxItems 200
   */
  inputValues: InputValue[];
}
