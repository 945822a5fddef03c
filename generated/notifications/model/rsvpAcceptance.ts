// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { RsvpAcceptanceConfirmed } from './rsvpAcceptanceConfirmed.ts';

/**
 * Texts for guests who come, or wait for a place.
 */
export interface RsvpAcceptance {
  /** Above the form. */
  title: string;
  confirmation?: RsvpAcceptanceConfirmed;
}
