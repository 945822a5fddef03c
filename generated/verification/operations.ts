// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
 * Sends a code to the e-mail address of an identity, outside of a sign-in. Needs the permission `IAM.START`. Newer releases of the packages write the path in lower case (`/v1/start`).
 *
 * Who may call: visitor, member, owner, app. It is never repeated (class `never`).
 * Codes: `NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const start = (
  startRequest: StartRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<StartResponse, 'NOT_FOUND'> =>
  request(
    {
      url: '/v1/Start',
      method: 'POST',
      data: startRequest,
      facts: {
        id: 'start',
        service: 'verification',
        repeat: 'never',
        identity: ['visitor', 'member', 'owner', 'app'],
        prefixes: ['/_api/iam/verification', '/_api/iam/verification'],
      },
    },
    options,
  );

/**
 * Hand in the code of the e-mail.
 *
 * Goes on with a sign-in that waits in REQUIRE_EMAIL_VERIFICATION. The answer is the next state: SUCCESS with the session token, or REQUIRE_OWNER_APPROVAL on a site that lets members in by hand. A wrong code is an error, not a state; the sign-in goes on waiting with the same state token until the attempts are used up.
 *
 * Who may call: visitor, member. It is never repeated (class `never`).
 * Codes: `VERIFICATION_FAILED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const verifyDuringAuthentication = (
  verifyDuringAuthenticationRequest: VerifyDuringAuthenticationRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<StateMachineResponse, 'VERIFICATION_FAILED'> =>
  request(
    {
      url: '/v1/auth/verify',
      method: 'POST',
      data: verifyDuringAuthenticationRequest,
      facts: {
        id: 'verifyDuringAuthentication',
        service: 'verification',
        repeat: 'never',
        identity: ['visitor', 'member'],
        prefixes: ['/_api/iam/verification', '/_api/iam/verification'],
      },
    },
    options,
  );

/**
 * Send the code again.
 *
 * Mails a new code for a sign-in that waits in REQUIRE_EMAIL_VERIFICATION; the code before it is void. A second
 * call within a short time is answered with 429. Use the state token of the answer from then on.
 *
 * Part of earlier releases of the packages only.
 *
 * Who may call: visitor, member. It is never repeated (class `never`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const resendDuringAuthentication = (
  resendDuringAuthenticationRequest: ResendDuringAuthenticationRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<StateMachineResponse> =>
  request(
    {
      url: '/v1/auth/resend',
      method: 'POST',
      data: resendDuringAuthenticationRequest,
      facts: {
        id: 'resendDuringAuthentication',
        service: 'verification',
        repeat: 'never',
        identity: ['visitor', 'member'],
        prefixes: ['/_api/iam/verification', '/_api/iam/verification'],
      },
    },
    options,
  );
