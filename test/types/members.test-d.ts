import {
  deleteMemberAddresses,
  deleteMemberPhones,
  getCurrentMember,
  type GetCurrentMemberErrorCode,
  type MemberFieldsets,
  updateMember,
} from '../../generated/members/index.ts';
import { membersService, openApiClient } from '../../generated/members/openapi.ts';
import { useGetCurrentMember, useUpdateMember } from '../../generated/members/queries.ts';
import { createClient } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Calls of members that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, membersService);

export const answers = async (): Promise<void> => {
  const { member } = await getCurrentMember({ fieldsets: ['FULL'] }, { client });
  exactly<string | undefined>()(member?.loginEmail);
  exactly<string | undefined>()(member?.contact?.addresses[0]?.streetAddress?.name);
  exactly<unknown>()(member?.contact?.customFields?.['custom.homepage']?.value);
  // @ts-expect-error `member` may be missing: a site without the Members Area app returns none.
  void member.id;
  const changed = await updateMember('id', { member: { contact: { phones: [] } } }, { client });
  exactly<string | undefined>()(changed.member?.id);
  exactly<string | undefined>()((await deleteMemberPhones('id', { client })).member?.contact?.phones?.[0]);
  exactly<string | undefined>()((await deleteMemberAddresses('id', { client: owner })).member?.id);
  const own = await getCurrentMember(undefined, { client });
  exactly<string | undefined>()(own.member?.profile?.slug);
  // @ts-expect-error The contact comes with the field set FULL only.
  void own.member?.contact;
};

export const fieldSets = async (chosen: MemberFieldsets): Promise<void> => {
  const { member } = await getCurrentMember({ fieldsets: ['EXTENDED'] }, { client });
  exactly<string | undefined>()(member?.loginEmail);
  // @ts-expect-error The time of the last sign-in comes with FULL only.
  void member?.lastLoginDate;
  // The field sets are known at run time only: every part may be absent.
  const read = await getCurrentMember({ fieldsets: chosen }, { client });
  exactly<string | undefined>()(read.member?.lastLoginDate);
  const both = await getCurrentMember({ fieldsets: ['EXTENDED', 'FULL'] }, { client });
  exactly<boolean | undefined>()(both.member?.loginEmailVerified);
  const { data } = await openApi.GET('/v1/members/my', { params: { query: { fieldsets: ['PUBLIC'] } } });
  exactly<string | undefined>()(data?.member?.lastLoginDate);
};

export const requests = (): void => {
  // @ts-expect-error An unknown field set.
  void getCurrentMember({ fieldsets: ['ALL'] }, { client });
  // @ts-expect-error An owner is not a member.
  void getCurrentMember({}, { client: owner });
  // @ts-expect-error A change does not set the visibility.
  void updateMember('id', { member: { privacyStatus: 'PUBLIC' } }, { client });
  // @ts-expect-error A change does not set the e-mail addresses.
  void updateMember('id', { member: { contact: { emails: [] } } }, { client });
  // @ts-expect-error The slug has a call of its own.
  void updateMember('id', { member: { profile: { slug: 'ada' } } }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.DELETE('/v1/members/{id}/phones', { params: { path: { id: 'id' } } });
  exactly<string | undefined>()(data?.member?.id);
  // @ts-expect-error A call of the platform that is not described.
  await openApi.DELETE('/v1/members/{id}/emails', { params: { path: { id: 'id' } } });
};

export const useAccount = (): void => {
  exactly<string | undefined>()(
    useGetCurrentMember({}, { query: { select: ({ member }) => member?.profile?.nickname } }).data,
  );
  const { mutate } = useUpdateMember();
  mutate({ id: 'id', data: { member: { profile: { nickname: 'Ada' } } } });
};

/** A code of the call; others belong to other calls. */
export const codes: GetCurrentMemberErrorCode[] = [
  'NOT_FOUND',
  // @ts-expect-error The code of replies.
  'MEMBER_IDENTITY_NOT_FOUND',
];
