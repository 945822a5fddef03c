// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogVersion } from './catalogVersion.ts';
import type { Media } from './media.ts';
import type { NotifiedCollectionId } from './notifiedCollectionId.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * The first values of a collection.
 */
export interface CollectionCreated {
  collection_Id: NotifiedCollectionId;
  name?: string;
  media?: Media;
  /** The part of the collection's address that names it. */
  slug?: string;
  /** Whether visitors of the store see the collection. */
  visible?: boolean;
  originatedFromVersion?: CatalogVersion | Undeclared;
}
