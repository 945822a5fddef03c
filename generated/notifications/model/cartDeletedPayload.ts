// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EntityFacts } from './entityFacts.ts';
import type { NotifiedCartDeletion } from './notifiedCartDeletion.ts';

/**
 * The cart and what happened to it.
 */
export type CartDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.cart';
  slug: 'deleted';
  deletedEvent: NotifiedCartDeletion;
};
