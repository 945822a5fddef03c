// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  ResendDuringAuthenticationRequest,
  StartRequest,
  StartResponse,
  StateMachineResponse,
  VerifyDuringAuthenticationRequest,
} from './types.ts';

/**
 * Start a verification.
 *
 * Sends a code to the e-mail address of an identity, outside a sign-in. Requires the permission `IAM.START`. Newer releases of the packages write the path in lower case (`/v1/start`).
 *
 * Who may call: visitor, member, owner, app. Never retried (repeat class `never`).
 * Error codes: `NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const start = (
  startRequest: StartRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<StartResponse, 'NOT_FOUND'> =>
  request(
    {
      method: 'POST',
      data: startRequest,
      facts: {
        repeat: 'never',
        id: 'start',
        service: 'verification',
        credentials: true,
        prefixes: ['/_api/iam/verification', '/_api/iam/verification'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: '/v1/Start',
    },
    options,
  );

/**
 * Submit the code from the e-mail.
 *
 * Continues a sign-in in the state REQUIRE_EMAIL_VERIFICATION. The response has the next state: SUCCESS with the session token, or REQUIRE_OWNER_APPROVAL on a site whose owner approves members manually. A wrong code is an error, not a state; the sign-in keeps waiting with the same state token until the attempts are used up.
 *
 * Who may call: visitor, member. Never retried (repeat class `never`).
 * Error codes: `VERIFICATION_FAILED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const verifyDuringAuthentication = (
  verifyDuringAuthenticationRequest: VerifyDuringAuthenticationRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<StateMachineResponse, 'VERIFICATION_FAILED'> =>
  request(
    {
      method: 'POST',
      data: verifyDuringAuthenticationRequest,
      facts: {
        repeat: 'never',
        id: 'verifyDuringAuthentication',
        service: 'verification',
        credentials: true,
        prefixes: ['/_api/iam/verification', '/_api/iam/verification'],
        identity: ['visitor', 'member'],
      },
      url: '/v1/auth/verify',
    },
    options,
  );

/**
 * Send the code again.
 *
 * Sends a new code for a sign-in in the state REQUIRE_EMAIL_VERIFICATION; the previous code becomes invalid. A
 * second call within a short time fails with 429. From then on, use the state token of the response.
 *
 * Only in earlier releases of the packages.
 *
 * Who may call: visitor, member. Never retried (repeat class `never`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const resendDuringAuthentication = (
  resendDuringAuthenticationRequest: ResendDuringAuthenticationRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<StateMachineResponse> =>
  request(
    {
      method: 'POST',
      data: resendDuringAuthenticationRequest,
      facts: {
        repeat: 'never',
        id: 'resendDuringAuthentication',
        service: 'verification',
        credentials: true,
        prefixes: ['/_api/iam/verification', '/_api/iam/verification'],
        identity: ['visitor', 'member'],
      },
      url: '/v1/auth/resend',
    },
    options,
  );
