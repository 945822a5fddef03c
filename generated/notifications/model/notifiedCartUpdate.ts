// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ModifiedFields } from './modifiedFields.ts';
import type { NotifiedCart } from './notifiedCart.ts';

/**
 * A changed cart.
 */
export interface NotifiedCartUpdate {
  currentEntity: NotifiedCart;
  modifiedFields?: ModifiedFields;
}
