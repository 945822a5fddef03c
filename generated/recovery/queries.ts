// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook } from '../../src/react/call-hooks.ts';
import { type ChangeSettings, mutationOf } from '../../src/react/call-options.ts';
import { sendRecoveryEmail, sendActivationEmail, recover } from './operations.ts';
import type { RecoverRequest, SendActivationEmailRequest, SendRecoveryEmailRequest } from './types.ts';

/**
 * Send an e-mail with a link to set a new password.
 *
 * Options of React Query for {@link sendRecoveryEmail}. Who may call: visitor, member.
 */
export const sendRecoveryEmailMutation = (settings?: ChangeSettings<'visitor' | 'member'>) =>
  mutationOf(
    ['recovery', 'sendRecoveryEmail'],
    {},
    ({ data }: { data: SendRecoveryEmailRequest }, options) => sendRecoveryEmail(data, options),
    settings,
  );

/**
 * Send an e-mail with a link to set a new password: `useMutation` with {@link sendRecoveryEmailMutation}. Who may call: visitor, member.
 * @function
 */
export const useSendRecoveryEmail = /*#__PURE__*/ changeHook(sendRecoveryEmailMutation);

/**
 * Send an e-mail with a link to activate an account.
 *
 * Options of React Query for {@link sendActivationEmail}. Who may call: owner, app.
 */
export const sendActivationEmailMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['recovery', 'sendActivationEmail'],
    {},
    ({ data }: { data: SendActivationEmailRequest }, options) => sendActivationEmail(data, options),
    settings,
  );

/**
 * Send an e-mail with a link to activate an account: `useMutation` with {@link sendActivationEmailMutation}. Who may call: owner, app.
 * @function
 */
export const useSendActivationEmail = /*#__PURE__*/ changeHook(sendActivationEmailMutation);

/**
 * Set a new password with the token from an e-mail.
 *
 * Options of React Query for {@link recover}. Who may call: visitor, member.
 */
export const recoverMutation = (settings?: ChangeSettings<'visitor' | 'member'>) =>
  mutationOf(
    ['recovery', 'recover'],
    {},
    ({ data }: { data: RecoverRequest }, options) => recover(data, options),
    settings,
  );

/**
 * Set a new password with the token from an e-mail: `useMutation` with {@link recoverMutation}. Who may call: visitor, member.
 * @function
 */
export const useRecover = /*#__PURE__*/ changeHook(recoverMutation);
