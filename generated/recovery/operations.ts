// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  RecoverRequest,
  SendActivationEmailRequest,
  SendActivationEmailResponse,
  SendRecoveryEmailRequest,
  SendRecoveryEmailResponse,
  StateMachineResponse,
} from './types.ts';

/**
 * Mail a link to set a new password.
 *
 * Sends a mail with a link whose token `recover` takes. The answer is the same whether the site knows the address or not, so that nobody can find out who is a member.
 *
 * Who may call: visitor, member. It is never repeated (class `never`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const sendRecoveryEmail = (
  sendRecoveryEmailRequest: SendRecoveryEmailRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<SendRecoveryEmailResponse> =>
  request(
    {
      url: '/v1/send-email',
      method: 'POST',
      data: sendRecoveryEmailRequest,
      facts: {
        id: 'sendRecoveryEmail',
        service: 'recovery',
        repeat: 'never',
        identity: ['visitor', 'member'],
        prefixes: ['/_api/iam/recovery', '/_iam/recovery'],
      },
    },
    options,
  );

/**
 * Mail a link to activate an account.
 *
 * Invites a person whose identity was made by the owner or an app to choose a password and begin to sign in. Needs the permission `IAM.SEND_ACTIVATION_EMAIL`.
 *
 * Who may call: owner, app. It is never repeated (class `never`).
 * Codes: `NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const sendActivationEmail = (
  sendActivationEmailRequest: SendActivationEmailRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<SendActivationEmailResponse, 'NOT_FOUND'> =>
  request(
    {
      url: '/v1/activation-email',
      method: 'POST',
      data: sendActivationEmailRequest,
      facts: {
        id: 'sendActivationEmail',
        service: 'recovery',
        repeat: 'never',
        identity: ['owner', 'app'],
        prefixes: ['/_api/iam/recovery', '/_iam/recovery'],
      },
    },
    options,
  );

/**
 * Set a new password by the token of a mail.
 *
 * Takes the token of the link and the new password. The token works once and for a limited time. All sessions of the identity end. The answer is that of a sign-in, with the identity inside: on SUCCESS the person is signed in.
 *
 * Who may call: visitor, member. It is never repeated (class `never`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const recover = (
  recoverRequest: RecoverRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<StateMachineResponse> =>
  request(
    {
      url: '/v1/recover',
      method: 'POST',
      data: recoverRequest,
      facts: {
        id: 'recover',
        service: 'recovery',
        repeat: 'never',
        identity: ['visitor', 'member'],
        prefixes: ['/_api/iam/recovery', '/_iam/recovery'],
      },
    },
    options,
  );
