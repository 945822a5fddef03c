// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook } from '../../src/react/call-hooks.ts';
import { type ChangeSettings, mutationOf } from '../../src/react/call-options.ts';
import { graphql } from './operations.ts';
import type { GraphqlRequest } from './types.ts';

/**
 * Run a GraphQL document.
 *
 * Options of React Query for {@link graphql}. Who may call: visitor, member, owner, app.
 */
export const graphqlMutation = (settings?: ChangeSettings<'visitor' | 'member' | 'owner' | 'app'>) =>
  mutationOf(
    ['graphql', 'graphql'],
    {},
    ({ data, apiVersion }: { data: GraphqlRequest; apiVersion?: string }, options) =>
      graphql(data, options, apiVersion),
    settings,
  );

/**
 * Run a GraphQL document: `useMutation` with {@link graphqlMutation}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGraphql = /*#__PURE__*/ changeHook(graphqlMutation);
