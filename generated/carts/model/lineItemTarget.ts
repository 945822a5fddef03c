// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { LineItemTargetName } from './lineItemTargetName.ts';
import type { SuggestedFix } from './suggestedFix.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One line, or any line when there is no id.
 */
export interface LineItemTarget {
  name: LineItemTargetName | Undeclared;
  /** Id of the line in the cart. */
  id?: string;
  suggestedFix?: SuggestedFix | Undeclared;
}
