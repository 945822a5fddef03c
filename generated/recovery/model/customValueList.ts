// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { NestedCustomValue } from './nestedCustomValue.ts';

/**
 * Values in an order.
 */
export interface CustomValueList {
  /**
   * The entries, which may be of different kinds.
   * @maxItems 1000
   */
  value?: readonly NestedCustomValue[];
}
