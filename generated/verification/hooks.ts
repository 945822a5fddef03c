// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { start, verifyDuringAuthentication, resendDuringAuthentication } from './operations.ts';
import type { RequestOptions } from '../../src/core/types.ts';
import { type CallError, calledBy, useCache, withQueryPolicy } from '../../src/react/binding.ts';
import type {
  ResendDuringAuthenticationRequest,
  StartRequest,
  VerifyDuringAuthenticationRequest,
} from './types.ts';

import { useMutation } from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';

export const getStartMutationKey = () => ['start'] as const;

export const getStartMutationOptions = <TError = CallError<'NOT_FOUND'>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof start>>, TError, StartMutationVariables, TContext>;
  request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
}): UseMutationOptions<Awaited<ReturnType<typeof start>>, TError, StartMutationVariables, TContext> => {
  const mutationKey = getStartMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof start>>, StartMutationVariables> = (
    props,
    context,
  ) => {
    const { data } = props ?? {};

    return start(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type StartMutationResult = NonNullable<Awaited<ReturnType<typeof start>>>;
export type StartMutationBody = StartRequest;
export type StartMutationError = CallError<'NOT_FOUND'>;
export type StartMutationVariables = { data: StartRequest };

/**
 * @summary Start a verification
 */
/**
 * Start a verification.
 *
 * Who may call: visitor, member, owner, app. It calls {@link start}.
 */
export const useStart = <TError = CallError<'NOT_FOUND'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof start>>,
      TError,
      StartMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof start>>, TError, StartMutationVariables, TContext> => {
  return useMutation(getStartMutationOptions(options), useCache(queryClient));
};

export const getVerifyDuringAuthenticationMutationKey = () => ['verifyDuringAuthentication'] as const;

export const getVerifyDuringAuthenticationMutationOptions = <
  TError = CallError<'VERIFICATION_FAILED'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof verifyDuringAuthentication>>,
    TError,
    VerifyDuringAuthenticationMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'visitor' | 'member'>>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof verifyDuringAuthentication>>,
  TError,
  VerifyDuringAuthenticationMutationVariables,
  TContext
> => {
  const mutationKey = getVerifyDuringAuthenticationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof verifyDuringAuthentication>>,
    VerifyDuringAuthenticationMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return verifyDuringAuthentication(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type VerifyDuringAuthenticationMutationResult = NonNullable<
  Awaited<ReturnType<typeof verifyDuringAuthentication>>
>;
export type VerifyDuringAuthenticationMutationBody = VerifyDuringAuthenticationRequest;
export type VerifyDuringAuthenticationMutationError = CallError<'VERIFICATION_FAILED'>;
export type VerifyDuringAuthenticationMutationVariables = { data: VerifyDuringAuthenticationRequest };

/**
 * @summary Submit the code from the e-mail
 */
/**
 * Submit the code from the e-mail.
 *
 * Who may call: visitor, member. It calls {@link verifyDuringAuthentication}.
 */
export const useVerifyDuringAuthentication = <TError = CallError<'VERIFICATION_FAILED'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof verifyDuringAuthentication>>,
      TError,
      VerifyDuringAuthenticationMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'visitor' | 'member'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof verifyDuringAuthentication>>,
  TError,
  VerifyDuringAuthenticationMutationVariables,
  TContext
> => {
  return useMutation(getVerifyDuringAuthenticationMutationOptions(options), useCache(queryClient));
};

export const getResendDuringAuthenticationMutationKey = () => ['resendDuringAuthentication'] as const;

export const getResendDuringAuthenticationMutationOptions = <
  TError = CallError<never>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof resendDuringAuthentication>>,
    TError,
    ResendDuringAuthenticationMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'visitor' | 'member'>>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof resendDuringAuthentication>>,
  TError,
  ResendDuringAuthenticationMutationVariables,
  TContext
> => {
  const mutationKey = getResendDuringAuthenticationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof resendDuringAuthentication>>,
    ResendDuringAuthenticationMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return resendDuringAuthentication(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type ResendDuringAuthenticationMutationResult = NonNullable<
  Awaited<ReturnType<typeof resendDuringAuthentication>>
>;
export type ResendDuringAuthenticationMutationBody = ResendDuringAuthenticationRequest;
export type ResendDuringAuthenticationMutationError = CallError<never>;
export type ResendDuringAuthenticationMutationVariables = { data: ResendDuringAuthenticationRequest };

/**
 * @summary Send the code again
 */
/**
 * Send the code again.
 *
 * Who may call: visitor, member. It calls {@link resendDuringAuthentication}.
 */
export const useResendDuringAuthentication = <TError = CallError<never>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof resendDuringAuthentication>>,
      TError,
      ResendDuringAuthenticationMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'visitor' | 'member'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof resendDuringAuthentication>>,
  TError,
  ResendDuringAuthenticationMutationVariables,
  TContext
> => {
  return useMutation(getResendDuringAuthenticationMutationOptions(options), useCache(queryClient));
};
