// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { createToken } from './operations.ts';
import type { RequestOptions } from '../../src/core/types.ts';
import { type CallError, calledBy, useCache, withQueryPolicy } from '../../src/react/binding.ts';
import type { TokenRequest } from './types.ts';

import { useMutation } from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';

export const getCreateTokenMutationKey = () => ['createToken'] as const;

export const getCreateTokenMutationOptions = <
  TError = CallError<'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createToken>>,
    TError,
    CreateTokenMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createToken>>,
  TError,
  CreateTokenMutationVariables,
  TContext
> => {
  const mutationKey = getCreateTokenMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createToken>>,
    CreateTokenMutationVariables
  > = (props, context) => {
    const { data } = props ?? {};

    return createToken(data, calledBy(context, requestOptions));
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createToken>>>;
export type CreateTokenMutationBody = TokenRequest;
export type CreateTokenMutationError = CallError<
  'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type'
>;
export type CreateTokenMutationVariables = { data: TokenRequest };

/**
 * @summary Get an access token
 */
/**
 * Get an access token.
 *
 * Who may call: anyone. It calls {@link createToken}.
 */
export const useCreateToken = <
  TError = CallError<'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createToken>>,
      TError,
      CreateTokenMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createToken>>,
  TError,
  CreateTokenMutationVariables,
  TContext
> => {
  return useMutation(getCreateTokenMutationOptions(options), useCache(queryClient));
};
