// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
 * Send an e-mail with a link to set a new password.
 *
 * Sends an e-mail with a link that contains the token for `recover`. The response is the same whether or not the site knows the address, so that the call does not reveal who is a member.
 *
 * Who may call: visitor, member. Never retried (repeat class `never`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const sendRecoveryEmail = (
  sendRecoveryEmailRequest: SendRecoveryEmailRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<SendRecoveryEmailResponse> =>
  request(
    {
      method: 'POST',
      data: sendRecoveryEmailRequest,
      facts: {
        repeat: 'never',
        id: 'sendRecoveryEmail',
        service: 'recovery',
        credentials: true,
        prefixes: ['/_api/iam/recovery', '/_iam/recovery'],
        identity: ['visitor', 'member'],
      },
      url: '/v1/send-email',
    },
    options,
  );

/**
 * Send an e-mail with a link to activate an account.
 *
 * Invites a person, whose identity the owner or an app created, to choose a password. Requires the permission `IAM.SEND_ACTIVATION_EMAIL`.
 *
 * Who may call: owner, app. Never retried (repeat class `never`).
 * Error codes: `NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const sendActivationEmail = (
  sendActivationEmailRequest: SendActivationEmailRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<SendActivationEmailResponse, 'NOT_FOUND'> =>
  request(
    {
      method: 'POST',
      data: sendActivationEmailRequest,
      facts: {
        repeat: 'never',
        id: 'sendActivationEmail',
        service: 'recovery',
        credentials: true,
        prefixes: ['/_api/iam/recovery', '/_iam/recovery'],
        identity: ['owner', 'app'],
      },
      url: '/v1/activation-email',
    },
    options,
  );

/**
 * Set a new password with the token from an e-mail.
 *
 * Takes the token of the link and the new password. The token is valid once and for a limited time. All sessions of the identity end. The response has the state of a sign-in and the identity: on SUCCESS the person is signed in.
 *
 * Who may call: visitor, member. Never retried (repeat class `never`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const recover = (
  recoverRequest: RecoverRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<StateMachineResponse> =>
  request(
    {
      method: 'POST',
      data: recoverRequest,
      facts: {
        repeat: 'never',
        id: 'recover',
        service: 'recovery',
        credentials: true,
        prefixes: ['/_api/iam/recovery', '/_iam/recovery'],
        identity: ['visitor', 'member'],
      },
      url: '/v1/recover',
    },
    options,
  );
