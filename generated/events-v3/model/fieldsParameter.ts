// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventFieldset } from './eventFieldset.ts';

/**
 * What the answer holds beyond the base fields; the parameter is repeated for each fieldset. A fieldset that the caller may not see is answered with 403.
 */
export type FieldsParameter = readonly EventFieldset[];
