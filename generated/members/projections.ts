// Generated from spec/members.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Projected, Replaced } from '../../src/core/projected.ts';
import type { CallOptions, Reply } from '../../src/core/types.ts';
import type { GetCurrentMemberErrorCode } from './facts.ts';
import type { GetCurrentMemberParams, GetCurrentMemberResponse, Member, MemberFieldset } from './types.ts';

/** The values of a request that ask for each member of {@link Member} which is absent otherwise. */
export interface MemberSilent {
  readonly loginEmail: 'EXTENDED' | 'FULL';
  readonly loginEmailVerified: 'FULL';
  readonly contact: 'FULL';
  readonly lastLoginDate: 'FULL';
}

/** {@link Member} with the members for which `Field` asks. By default it lacks the members that a request has to name. */
export type MemberWith<Field extends MemberFieldset = never> = Projected<Member, MemberSilent, Field>;

/** The response of {@link getCurrentMember} to a request that asks for `Field`. */
export type GetCurrentMemberResponseWith<Field extends MemberFieldset = never> = Replaced<
  GetCurrentMemberResponse,
  'member',
  MemberWith<Field>
>;

/** The calls whose responses follow from the fields that a request asks for, as a client has them. */
export interface ProjectedCalls {
  readonly getCurrentMember: <const Field extends MemberFieldset = never>(
    params?: GetCurrentMemberParams & { readonly fieldsets?: readonly Field[] },
    options?: CallOptions,
  ) => Reply<GetCurrentMemberResponseWith<Field>, GetCurrentMemberErrorCode>;
}
