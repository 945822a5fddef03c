// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogVersion } from './catalogVersion.ts';
import type { NotifiedCollectionId } from './notifiedCollectionId.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Which collection is gone.
 */
export interface CollectionDeleted {
  collection_Id: NotifiedCollectionId;
  originatedFromVersion?: CatalogVersion | Undeclared;
}
