// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Undeclared } from './undeclared.ts';
import type { VatType } from './vatType.ts';

/**
 * Tax number of the buyer; used in Brazil only.
 */
export interface VatId {
  /** @maxLength 100 */
  id: string;
  type: VatType | Undeclared;
}
