// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AuthorizeRequest } from './authorizeRequest.ts';
import type { AuthPrompt } from './authPrompt.ts';

/**
 * Sign-in that comes back with a code for the token endpoint.
 */
export interface AuthIntent {
  authRequest: AuthorizeRequest;
  prompt?: AuthPrompt;
}
