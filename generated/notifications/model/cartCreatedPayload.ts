// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EntityFacts } from './entityFacts.ts';
import type { NotifiedCartCreation } from './notifiedCartCreation.ts';

/**
 * The cart and what happened to it.
 */
export type CartCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.cart';
  slug: 'created';
  createdEvent: NotifiedCartCreation;
};
