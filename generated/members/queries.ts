// Generated from spec/members.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import {
  changeHook,
  typedHook,
  typedSuspenseHook,
  type CallError,
  type DefinedHookArgs,
  type DefinedUseQueryResult,
  type HookArgs,
  type SuspenseHookArgs,
  type UseQueryResult,
  type UseSuspenseQueryResult,
} from '../../src/react/call-hooks.ts';
import { type ChangeSettings, type ReadSettings, mutationOf, queryOf } from '../../src/react/call-options.ts';
import { getCurrentMember, updateMember, deleteMemberPhones, deleteMemberAddresses } from './operations.ts';
import type { GetCurrentMemberErrorCode } from './facts.ts';
import type { GetCurrentMemberResponseWith } from './projections.ts';
import type { GetCurrentMemberParams, MemberFieldset, UpdateMemberRequest } from './types.ts';

/**
 * Get the signed-in member.
 *
 * Options of React Query for {@link getCurrentMember}. Who may call: visitor, member, app.
 */
export const getCurrentMemberQuery = <const Field extends MemberFieldset = never>(
  params?: GetCurrentMemberParams & { readonly fieldsets?: readonly Field[] },
  settings?: ReadSettings<'visitor' | 'member' | 'app'>,
) =>
  queryOf(
    ['members', 'getCurrentMember', params],
    (options) => getCurrentMember<Field>(params, options),
    settings,
  );

/**
 * Get the signed-in member: `useQuery` with {@link getCurrentMemberQuery}. Who may call: visitor, member, app.
 * @function
 */
export const useGetCurrentMember = /*#__PURE__*/ typedHook<UseGetCurrentMember>(getCurrentMemberQuery);

/**
 * Get the signed-in member: `useSuspenseQuery` with {@link getCurrentMemberQuery}. Who may call: visitor, member, app.
 * @function
 */
export const useGetCurrentMemberSuspense =
  /*#__PURE__*/ typedSuspenseHook<UseGetCurrentMemberSuspense>(getCurrentMemberQuery);

/**
 * Type of {@link useGetCurrentMember}.
 */
export interface UseGetCurrentMember {
  <const Field extends MemberFieldset = never, Shown = GetCurrentMemberResponseWith<Field>>(
    ...args: DefinedHookArgs<
      [params?: GetCurrentMemberParams & { readonly fieldsets?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'app'>,
      GetCurrentMemberResponseWith<Field>,
      CallError<GetCurrentMemberErrorCode>,
      Shown
    >
  ): DefinedUseQueryResult<Shown, CallError<GetCurrentMemberErrorCode>>;
  <const Field extends MemberFieldset = never, Shown = GetCurrentMemberResponseWith<Field>>(
    ...args: HookArgs<
      [params?: GetCurrentMemberParams & { readonly fieldsets?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'app'>,
      GetCurrentMemberResponseWith<Field>,
      CallError<GetCurrentMemberErrorCode>,
      Shown
    >
  ): UseQueryResult<Shown, CallError<GetCurrentMemberErrorCode>>;
}

/**
 * Type of {@link useGetCurrentMemberSuspense}.
 */
export interface UseGetCurrentMemberSuspense {
  <const Field extends MemberFieldset = never, Shown = GetCurrentMemberResponseWith<Field>>(
    ...args: SuspenseHookArgs<
      [params?: GetCurrentMemberParams & { readonly fieldsets?: readonly Field[] }],
      ReadSettings<'visitor' | 'member' | 'app'>,
      GetCurrentMemberResponseWith<Field>,
      CallError<GetCurrentMemberErrorCode>,
      Shown
    >
  ): UseSuspenseQueryResult<Shown, CallError<GetCurrentMemberErrorCode>>;
}

/**
 * Change a member.
 *
 * Options of React Query for {@link updateMember}. A success marks as stale: `getCurrentMember`. Who may call: member, owner, app.
 */
export const updateMemberMutation = (settings?: ChangeSettings<'member' | 'owner' | 'app'>) =>
  mutationOf(
    ['members', 'updateMember'],
    { members: ['getCurrentMember'] },
    ({ id, data }: { id: string; data: UpdateMemberRequest }, options) => updateMember(id, data, options),
    settings,
  );

/**
 * Change a member: `useMutation` with {@link updateMemberMutation}. Who may call: member, owner, app.
 * @function
 */
export const useUpdateMember = /*#__PURE__*/ changeHook(updateMemberMutation);

/**
 * Delete the telephone numbers of a member.
 *
 * Options of React Query for {@link deleteMemberPhones}. A success marks as stale: `getCurrentMember`. Who may call: member, owner, app.
 */
export const deleteMemberPhonesMutation = (settings?: ChangeSettings<'member' | 'owner' | 'app'>) =>
  mutationOf(
    ['members', 'deleteMemberPhones'],
    { members: ['getCurrentMember'] },
    ({ id }: { id: string }, options) => deleteMemberPhones(id, options),
    settings,
  );

/**
 * Delete the telephone numbers of a member: `useMutation` with {@link deleteMemberPhonesMutation}. Who may call: member, owner, app.
 * @function
 */
export const useDeleteMemberPhones = /*#__PURE__*/ changeHook(deleteMemberPhonesMutation);

/**
 * Delete the addresses of a member.
 *
 * Options of React Query for {@link deleteMemberAddresses}. A success marks as stale: `getCurrentMember`. Who may call: member, owner, app.
 */
export const deleteMemberAddressesMutation = (settings?: ChangeSettings<'member' | 'owner' | 'app'>) =>
  mutationOf(
    ['members', 'deleteMemberAddresses'],
    { members: ['getCurrentMember'] },
    ({ id }: { id: string }, options) => deleteMemberAddresses(id, options),
    settings,
  );

/**
 * Delete the addresses of a member: `useMutation` with {@link deleteMemberAddressesMutation}. Who may call: member, owner, app.
 * @function
 */
export const useDeleteMemberAddresses = /*#__PURE__*/ changeHook(deleteMemberAddressesMutation);
