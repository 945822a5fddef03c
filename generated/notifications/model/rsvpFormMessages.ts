// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { RsvpAcceptance } from './rsvpAcceptance.ts';
import type { RsvpRefusal } from './rsvpRefusal.ts';

/**
 * Texts of the answer to an invitation.
 */
export interface RsvpFormMessages {
  /** Label of the yes. */
  rsvpYesOption: string;
  /** Label of the no. */
  rsvpNoOption: string;
  positiveMessages?: RsvpAcceptance;
  waitlistMessages?: RsvpAcceptance;
  negativeMessages?: RsvpRefusal;
  /** Label of the button. */
  submitActionLabel: string;
}
