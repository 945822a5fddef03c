// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogVersion } from './catalogVersion.ts';
import type { ChangedFields } from './changedFields.ts';
import type { NotifiedCollectionId } from './notifiedCollectionId.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * What is no longer the same about a collection; without the values.
 */
export interface CollectionChanged {
  collection_Id: NotifiedCollectionId;
  changedFields: ChangedFields;
  originatedFromVersion?: CatalogVersion | Undeclared;
}
