// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormMessagesInput } from './formMessagesInput.ts';
import type { InputControlInput } from './inputControlInput.ts';

/**
 * What guests are asked when they register, to send.
 */
export interface RegistrationFormInput {
  /** @maxItems 300 */
  controls?: readonly InputControlInput[];
  messages?: FormMessagesInput;
}
