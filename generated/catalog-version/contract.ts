// Generated from spec/catalog-version.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { facts } from './facts.ts';
import type { OperationContract } from '../operation-contract.ts';
import * as zod from './zod.ts';

/** All operations of the service, with the schemas of their messages. */
export const contract: { readonly [Id in keyof typeof facts.operations]: OperationContract } = {
  getCatalogVersion: {
    id: 'getCatalogVersion',
    ...facts.operations.getCatalogVersion,
    service: facts.service,
    params: undefined,
    query: undefined,
    queryTypes: {},
    body: undefined,
    responses: {
      200: zod.GetCatalogVersionResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
};
