// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { RsvpAcceptanceConfirmedInput } from './rsvpAcceptanceConfirmedInput.ts';

/**
 * Texts for guests who come, or wait for a place, to send.
 */
export interface RsvpAcceptanceInput {
  /** Above the form. */
  title?: string;
  confirmation?: RsvpAcceptanceConfirmedInput;
}
