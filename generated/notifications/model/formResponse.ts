// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormInputValue } from './formInputValue.ts';

/**
 * What somebody filled in.
 */
export interface FormResponse {
  /**
   * One entry per filled field.
   * @maxItems 200
   */
  inputValues?: FormInputValue[];
}
