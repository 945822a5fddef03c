// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type { GraphqlRequest, GraphqlResponse } from './types.ts';

/**
 * Run a GraphQL document.
 *
 * Sends a document with its variables. A document may contain a mutation, so the call is never retried automatically and has a mutation hook. A program that sends only queries may retry it.
 *
 * Who may call: visitor, member, owner, app. Never retried (repeat class `never`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const graphql = (
  graphqlRequest: GraphqlRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  apiVersion: string = 'alpha',
): Reply<GraphqlResponse> =>
  request(
    {
      method: 'POST',
      data: graphqlRequest,
      facts: {
        repeat: 'never',
        id: 'graphql',
        service: 'graphql',
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/graphql/${encodeURIComponent(apiVersion)}`,
    },
    options,
  );
