// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { PageUrl } from './pageUrl.ts';

/**
 * The programme of the event.
 */
export interface AgendaSettings {
  /** Guests see a programme. */
  enabled: boolean;
  /** Address of the page with the programme. */
  pageUrl?: PageUrl;
}
