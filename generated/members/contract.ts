// Generated from spec/members.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { facts } from './facts.ts';
import type { OperationContract } from '../operation-contract.ts';
import * as zod from './zod.ts';

/** All operations of the service, with the schemas of their messages. */
export const contract: { readonly [Id in keyof typeof facts.operations]: OperationContract } = {
  getCurrentMember: {
    id: 'getCurrentMember',
    ...facts.operations.getCurrentMember,
    service: facts.service,
    params: undefined,
    query: zod.GetCurrentMemberQueryParams,
    queryTypes: { fieldsets: 'array' },
    body: undefined,
    responses: {
      200: zod.GetCurrentMemberResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      428: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  updateMember: {
    id: 'updateMember',
    ...facts.operations.updateMember,
    service: facts.service,
    params: zod.UpdateMemberParams,
    query: undefined,
    queryTypes: {},
    body: zod.UpdateMemberRequest,
    responses: {
      200: zod.MemberResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      428: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  deleteMemberPhones: {
    id: 'deleteMemberPhones',
    ...facts.operations.deleteMemberPhones,
    service: facts.service,
    params: zod.DeleteMemberPhonesParams,
    query: undefined,
    queryTypes: {},
    body: undefined,
    responses: {
      200: zod.MemberResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      428: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  deleteMemberAddresses: {
    id: 'deleteMemberAddresses',
    ...facts.operations.deleteMemberAddresses,
    service: facts.service,
    params: zod.DeleteMemberAddressesParams,
    query: undefined,
    queryTypes: {},
    body: undefined,
    responses: {
      200: zod.MemberResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      428: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
};
