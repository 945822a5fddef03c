// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CustomValue } from './customValue.ts';

/**
 * One field that the site has added to the profile, with its value.
 */
export interface CustomField {
  /** Key of the field on the site. */
  name: string;
  value?: CustomValue;
}
