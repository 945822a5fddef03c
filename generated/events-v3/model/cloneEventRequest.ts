// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventChanges } from './eventChanges.ts';
import type { EventFieldMask } from './eventFieldMask.ts';
import type { EventFieldsets } from './eventFieldsets.ts';

export interface CloneEventRequest {
  /** What the copy has instead. */
  event?: EventChanges;
  /** Keep the copy a draft, as it is without this. Whether false publishes it at once is not established. */
  draft?: boolean;
  fields?: EventFieldsets;
  fieldmask?: EventFieldMask;
}
