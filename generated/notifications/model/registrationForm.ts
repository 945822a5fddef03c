// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormMessages } from './formMessages.ts';
import type { InputControl } from './inputControl.ts';

/**
 * What guests are asked when they register, and the texts around it.
 */
export interface RegistrationForm {
  /**
   * The questions; `orderIndex` tells their order.
   * @maxItems 300
   */
  controls: InputControl[];
  messages?: FormMessages;
}
