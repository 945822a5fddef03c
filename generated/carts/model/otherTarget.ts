// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { OtherTargetName } from './otherTargetName.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * The cart as a whole.
 */
export interface OtherTarget {
  name: OtherTargetName | Undeclared;
}
