// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type { TokenRequest, TokenResponse } from './types.ts';

/**
 * Get an access token.
 *
 * The grant decides what the token stands for: `anonymous` makes a new visitor, `refresh_token` renews a session as
 * whoever it belongs to, `authorization_code` and `authorized_client` sign a member in, `client_credentials` is for
 * apps.
 *
 * The call needs no token of its own, with one exception: `authorized_client` wants the header `Authorization` to
 * hold two tokens, `<access token>,<second token>`. The first is the visitor's access token, the second the API key
 * of the site's owner; a single comma stands between them. Such a call belongs on a server, never into a browser.
 *
 * Any status but 200 is a failure. A refresh token that is refused with 400 or 401 will not work later either; after
 * any other failure it may be tried again. A code works once, so its exchange is never repeated.
 *
 * Who may call: anyone. It is never repeated (class `never`).
 * Codes: `invalid_client`, `invalid_grant`, `invalid_request`, `unsupported_grant_type`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const createToken = (
  tokenRequest: TokenRequest,
  options: RequestOptions,
): Reply<TokenResponse, 'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type'> =>
  request(
    {
      url: '/oauth2/token',
      method: 'POST',
      data: tokenRequest,
      facts: { id: 'createToken', service: 'oauth2', repeat: 'never', identity: [] },
    },
    options,
  );
