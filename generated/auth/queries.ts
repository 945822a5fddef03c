// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook } from '../../src/react/call-hooks.ts';
import { type ChangeSettings, mutationOf } from '../../src/react/call-options.ts';
import {
  register,
  login,
  changePassword,
  signOn,
  loginWithIdpConnection,
  loginWithIdpConnectionCallback,
  loginCallback,
  loginWithIdpConnectionTokenParams,
  logout,
} from './operations.ts';
import type {
  ChangePasswordRequest,
  LoginCallbackParams,
  LoginRequest,
  LoginWithIdpConnectionCallbackParams,
  LoginWithIdpConnectionParams,
  LoginWithIdpConnectionTokenParamsRequest,
  LogoutParams,
  RegisterRequest,
  SignOnRequest,
  TenantType,
} from './types.ts';

/**
 * Register a new member.
 *
 * Options of React Query for {@link register}. Who may call: visitor, member.
 */
export const registerMutation = (settings?: ChangeSettings<'visitor' | 'member'>) =>
  mutationOf(
    ['auth', 'register'],
    {},
    ({ data }: { data: RegisterRequest }, options) => register(data, options),
    settings,
  );

/**
 * Register a new member: `useMutation` with {@link registerMutation}. Who may call: visitor, member.
 * @function
 */
export const useRegister = /*#__PURE__*/ changeHook(registerMutation);

/**
 * Sign in with a password.
 *
 * Options of React Query for {@link login}. Who may call: visitor, member.
 */
export const loginMutation = (settings?: ChangeSettings<'visitor' | 'member'>) =>
  mutationOf(
    ['auth', 'login'],
    {},
    ({ data }: { data: LoginRequest }, options) => login(data, options),
    settings,
  );

/**
 * Sign in with a password: `useMutation` with {@link loginMutation}. Who may call: visitor, member.
 * @function
 */
export const useLogin = /*#__PURE__*/ changeHook(loginMutation);

/**
 * Change the caller's password.
 *
 * Options of React Query for {@link changePassword}. Who may call: member.
 */
export const changePasswordMutation = (settings?: ChangeSettings<'member'>) =>
  mutationOf(
    ['auth', 'changePassword'],
    {},
    ({ data }: { data: ChangePasswordRequest }, options) => changePassword(data, options),
    settings,
  );

/**
 * Change the caller's password: `useMutation` with {@link changePasswordMutation}. Who may call: member.
 * @function
 */
export const useChangePassword = /*#__PURE__*/ changeHook(changePasswordMutation);

/**
 * Sign a person in without a password.
 *
 * Options of React Query for {@link signOn}. Who may call: app.
 */
export const signOnMutation = (settings?: ChangeSettings<'app'>) =>
  mutationOf(
    ['auth', 'signOn'],
    {},
    ({ data }: { data: SignOnRequest }, options) => signOn(data, options),
    settings,
  );

/**
 * Sign a person in without a password: `useMutation` with {@link signOnMutation}. Who may call: app.
 * @function
 */
export const useSignOn = /*#__PURE__*/ changeHook(signOnMutation);

/**
 * Start a sign-in with an identity provider.
 *
 * Options of React Query for {@link loginWithIdpConnection}. Who may call: visitor, member.
 */
export const loginWithIdpConnectionMutation = (settings?: ChangeSettings<'visitor' | 'member'>) =>
  mutationOf(
    ['auth', 'loginWithIdpConnection'],
    {},
    (
      {
        tenantId,
        idpConnectionId,
        params,
      }: { tenantId: string; idpConnectionId: string; params: LoginWithIdpConnectionParams },
      options,
    ) => loginWithIdpConnection(tenantId, idpConnectionId, params, options),
    settings,
  );

/**
 * Start a sign-in with an identity provider: `useMutation` with {@link loginWithIdpConnectionMutation}. Who may call: visitor, member.
 * @function
 */
export const useLoginWithIdpConnection = /*#__PURE__*/ changeHook(loginWithIdpConnectionMutation);

/**
 * Receive the provider's callback.
 *
 * Options of React Query for {@link loginWithIdpConnectionCallback}. Who may call: anyone.
 */
export const loginWithIdpConnectionCallbackMutation = (settings?: ChangeSettings) =>
  mutationOf(
    ['auth', 'loginWithIdpConnectionCallback'],
    {},
    (
      {
        tenantType,
        tenantId,
        idpConnectionId,
        params,
      }: {
        tenantType: TenantType;
        tenantId: string;
        idpConnectionId: string;
        params?: LoginWithIdpConnectionCallbackParams;
      },
      options,
    ) => loginWithIdpConnectionCallback(tenantType, tenantId, idpConnectionId, params, options),
    settings,
  );

/**
 * Receive the provider's callback: `useMutation` with {@link loginWithIdpConnectionCallbackMutation}. Who may call: anyone.
 * @function
 */
export const useLoginWithIdpConnectionCallback = /*#__PURE__*/ changeHook(
  loginWithIdpConnectionCallbackMutation,
);

/**
 * Set the session of a sign-in in the browser.
 *
 * Options of React Query for {@link loginCallback}. Who may call: anyone.
 */
export const loginCallbackMutation = (settings?: ChangeSettings) =>
  mutationOf(
    ['auth', 'loginCallback'],
    {},
    ({ params }: { params?: LoginCallbackParams }, options) => loginCallback(params, options),
    settings,
  );

/**
 * Set the session of a sign-in in the browser: `useMutation` with {@link loginCallbackMutation}. Who may call: anyone.
 * @function
 */
export const useLoginCallback = /*#__PURE__*/ changeHook(loginCallbackMutation);

/**
 * Sign in with an identity provider's token.
 *
 * Options of React Query for {@link loginWithIdpConnectionTokenParams}. Who may call: visitor, member.
 */
export const loginWithIdpConnectionTokenParamsMutation = (settings?: ChangeSettings<'visitor' | 'member'>) =>
  mutationOf(
    ['auth', 'loginWithIdpConnectionTokenParams'],
    {},
    ({ data }: { data: LoginWithIdpConnectionTokenParamsRequest }, options) =>
      loginWithIdpConnectionTokenParams(data, options),
    settings,
  );

/**
 * Sign in with an identity provider's token: `useMutation` with {@link loginWithIdpConnectionTokenParamsMutation}. Who may call: visitor, member.
 * @function
 */
export const useLoginWithIdpConnectionTokenParams = /*#__PURE__*/ changeHook(
  loginWithIdpConnectionTokenParamsMutation,
);

/**
 * End the session at the platform.
 *
 * Options of React Query for {@link logout}. Who may call: member.
 */
export const logoutMutation = (settings?: ChangeSettings<'member'>) =>
  mutationOf(
    ['auth', 'logout'],
    {},
    ({ params }: { params?: LogoutParams }, options) => logout(params, options),
    settings,
  );

/**
 * End the session at the platform: `useMutation` with {@link logoutMutation}. Who may call: member.
 * @function
 */
export const useLogout = /*#__PURE__*/ changeHook(logoutMutation);
