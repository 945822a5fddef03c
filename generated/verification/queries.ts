// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook } from '../../src/react/call-hooks.ts';
import { type ChangeSettings, mutationOf } from '../../src/react/call-options.ts';
import { start, verifyDuringAuthentication, resendDuringAuthentication } from './operations.ts';
import type {
  ResendDuringAuthenticationRequest,
  StartRequest,
  VerifyDuringAuthenticationRequest,
} from './types.ts';

/**
 * Start a verification.
 *
 * Options of React Query for {@link start}. Who may call: visitor, member, owner, app.
 */
export const startMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'owner' | 'app'>) =>
  mutationOf(
    ['verification', 'start'],
    {},
    ({ data }: { data: StartRequest }, options) => start(data, options),
    settings,
  );

/**
 * Start a verification: `useMutation` with {@link startMutation}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useStart = /*#__PURE__*/ changeHook(startMutation);

/**
 * Submit the code from the e-mail.
 *
 * Options of React Query for {@link verifyDuringAuthentication}. Who may call: visitor, member.
 */
export const verifyDuringAuthenticationMutation = (settings?: ChangeSettings<'visitor' | 'member'>) =>
  mutationOf(
    ['verification', 'verifyDuringAuthentication'],
    {},
    ({ data }: { data: VerifyDuringAuthenticationRequest }, options) =>
      verifyDuringAuthentication(data, options),
    settings,
  );

/**
 * Submit the code from the e-mail: `useMutation` with {@link verifyDuringAuthenticationMutation}. Who may call: visitor, member.
 * @function
 */
export const useVerifyDuringAuthentication = /*#__PURE__*/ changeHook(verifyDuringAuthenticationMutation);

/**
 * Send the code again.
 *
 * Options of React Query for {@link resendDuringAuthentication}. Who may call: visitor, member.
 */
export const resendDuringAuthenticationMutation = (settings?: ChangeSettings<'visitor' | 'member'>) =>
  mutationOf(
    ['verification', 'resendDuringAuthentication'],
    {},
    ({ data }: { data: ResendDuringAuthenticationRequest }, options) =>
      resendDuringAuthentication(data, options),
    settings,
  );

/**
 * Send the code again: `useMutation` with {@link resendDuringAuthenticationMutation}. Who may call: visitor, member.
 * @function
 */
export const useResendDuringAuthentication = /*#__PURE__*/ changeHook(resendDuringAuthenticationMutation);
