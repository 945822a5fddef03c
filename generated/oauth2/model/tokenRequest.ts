// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AnonymousGrant } from './anonymousGrant.ts';
import type { AuthorizationCodeGrant } from './authorizationCodeGrant.ts';
import type { AuthorizedClientGrant } from './authorizedClientGrant.ts';
import type { ClientCredentialsGrant } from './clientCredentialsGrant.ts';
import type { RefreshTokenGrant } from './refreshTokenGrant.ts';

/**
 * One of the grants. The value of `grantType` (or `grant_type`) says which.
 */
export type TokenRequest =
  | AnonymousGrant
  | RefreshTokenGrant
  | AuthorizationCodeGrant
  | AuthorizedClientGrant
  | ClientCredentialsGrant;
