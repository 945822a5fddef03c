// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { facts } from './facts.ts';
import type { OperationContract } from '../operation-contract.ts';
import * as zod from './zod.ts';

/** All operations of the service, with the schemas of their messages. */
export const contract: { readonly [Id in keyof typeof facts.operations]: OperationContract } = {
  createToken: {
    id: 'createToken',
    ...facts.operations.createToken,
    service: facts.service,
    params: undefined,
    query: undefined,
    queryTypes: {},
    body: zod.TokenRequest,
    responses: { 200: zod.TokenResponse, 400: zod.OAuthError, 401: zod.OAuthError, 429: zod.ErrorBody },
  },
};
