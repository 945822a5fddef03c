// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CustomValueMapValue } from './customValueMapValue.ts';

/**
 * Values by key.
 */
export interface CustomValueMap {
  /** The values under the keys that the site has chosen. */
  value?: CustomValueMapValue;
}
