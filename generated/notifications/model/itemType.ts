// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ItemTypePreset } from './itemTypePreset.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Kind of the item. Exactly one of the members is there.
 */
export interface ItemType {
  preset?: ItemTypePreset | Undeclared;
  /** A kind of the app's own. */
  custom?: string;
}
