// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type { CreateRedirectSessionRequest, CreateRedirectSessionResponse } from './types.ts';

/**
 * Create a redirect session.
 *
 * Give exactly one intent: one of `bookingsCheckout`, `ecomCheckout`, `eventsCheckout`, `paidPlansCheckout`,
 * `login`, `logout`, `auth`, `storesProduct`, `bookingsBook`, `ecomOrderPaymentRequest`, `memberAccountPage`.
 * None or two are answered with 400. The members `callbacks`, `preferences` and `origin` go with any of them.
 *
 * The session belongs to the visitor or member who makes it, so it takes their token; the owner's or an app's token
 * is refused. Send the visitor to `redirectSession.fullUrl` as it is, without adding or dropping parameters.
 *
 * A second call makes a second session. For sign-in (`auth`) that does no harm; for the other intents the first
 * address stays open until it expires.
 *
 * Who may call: visitor, member. It is repeated only if it was surely not sent (class `adds`).
 * Codes: `CALLBACK_URL_NOT_ALLOWED`, `CHECKOUT_NOT_FOUND`, `RESERVATION_NOT_FOUND`, `SITE_NOT_PUBLISHED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const createRedirectSession = (
  createRedirectSessionRequest: CreateRedirectSessionRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<
  CreateRedirectSessionResponse,
  'CALLBACK_URL_NOT_ALLOWED' | 'CHECKOUT_NOT_FOUND' | 'RESERVATION_NOT_FOUND' | 'SITE_NOT_PUBLISHED'
> =>
  request(
    {
      url: '/v1/redirect-session',
      method: 'POST',
      data: createRedirectSessionRequest,
      facts: {
        id: 'createRedirectSession',
        service: 'redirect-session',
        repeat: 'adds',
        identity: ['visitor', 'member'],
        prefixes: ['/_api/redirects-api', '/headless'],
      },
    },
    options,
  );
