// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TextDecorationType } from './textDecorationType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One way in which text stands out. Beside its type it may carry one member with the particulars, such as `colorData`, `linkData` or `fontWeightValue`; as with nodes, they pass as they are.
 */
export interface TextDecoration {
  type: TextDecorationType | Undeclared;
  [key: string]: unknown;
}
