// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type { GraphqlRequest, GraphqlResponse } from './types.ts';

/**
 * Run a GraphQL document.
 *
 * Sends a document with its variables. A document may hold a mutation, so the call is never repeated by itself and
 * has a mutation hook; whoever sends queries only may repeat it.
 *
 * Who may call: visitor, member, owner, app. It is never repeated (class `never`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const graphql = (
  graphqlRequest: GraphqlRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
  apiVersion: string = 'alpha',
): Reply<GraphqlResponse> =>
  request(
    {
      url: `/graphql/${encodeURIComponent(apiVersion)}`,
      method: 'POST',
      data: graphqlRequest,
      facts: {
        id: 'graphql',
        service: 'graphql',
        repeat: 'never',
        identity: ['visitor', 'member', 'owner', 'app'],
      },
    },
    options,
  );
