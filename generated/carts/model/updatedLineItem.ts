// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogOverrideFields } from './catalogOverrideFields.ts';
import type { CatalogReference } from './catalogReference.ts';
import type { ExtendedFields } from './extendedFields.ts';
import type { Quantity } from './quantity.ts';
import type { SelectedMembership } from './selectedMembership.ts';
import type { TaxableAddress } from './taxableAddress.ts';

/**
 * An item of a catalog, within an update of the cart.
 */
export interface UpdatedLineItem {
  catalogReference: CatalogReference;
  quantity?: Quantity;
  selectedMembership?: SelectedMembership;
  catalogOverrideFields?: CatalogOverrideFields;
  taxableAddress?: TaxableAddress;
  extendedFields?: ExtendedFields;
}
