// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { graphql } from './operations.ts';
import type { RequestOptions } from '../../src/core/types.ts';
import { type CallError, calledBy, useCache, withQueryPolicy } from '../../src/react/binding.ts';
import type { GraphqlRequest } from './types.ts';

import { useMutation } from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';

export const getGraphqlMutationKey = () => ['graphql'] as const;

export const getGraphqlMutationOptions = <TError = CallError<never>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof graphql>>,
    TError,
    GraphqlMutationVariables,
    TContext
  >;
  request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
}): UseMutationOptions<Awaited<ReturnType<typeof graphql>>, TError, GraphqlMutationVariables, TContext> => {
  const mutationKey = getGraphqlMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof graphql>>, GraphqlMutationVariables> = (
    props,
    context,
  ) => {
    const { data, apiVersion } = props ?? {};

    return graphql(data, calledBy(context, requestOptions), apiVersion);
  };

  return { mutationFn, ...mutationOptions };
};

export type GraphqlMutationResult = NonNullable<Awaited<ReturnType<typeof graphql>>>;
export type GraphqlMutationBody = GraphqlRequest;
export type GraphqlMutationError = CallError<never>;
export type GraphqlMutationVariables = { data: GraphqlRequest; apiVersion?: string };

/**
 * @summary Run a GraphQL document
 */
/**
 * Run a GraphQL document.
 *
 * Who may call: visitor, member, owner, app. It calls {@link graphql}.
 */
export const useGraphql = <TError = CallError<never>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof graphql>>,
      TError,
      GraphqlMutationVariables,
      TContext
    >;
    request?: Partial<RequestOptions<'visitor' | 'member' | 'owner' | 'app'>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof graphql>>, TError, GraphqlMutationVariables, TContext> => {
  return useMutation(getGraphqlMutationOptions(options), useCache(queryClient));
};
