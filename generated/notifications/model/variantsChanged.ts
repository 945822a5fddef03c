// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogVersion } from './catalogVersion.ts';
import type { ChangedVariant } from './changedVariant.ts';
import type { NotifiedProductId } from './notifiedProductId.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Which variants of a product changed, and where.
 */
export interface VariantsChanged {
  productId: NotifiedProductId;
  /**
   * The variants that changed.
   * @maxItems 1000
   */
  variants: ChangedVariant[];
  originatedFromVersion?: CatalogVersion | Undeclared;
}
