// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type { TokenRequest, TokenResponse } from './types.ts';

/**
 * Get an access token.
 *
 * The grant decides which identity the token represents: `anonymous` creates a new visitor, `refresh_token` renews
 * a session for its visitor or member, `authorization_code` and `authorized_client` sign a member in,
 * `client_credentials` is for apps.
 *
 * The call itself needs no token, with one exception: `authorized_client` requires two tokens in the header
 * `Authorization`, `<access token>,<second token>`, with a single comma between them. The first is the visitor's
 * access token, the second the API key of the site's owner. Make this call from a server, never from a browser.
 *
 * Every status except 200 is a failure, and the member `error` of its body says which (RFC 6749, 5.2); the status
 * does not. `invalid_grant` with 400 or 401 means that the refresh token is permanently invalid. `invalid_client`,
 * `unauthorized_client` and `unsupported_grant_type` mean that the program is set up wrongly, and say nothing
 * about the token. After any other failure, also a 400 that has only a `message`, the call may be retried. A code
 * works once, so its exchange is never retried.
 *
 * Who may call: anyone. Never retried (repeat class `never`).
 * Error codes: `invalid_client`, `invalid_grant`, `invalid_request`, `unauthorized_client`, `unsupported_grant_type`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const createToken = (
  tokenRequest: TokenRequest,
  options: RequestOptions,
): Reply<
  TokenResponse,
  'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unauthorized_client' | 'unsupported_grant_type'
> =>
  request(
    {
      method: 'POST',
      data: tokenRequest,
      facts: { repeat: 'never', id: 'createToken', service: 'oauth2', credentials: true, identity: [] },
      url: '/oauth2/token',
    },
    options,
  );
