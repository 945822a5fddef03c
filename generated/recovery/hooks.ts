// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { sendRecoveryEmail, sendActivationEmail, recover } from './operations.ts';
import type { RequestOptions } from '../../src/core/types.ts';
import { type CallError, calledBy, useCache, withQueryPolicy } from '../../src/react/binding.ts';
import type { RecoverRequest, SendActivationEmailRequest, SendRecoveryEmailRequest } from './types.ts';

import { useMutation } from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';

export const getSendRecoveryEmailMutationKey = () => ['sendRecoveryEmail'] as const;

export const getSendRecoveryEmailMutationOptions = <TError = CallError<never>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof sendRecoveryEmail>>,
    TError,
    SendRecoveryEmailMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'visitor' | 'member'>>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof sendRecoveryEmail>>,
  TError,
  SendRecoveryEmailMutationVariables,
  TContext
> => {
  const mutationKey = getSendRecoveryEmailMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof sendRecoveryEmail>>,
    SendRecoveryEmailMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return sendRecoveryEmail(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type SendRecoveryEmailMutationResult = NonNullable<Awaited<ReturnType<typeof sendRecoveryEmail>>>;
export type SendRecoveryEmailMutationBody = SendRecoveryEmailRequest;
export type SendRecoveryEmailMutationError = CallError<never>;
export type SendRecoveryEmailMutationVariables = { data: SendRecoveryEmailRequest };

/**
 * @summary Send an e-mail with a link to set a new password
 */
/**
 * Send an e-mail with a link to set a new password.
 *
 * Who may call: visitor, member. It calls {@link sendRecoveryEmail}.
 */
export const useSendRecoveryEmail = <TError = CallError<never>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof sendRecoveryEmail>>,
      TError,
      SendRecoveryEmailMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'visitor' | 'member'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof sendRecoveryEmail>>,
  TError,
  SendRecoveryEmailMutationVariables,
  TContext
> => {
  return useMutation(getSendRecoveryEmailMutationOptions(options), useCache(queryClient));
};

export const getSendActivationEmailMutationKey = () => ['sendActivationEmail'] as const;

export const getSendActivationEmailMutationOptions = <
  TError = CallError<'NOT_FOUND'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof sendActivationEmail>>,
    TError,
    SendActivationEmailMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'owner' | 'app'>>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof sendActivationEmail>>,
  TError,
  SendActivationEmailMutationVariables,
  TContext
> => {
  const mutationKey = getSendActivationEmailMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof sendActivationEmail>>,
    SendActivationEmailMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return sendActivationEmail(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type SendActivationEmailMutationResult = NonNullable<Awaited<ReturnType<typeof sendActivationEmail>>>;
export type SendActivationEmailMutationBody = SendActivationEmailRequest;
export type SendActivationEmailMutationError = CallError<'NOT_FOUND'>;
export type SendActivationEmailMutationVariables = { data: SendActivationEmailRequest };

/**
 * @summary Send an e-mail with a link to activate an account
 */
/**
 * Send an e-mail with a link to activate an account.
 *
 * Who may call: owner, app. It calls {@link sendActivationEmail}.
 */
export const useSendActivationEmail = <TError = CallError<'NOT_FOUND'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof sendActivationEmail>>,
      TError,
      SendActivationEmailMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof sendActivationEmail>>,
  TError,
  SendActivationEmailMutationVariables,
  TContext
> => {
  return useMutation(getSendActivationEmailMutationOptions(options), useCache(queryClient));
};

export const getRecoverMutationKey = () => ['recover'] as const;

export const getRecoverMutationOptions = <TError = CallError<never>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof recover>>,
    TError,
    RecoverMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'visitor' | 'member'>>;
}): UseMutationOptions<Awaited<ReturnType<typeof recover>>, TError, RecoverMutationVariables, TContext> => {
  const mutationKey = getRecoverMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof recover>>, RecoverMutationVariables> = (
    props,
    context,
  ) => {
    const { data } = props ?? {};

    return recover(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type RecoverMutationResult = NonNullable<Awaited<ReturnType<typeof recover>>>;
export type RecoverMutationBody = RecoverRequest;
export type RecoverMutationError = CallError<never>;
export type RecoverMutationVariables = { data: RecoverRequest };

/**
 * @summary Set a new password with the token from an e-mail
 */
/**
 * Set a new password with the token from an e-mail.
 *
 * Who may call: visitor, member. It calls {@link recover}.
 */
export const useRecover = <TError = CallError<never>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof recover>>,
      TError,
      RecoverMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'visitor' | 'member'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof recover>>, TError, RecoverMutationVariables, TContext> => {
  return useMutation(getRecoverMutationOptions(options), useCache(queryClient));
};
