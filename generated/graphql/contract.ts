// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { facts } from './facts.ts';
import type { OperationContract } from '../operation-contract.ts';
import * as zod from './zod.ts';

/** All operations of the service, with the schemas of their messages. */
export const contract: { readonly [Id in keyof typeof facts.operations]: OperationContract } = {
  graphql: {
    id: 'graphql',
    ...facts.operations.graphql,
    service: facts.service,
    params: zod.GraphqlParams,
    query: undefined,
    queryTypes: {},
    body: zod.GraphqlRequest,
    responses: {
      200: zod.GraphqlResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
};
