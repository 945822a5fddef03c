// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { LineItemTarget } from './lineItemTarget.ts';
import type { OtherTarget } from './otherTarget.ts';

/**
 * What the violation is about. Exactly one of the members is there.
 */
export interface ViolationTarget {
  lineItem?: LineItemTarget;
  other?: OtherTarget;
}
