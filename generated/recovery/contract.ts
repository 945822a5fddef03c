// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { facts } from './facts.ts';
import type { OperationContract } from '../operation-contract.ts';
import * as zod from './zod.ts';

/** All operations of the service, with the schemas of their messages. */
export const contract: { readonly [Id in keyof typeof facts.operations]: OperationContract } = {
  sendRecoveryEmail: {
    id: 'sendRecoveryEmail',
    ...facts.operations.sendRecoveryEmail,
    service: facts.service,
    params: undefined,
    query: undefined,
    queryTypes: {},
    body: zod.SendRecoveryEmailRequest,
    responses: {
      200: zod.SendRecoveryEmailResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  sendActivationEmail: {
    id: 'sendActivationEmail',
    ...facts.operations.sendActivationEmail,
    service: facts.service,
    params: undefined,
    query: undefined,
    queryTypes: {},
    body: zod.SendActivationEmailRequest,
    responses: {
      200: zod.SendActivationEmailResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  recover: {
    id: 'recover',
    ...facts.operations.recover,
    service: facts.service,
    params: undefined,
    query: undefined,
    queryTypes: {},
    body: zod.RecoverRequest,
    responses: {
      200: zod.StateMachineResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
};
