// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogVersion } from './catalogVersion.ts';
import type { ChangedFields } from './changedFields.ts';
import type { ChangedVariantChoices } from './changedVariantChoices.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One variant and which of its fields changed.
 */
export interface ChangedVariant {
  variantId: string;
  /** Name of each option to the choice that makes the variant. */
  choices?: ChangedVariantChoices;
  changedFields: ChangedFields;
  originatedFromVersion?: CatalogVersion | Undeclared;
}
