// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { RsvpAcceptanceInput } from './rsvpAcceptanceInput.ts';
import type { RsvpRefusalInput } from './rsvpRefusalInput.ts';

/**
 * Texts of the answer to an invitation, to send.
 */
export interface RsvpFormMessagesInput {
  /** Label of the yes. */
  rsvpYesOption?: string;
  /** Label of the no. */
  rsvpNoOption?: string;
  positiveMessages?: RsvpAcceptanceInput;
  waitlistMessages?: RsvpAcceptanceInput;
  negativeMessages?: RsvpRefusalInput;
  /** Label of the button. */
  submitActionLabel?: string;
}
