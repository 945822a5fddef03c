// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type { CreateRedirectSessionRequest, CreateRedirectSessionResponse } from './types.ts';

/**
 * Create a redirect session.
 *
 * Give exactly one intent: one of `bookingsCheckout`, `ecomCheckout`, `eventsCheckout`, `paidPlansCheckout`,
 * `login`, `logout`, `auth`, `storesProduct`, `bookingsBook`, `ecomOrderPaymentRequest`, `memberAccountPage`. None
 * or more than one is rejected with 400. `callbacks`, `preferences` and `origin` may accompany any of them.
 *
 * The session belongs to the visitor or member who creates it, so the call requires their token; the token of the
 * owner or an app is rejected. Send the visitor to `redirectSession.fullUrl` unchanged, without adding or removing
 * parameters.
 *
 * A second call creates a second session. For a sign-in (`auth`) this does no harm; for the other intents the
 * first URL stays valid until it expires.
 *
 * Who may call: visitor, member. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `CALLBACK_URL_NOT_ALLOWED`, `CART_CANNOT_BE_ORDERED`, `CHECKOUT_NOT_FOUND`, `RESERVATION_NOT_FOUND`, `SITE_NOT_PUBLISHED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const createRedirectSession = (
  createRedirectSessionRequest: CreateRedirectSessionRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<
  CreateRedirectSessionResponse,
  | 'CALLBACK_URL_NOT_ALLOWED'
  | 'CART_CANNOT_BE_ORDERED'
  | 'CHECKOUT_NOT_FOUND'
  | 'RESERVATION_NOT_FOUND'
  | 'SITE_NOT_PUBLISHED'
> =>
  request(
    {
      method: 'POST',
      data: createRedirectSessionRequest,
      facts: {
        repeat: 'adds',
        id: 'createRedirectSession',
        service: 'redirect-session',
        prefixes: ['/_api/redirects-api', '/headless'],
        identity: ['visitor', 'member'],
      },
      url: '/v1/redirect-session',
    },
    options,
  );
