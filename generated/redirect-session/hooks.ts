// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { createRedirectSession } from './operations.ts';
import type { RequestOptions } from '../../src/core/types.ts';
import { type CallError, calledBy, useCache, withQueryPolicy } from '../../src/react/binding.ts';
import type { CreateRedirectSessionRequest } from './types.ts';

import { useMutation } from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';

export const getCreateRedirectSessionMutationKey = () => ['createRedirectSession'] as const;

export const getCreateRedirectSessionMutationOptions = <
  TError = CallError<
    'CALLBACK_URL_NOT_ALLOWED' | 'CHECKOUT_NOT_FOUND' | 'RESERVATION_NOT_FOUND' | 'SITE_NOT_PUBLISHED'
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createRedirectSession>>,
    TError,
    CreateRedirectSessionMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'visitor' | 'member'>>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createRedirectSession>>,
  TError,
  CreateRedirectSessionMutationVariables,
  TContext
> => {
  const mutationKey = getCreateRedirectSessionMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createRedirectSession>>,
    CreateRedirectSessionMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return createRedirectSession(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateRedirectSessionMutationResult = NonNullable<
  Awaited<ReturnType<typeof createRedirectSession>>
>;
export type CreateRedirectSessionMutationBody = CreateRedirectSessionRequest;
export type CreateRedirectSessionMutationError = CallError<
  'CALLBACK_URL_NOT_ALLOWED' | 'CHECKOUT_NOT_FOUND' | 'RESERVATION_NOT_FOUND' | 'SITE_NOT_PUBLISHED'
>;
export type CreateRedirectSessionMutationVariables = { data: CreateRedirectSessionRequest };

/**
 * @summary Create a redirect session
 */
/**
 * Create a redirect session.
 *
 * Who may call: visitor, member. It calls {@link createRedirectSession}.
 */
export const useCreateRedirectSession = <
  TError = CallError<
    'CALLBACK_URL_NOT_ALLOWED' | 'CHECKOUT_NOT_FOUND' | 'RESERVATION_NOT_FOUND' | 'SITE_NOT_PUBLISHED'
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createRedirectSession>>,
      TError,
      CreateRedirectSessionMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'visitor' | 'member'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createRedirectSession>>,
  TError,
  CreateRedirectSessionMutationVariables,
  TContext
> => {
  return useMutation(getCreateRedirectSessionMutationOptions(options), useCache(queryClient));
};
