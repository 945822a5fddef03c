// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ClientId } from './clientId.ts';

/**
 * Makes a new visitor. Whatever an earlier visitor had, such as a cart, stays with the earlier one.
 */
export interface AnonymousGrant {
  clientId: ClientId;
  grantType: 'anonymous';
}
