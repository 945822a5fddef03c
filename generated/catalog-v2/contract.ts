// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { facts } from './facts.ts';
import type { OperationContract } from '../operation-contract.ts';
import * as zod from './zod.ts';

/** All operations of the service, with the schemas of their messages. */
export const contract: { readonly [Id in keyof typeof facts.operations]: OperationContract } = {
  getCollection: {
    id: 'getCollection',
    ...facts.operations.getCollection,
    service: facts.service,
    params: zod.GetCollectionParams,
    query: undefined,
    queryTypes: {},
    body: undefined,
    responses: {
      200: zod.GetCollectionResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      428: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  getCollectionBySlug: {
    id: 'getCollectionBySlug',
    ...facts.operations.getCollectionBySlug,
    service: facts.service,
    params: zod.GetCollectionBySlugParams,
    query: undefined,
    queryTypes: {},
    body: undefined,
    responses: {
      200: zod.GetCollectionBySlugResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      428: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  queryCollections: {
    id: 'queryCollections',
    ...facts.operations.queryCollections,
    service: facts.service,
    params: undefined,
    query: undefined,
    queryTypes: {},
    body: zod.QueryCollectionsRequest,
    responses: {
      200: zod.QueryCollectionsResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      428: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
};
