// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { facts } from './facts.ts';
import type { OperationContract } from '../operation-contract.ts';
import * as zod from './zod.ts';

/** All operations of the service, with the schemas of their messages. */
export const contract: { readonly [Id in keyof typeof facts.operations]: OperationContract } = {
  start: {
    id: 'start',
    ...facts.operations.start,
    service: facts.service,
    params: undefined,
    query: undefined,
    queryTypes: {},
    body: zod.StartRequest,
    responses: {
      200: zod.StartResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  verifyDuringAuthentication: {
    id: 'verifyDuringAuthentication',
    ...facts.operations.verifyDuringAuthentication,
    service: facts.service,
    params: undefined,
    query: undefined,
    queryTypes: {},
    body: zod.VerifyDuringAuthenticationRequest,
    responses: {
      200: zod.StateMachineResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  resendDuringAuthentication: {
    id: 'resendDuringAuthentication',
    ...facts.operations.resendDuringAuthentication,
    service: facts.service,
    params: undefined,
    query: undefined,
    queryTypes: {},
    body: zod.ResendDuringAuthenticationRequest,
    responses: {
      200: zod.StateMachineResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
};
