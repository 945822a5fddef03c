import { useLogin, useLogout, useRegister } from '../../generated/auth/queries.ts';
import {
  changePassword,
  login,
  loginCallback,
  loginWithIdpConnection,
  logout,
  register,
  type StateMachineResponse,
  type StateType,
  signOn,
} from '../../generated/auth/index.ts';
import { openApiClient, authService } from '../../generated/auth/openapi.ts';
import { createClient, isErrorOf, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Sign-in calls that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const installed = createClient({ auth: callers.installed });
const openApi = openApiClient(client, authService);
const installedOpenApi = openApiClient(installed, authService);
const loginId = { email: 'ada@example.com' };
const sso = { tenantType: 'SITE', sessionId: 'session', encryptionKey: 'key' } as const;
const ssoPath = '/v1/sso/login/{tenantId}/{idpConnectionId}';
const ids = { tenantId: 'site', idpConnectionId: 'google' };

export const answers = async (): Promise<void> => {
  const { state, identity, sessionToken } = await login({ loginId, password: 'secret' }, { client });
  exactly<StateType | Undeclared>()(state);
  exactly<string | undefined>()(identity?.identityProfile?.firstName);
  exactly<string | undefined>()(sessionToken);
  exactly<string>()((await signOn({ loginId }, { client: installed })).sessionToken);
  exactly<number | undefined>()((await logout(undefined, { client })).statusCode);
  // @ts-expect-error The answer has no such field.
  void (await login({ loginId }, { client })).member;
};

export const identities = (): void => {
  // @ts-expect-error An owner has no password to sign in with.
  void login({ loginId }, { client: owner });
  // @ts-expect-error Only an app signs a member in without a password.
  void signOn({ loginId }, { client });
  // @ts-expect-error An owner cannot sign a member in without a password.
  void signOn({ loginId }, { client: owner });
  // @ts-expect-error An app has no password to change.
  void changePassword({ newPassword: 'secret' }, { client: installed });
  void loginCallback({}, { client: owner });
};

export const requests = (): void => {
  // @ts-expect-error A sign-in without an address.
  void login({ password: 'secret' }, { client });
  // @ts-expect-error A field that the call does not have.
  void login({ loginId, remember: true }, { client });
  // @ts-expect-error A field that the address does not have.
  void login({ loginId: { ...loginId, phone: '1' } }, { client });
  // @ts-expect-error A field that the profile does not have.
  void register({ loginId, profile: { name: 'Ada' } }, { client });
  // @ts-expect-error Not a choice of privacy.
  void register({ loginId, profile: { privacyStatus: 'HIDDEN' } }, { client });
  // @ts-expect-error Not a tag of an address.
  void register({ loginId, profile: { secondaryEmails: [{ email: 'a', tag: 'CABIN' }] } }, { client });
  // @ts-expect-error The key is missing.
  void loginWithIdpConnection('site', 'google', { tenantType: 'SITE', sessionId: 'a' }, { client });
  // @ts-expect-error Not a kind of tenant.
  void loginWithIdpConnection('site', 'google', { ...sso, tenantType: 'SHOP' }, { client });
  // @ts-expect-error A field that the call does not have.
  void logout({ redirect: 'https://example.com' }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST('/v2/login', { body: { loginId, password: 'secret' } });
  exactly<StateType | Undeclared | undefined>()(data?.state);
  await openApi.GET(ssoPath, { params: { path: ids, query: sso } });
  await installedOpenApi.POST('/v2/sign-on', { body: { loginId } });
  // @ts-expect-error Only an app signs a member in without a password.
  await openApi.POST('/v2/sign-on', { body: { loginId } });
  // @ts-expect-error A field that the call does not have.
  await openApi.POST('/v2/login', { body: { loginId, remember: true } });
  // @ts-expect-error A sign-in without an address.
  await openApi.POST('/v2/login', { body: { password: 'secret' } });
  // @ts-expect-error The required parameters of the query are missing.
  await openApi.GET(ssoPath, { params: { path: ids } });
};

export const useSignIn = (): void => {
  exactly<string | undefined>()(useLogin().data?.stateToken);
  useLogin().mutate({ data: { loginId, password: 'secret' } });
  useLogout().mutate({});
  // @ts-expect-error A field that the call does not have.
  useLogin().mutate({ data: { loginId, remember: true } });
  // @ts-expect-error A field that a profile does not have.
  useRegister().mutate({ data: { loginId, profile: { name: 'Ada' } } });
  // @ts-expect-error An owner has no password to sign in with.
  useLogin({ request: { client: owner } });
};

/** Every listed state has a case; a state that the platform adds later is kept. */
export const next = ({ state }: StateMachineResponse): string => {
  switch (state) {
    case 'SUCCESS':
      return 'come in';
    case 'REQUIRE_EMAIL_VERIFICATION':
      return 'enter the code';
    case 'REQUIRE_OWNER_APPROVAL':
      return 'wait';
    case 'STATUS_CHECK':
    case 'REQUIRE_MFA':
    case 'REQUIRE_MISSING_FIELDS':
    case 'MFA_CHALLENGE':
    case 'REQUIRE_FIRST_FACTOR':
    case 'UNKNOWN_STATE':
      return 'not possible here';
    default:
      return state satisfies Undeclared;
  }
};

export const refused = (error: unknown): string => {
  if (!isErrorOf(error, login)) return '';
  if (error.code === '-19976' || error.code === '-19999') return 'wrong';
  // Undeclared codes may arrive.
  return error.code === 'CAPTCHA_TOKEN_REQUIRED' ? 'show the captcha' : error.code;
};
