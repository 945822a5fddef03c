// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventFieldsets } from './eventFieldsets.ts';
import type { NewEvent } from './newEvent.ts';

export interface CreateEventRequest {
  event: NewEvent;
  /** Keep the event a draft, to be published later. Without it the event is published at once. */
  draft?: boolean;
  fields?: EventFieldsets;
}
