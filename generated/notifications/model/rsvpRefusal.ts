// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { RsvpRefusalConfirmed } from './rsvpRefusalConfirmed.ts';

/**
 * Texts for guests who do not come.
 */
export interface RsvpRefusal {
  /** Above the form. */
  title: string;
  confirmation?: RsvpRefusalConfirmed;
}
