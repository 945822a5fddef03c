// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
import type { RequestOptions } from '../../src/core/types.ts';
import { type CallError, calledBy, useCache, withQueryPolicy } from '../../src/react/binding.ts';
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

import { useMutation } from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';

export const getRegisterMutationKey = () => ['register'] as const;

export const getRegisterMutationOptions = <
  TError = CallError<
    | '-19971'
    | '-19970'
    | '-19995'
    | 'CAPTCHA_TOKEN_REQUIRED'
    | 'INVALID_CAPTCHA_TOKEN'
    | 'MISSING_CAPTCHA_TOKEN'
    | 'RECAPTCHA_REQUIRED'
    | 'RECAPTCHA_FAILED'
    | 'DUPLICATE_EMAIL'
    | 'THROTTLED_FEATURE'
    | 'IP_ADDRESS_FILTERED'
    | 'USER_EMAIL_OFAC_ADDRESS'
    | 'UNSUPPORTED_FIELD'
    | 'ATTRIBUTE_NOT_FOUND'
    | 'CLIENT_METADATA_NOT_FOUND'
    | 'INVALID_LD_SESSION'
    | 'COULD_NOT_CREATE_SET_ACCOUNT_USER'
    | 'INVALID_USER_TYPE'
    | 'REGISTRATION_TO_EDITORX_NOT_ALLOWED'
    | 'UNIMPLEMENTED_FEATURE'
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof register>>,
    TError,
    RegisterMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'visitor' | 'member'>>;
}): UseMutationOptions<Awaited<ReturnType<typeof register>>, TError, RegisterMutationVariables, TContext> => {
  const mutationKey = getRegisterMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof register>>, RegisterMutationVariables> = (
    props,
    context,
  ) => {
    const { data } = props ?? {};

    return register(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>;
export type RegisterMutationBody = RegisterRequest;
export type RegisterMutationError = CallError<
  | '-19971'
  | '-19970'
  | '-19995'
  | 'CAPTCHA_TOKEN_REQUIRED'
  | 'INVALID_CAPTCHA_TOKEN'
  | 'MISSING_CAPTCHA_TOKEN'
  | 'RECAPTCHA_REQUIRED'
  | 'RECAPTCHA_FAILED'
  | 'DUPLICATE_EMAIL'
  | 'THROTTLED_FEATURE'
  | 'IP_ADDRESS_FILTERED'
  | 'USER_EMAIL_OFAC_ADDRESS'
  | 'UNSUPPORTED_FIELD'
  | 'ATTRIBUTE_NOT_FOUND'
  | 'CLIENT_METADATA_NOT_FOUND'
  | 'INVALID_LD_SESSION'
  | 'COULD_NOT_CREATE_SET_ACCOUNT_USER'
  | 'INVALID_USER_TYPE'
  | 'REGISTRATION_TO_EDITORX_NOT_ALLOWED'
  | 'UNIMPLEMENTED_FEATURE'
>;
export type RegisterMutationVariables = { data: RegisterRequest };

/**
 * @summary Register a new member
 */
/**
 * Register a new member.
 *
 * Who may call: visitor, member. It calls {@link register}.
 */
export const useRegister = <
  TError = CallError<
    | '-19971'
    | '-19970'
    | '-19995'
    | 'CAPTCHA_TOKEN_REQUIRED'
    | 'INVALID_CAPTCHA_TOKEN'
    | 'MISSING_CAPTCHA_TOKEN'
    | 'RECAPTCHA_REQUIRED'
    | 'RECAPTCHA_FAILED'
    | 'DUPLICATE_EMAIL'
    | 'THROTTLED_FEATURE'
    | 'IP_ADDRESS_FILTERED'
    | 'USER_EMAIL_OFAC_ADDRESS'
    | 'UNSUPPORTED_FIELD'
    | 'ATTRIBUTE_NOT_FOUND'
    | 'CLIENT_METADATA_NOT_FOUND'
    | 'INVALID_LD_SESSION'
    | 'COULD_NOT_CREATE_SET_ACCOUNT_USER'
    | 'INVALID_USER_TYPE'
    | 'REGISTRATION_TO_EDITORX_NOT_ALLOWED'
    | 'UNIMPLEMENTED_FEATURE'
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof register>>,
      TError,
      RegisterMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'visitor' | 'member'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof register>>, TError, RegisterMutationVariables, TContext> => {
  return useMutation(getRegisterMutationOptions(options), useCache(queryClient));
};

export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <
  TError = CallError<
    | '-19971'
    | '-19970'
    | '-19976'
    | '-19973'
    | '-19999'
    | 'CAPTCHA_TOKEN_REQUIRED'
    | 'INVALID_CAPTCHA_TOKEN'
    | 'THROTTLED_FEATURE'
    | 'REENROLLMENT_REQUIRED_BY_ADMIN'
    | 'TRUSTED_CLIENTS_ONLY'
    | 'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED'
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof login>>, TError, LoginMutationVariables, TContext>;
  request?: Partial<RequestOptions<'visitor' | 'member'>>;
}): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError, LoginMutationVariables, TContext> => {
  const mutationKey = getLoginMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (
    props,
    context,
  ) => {
    const { data } = props ?? {};

    return login(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>;
export type LoginMutationBody = LoginRequest;
export type LoginMutationError = CallError<
  | '-19971'
  | '-19970'
  | '-19976'
  | '-19973'
  | '-19999'
  | 'CAPTCHA_TOKEN_REQUIRED'
  | 'INVALID_CAPTCHA_TOKEN'
  | 'THROTTLED_FEATURE'
  | 'REENROLLMENT_REQUIRED_BY_ADMIN'
  | 'TRUSTED_CLIENTS_ONLY'
  | 'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED'
>;
export type LoginMutationVariables = { data: LoginRequest };

/**
 * @summary Sign in with a password
 */
/**
 * Sign in with a password.
 *
 * Who may call: visitor, member. It calls {@link login}.
 */
export const useLogin = <
  TError = CallError<
    | '-19971'
    | '-19970'
    | '-19976'
    | '-19973'
    | '-19999'
    | 'CAPTCHA_TOKEN_REQUIRED'
    | 'INVALID_CAPTCHA_TOKEN'
    | 'THROTTLED_FEATURE'
    | 'REENROLLMENT_REQUIRED_BY_ADMIN'
    | 'TRUSTED_CLIENTS_ONLY'
    | 'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED'
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof login>>,
      TError,
      LoginMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'visitor' | 'member'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof login>>, TError, LoginMutationVariables, TContext> => {
  return useMutation(getLoginMutationOptions(options), useCache(queryClient));
};

export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = CallError<never>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof changePassword>>,
    TError,
    ChangePasswordMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'member'>>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof changePassword>>,
  TError,
  ChangePasswordMutationVariables,
  TContext
> => {
  const mutationKey = getChangePasswordMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof changePassword>>,
    ChangePasswordMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return changePassword(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>;
export type ChangePasswordMutationBody = ChangePasswordRequest;
export type ChangePasswordMutationError = CallError<never>;
export type ChangePasswordMutationVariables = { data: ChangePasswordRequest };

/**
 * @summary Change the caller's password
 */
/**
 * Change the caller's password.
 *
 * Who may call: member. It calls {@link changePassword}.
 */
export const useChangePassword = <TError = CallError<never>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof changePassword>>,
      TError,
      ChangePasswordMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'member'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof changePassword>>,
  TError,
  ChangePasswordMutationVariables,
  TContext
> => {
  return useMutation(getChangePasswordMutationOptions(options), useCache(queryClient));
};

export const getSignOnMutationKey = () => ['signOn'] as const;

export const getSignOnMutationOptions = <TError = CallError<never>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof signOn>>,
    TError,
    SignOnMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'app'>>;
}): UseMutationOptions<Awaited<ReturnType<typeof signOn>>, TError, SignOnMutationVariables, TContext> => {
  const mutationKey = getSignOnMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOn>>, SignOnMutationVariables> = (
    props,
    context,
  ) => {
    const { data } = props ?? {};

    return signOn(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type SignOnMutationResult = NonNullable<Awaited<ReturnType<typeof signOn>>>;
export type SignOnMutationBody = SignOnRequest;
export type SignOnMutationError = CallError<never>;
export type SignOnMutationVariables = { data: SignOnRequest };

/**
 * @summary Sign a person in without a password
 */
/**
 * Sign a person in without a password.
 *
 * Who may call: app. It calls {@link signOn}.
 */
export const useSignOn = <TError = CallError<never>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof signOn>>,
      TError,
      SignOnMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof signOn>>, TError, SignOnMutationVariables, TContext> => {
  return useMutation(getSignOnMutationOptions(options), useCache(queryClient));
};

export const getLoginWithIdpConnectionMutationKey = () => ['loginWithIdpConnection'] as const;

export const getLoginWithIdpConnectionMutationOptions = <
  TError = CallError<'NOT_FOUND'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof loginWithIdpConnection>>,
    TError,
    LoginWithIdpConnectionMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'visitor' | 'member'>>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loginWithIdpConnection>>,
  TError,
  LoginWithIdpConnectionMutationVariables,
  TContext
> => {
  const mutationKey = getLoginWithIdpConnectionMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loginWithIdpConnection>>,
    LoginWithIdpConnectionMutationVariables
  > = (props, context) => {
    const { tenantId, idpConnectionId, params } = props ?? {};

    return loginWithIdpConnection(tenantId, idpConnectionId, params, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginWithIdpConnectionMutationResult = NonNullable<
  Awaited<ReturnType<typeof loginWithIdpConnection>>
>;

export type LoginWithIdpConnectionMutationError = CallError<'NOT_FOUND'>;
export type LoginWithIdpConnectionMutationVariables = {
  tenantId: string;
  idpConnectionId: string;
  params: LoginWithIdpConnectionParams;
};

/**
 * @summary Start a sign-in with an identity provider
 */
/**
 * Start a sign-in with an identity provider.
 *
 * Who may call: visitor, member. It calls {@link loginWithIdpConnection}.
 */
export const useLoginWithIdpConnection = <TError = CallError<'NOT_FOUND'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof loginWithIdpConnection>>,
      TError,
      LoginWithIdpConnectionMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'visitor' | 'member'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loginWithIdpConnection>>,
  TError,
  LoginWithIdpConnectionMutationVariables,
  TContext
> => {
  return useMutation(getLoginWithIdpConnectionMutationOptions(options), useCache(queryClient));
};

export const getLoginWithIdpConnectionCallbackMutationKey = () => ['loginWithIdpConnectionCallback'] as const;

export const getLoginWithIdpConnectionCallbackMutationOptions = <
  TError = CallError<'NOT_FOUND'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof loginWithIdpConnectionCallback>>,
    TError,
    LoginWithIdpConnectionCallbackMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loginWithIdpConnectionCallback>>,
  TError,
  LoginWithIdpConnectionCallbackMutationVariables,
  TContext
> => {
  const mutationKey = getLoginWithIdpConnectionCallbackMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loginWithIdpConnectionCallback>>,
    LoginWithIdpConnectionCallbackMutationVariables
  > = (props, context) => {
    const { tenantType, tenantId, idpConnectionId, params } = props ?? {};

    return loginWithIdpConnectionCallback(
      tenantType,
      tenantId,
      idpConnectionId,
      params,
      calledBy(context, requestOptions),
    );
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginWithIdpConnectionCallbackMutationResult = NonNullable<
  Awaited<ReturnType<typeof loginWithIdpConnectionCallback>>
>;

export type LoginWithIdpConnectionCallbackMutationError = CallError<'NOT_FOUND'>;
export type LoginWithIdpConnectionCallbackMutationVariables = {
  tenantType: TenantType;
  tenantId: string;
  idpConnectionId: string;
  params?: LoginWithIdpConnectionCallbackParams;
};

/**
 * @summary Receive the provider's callback
 */
/**
 * Receive the provider's callback.
 *
 * Who may call: anyone. It calls {@link loginWithIdpConnectionCallback}.
 */
export const useLoginWithIdpConnectionCallback = <TError = CallError<'NOT_FOUND'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof loginWithIdpConnectionCallback>>,
      TError,
      LoginWithIdpConnectionCallbackMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loginWithIdpConnectionCallback>>,
  TError,
  LoginWithIdpConnectionCallbackMutationVariables,
  TContext
> => {
  return useMutation(getLoginWithIdpConnectionCallbackMutationOptions(options), useCache(queryClient));
};

export const getLoginCallbackMutationKey = () => ['loginCallback'] as const;

export const getLoginCallbackMutationOptions = <TError = CallError<never>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof loginCallback>>,
    TError,
    LoginCallbackMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loginCallback>>,
  TError,
  LoginCallbackMutationVariables,
  TContext
> => {
  const mutationKey = getLoginCallbackMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loginCallback>>,
    LoginCallbackMutationVariables
  > = (props, context) => {
    const { params } = props ?? {};

    return loginCallback(params, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginCallbackMutationResult = NonNullable<Awaited<ReturnType<typeof loginCallback>>>;

export type LoginCallbackMutationError = CallError<never>;
export type LoginCallbackMutationVariables = { params?: LoginCallbackParams };

/**
 * @summary Set the session of a sign-in in the browser
 */
/**
 * Set the session of a sign-in in the browser.
 *
 * Who may call: anyone. It calls {@link loginCallback}.
 */
export const useLoginCallback = <TError = CallError<never>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof loginCallback>>,
      TError,
      LoginCallbackMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loginCallback>>,
  TError,
  LoginCallbackMutationVariables,
  TContext
> => {
  return useMutation(getLoginCallbackMutationOptions(options), useCache(queryClient));
};

export const getLoginWithIdpConnectionTokenParamsMutationKey = () =>
  ['loginWithIdpConnectionTokenParams'] as const;

export const getLoginWithIdpConnectionTokenParamsMutationOptions = <
  TError = CallError<'NOT_FOUND'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof loginWithIdpConnectionTokenParams>>,
    TError,
    LoginWithIdpConnectionTokenParamsMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'visitor' | 'member'>>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loginWithIdpConnectionTokenParams>>,
  TError,
  LoginWithIdpConnectionTokenParamsMutationVariables,
  TContext
> => {
  const mutationKey = getLoginWithIdpConnectionTokenParamsMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loginWithIdpConnectionTokenParams>>,
    LoginWithIdpConnectionTokenParamsMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return loginWithIdpConnectionTokenParams(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginWithIdpConnectionTokenParamsMutationResult = NonNullable<
  Awaited<ReturnType<typeof loginWithIdpConnectionTokenParams>>
>;
export type LoginWithIdpConnectionTokenParamsMutationBody = LoginWithIdpConnectionTokenParamsRequest;
export type LoginWithIdpConnectionTokenParamsMutationError = CallError<'NOT_FOUND'>;
export type LoginWithIdpConnectionTokenParamsMutationVariables = {
  data: LoginWithIdpConnectionTokenParamsRequest;
};

/**
 * @summary Sign in with an identity provider's token
 */
/**
 * Sign in with an identity provider's token.
 *
 * Who may call: visitor, member. It calls {@link loginWithIdpConnectionTokenParams}.
 */
export const useLoginWithIdpConnectionTokenParams = <TError = CallError<'NOT_FOUND'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof loginWithIdpConnectionTokenParams>>,
      TError,
      LoginWithIdpConnectionTokenParamsMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'visitor' | 'member'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loginWithIdpConnectionTokenParams>>,
  TError,
  LoginWithIdpConnectionTokenParamsMutationVariables,
  TContext
> => {
  return useMutation(getLoginWithIdpConnectionTokenParamsMutationOptions(options), useCache(queryClient));
};

export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = CallError<never>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof logout>>,
    TError,
    LogoutMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'member'>>;
}): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError, LogoutMutationVariables, TContext> => {
  const mutationKey = getLogoutMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, LogoutMutationVariables> = (
    props,
    context,
  ) => {
    const { params } = props ?? {};

    return logout(params, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>;

export type LogoutMutationError = CallError<never>;
export type LogoutMutationVariables = { params?: LogoutParams };

/**
 * @summary End the session at the platform
 */
/**
 * End the session at the platform.
 *
 * Who may call: member. It calls {@link logout}.
 */
export const useLogout = <TError = CallError<never>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof logout>>,
      TError,
      LogoutMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'member'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof logout>>, TError, LogoutMutationVariables, TContext> => {
  return useMutation(getLogoutMutationOptions(options), useCache(queryClient));
};
