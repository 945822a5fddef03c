import type { IdentityProfileInput } from '../../../generated/auth/types.ts';
import type {
  GetCurrentMemberParams,
  MemberContactChanges,
  MemberImageInput,
  MemberProfileChanges,
  UpdateMemberRequest,
} from '../../../generated/members/types.ts';
import { applicationError } from '../../engine/errors.ts';
import { forbidden } from '../../engine/identity.ts';
import type { CallContext, Rule } from '../../engine/context.ts';
import type { MemberRecord } from '../../records/state.ts';
import { changedCustomFields, profileAddress } from './account-fields.ts';
import { memberView, slugOf } from './account-view.ts';
import { memberById } from './members.ts';
import { changeMember } from './notify.ts';

const memberNotFound = () => applicationError(404, 'NOT_FOUND', 'Member not found');

/** Refuses a call for accounts if the site does not have the Members Area app (R662). */
const checkMembersArea = ({ state }: CallContext): void => {
  if (state.settings.membersArea === 'refused')
    throw applicationError(428, 'APP_NOT_INSTALLED', 'The site does not have the Members Area app');
};

/** getCurrentMember (R660, R661, R662). A visitor is refused (R703). */
export const getCurrentMember: Rule = (call) => {
  const { caller } = call;
  if (caller?.role === 'visitor') throw forbidden(caller, ['member', 'owner', 'app']);
  const member = caller?.role === 'member' ? memberById(call, caller.id) : undefined;
  if (!member) throw memberNotFound();
  checkMembersArea(call);
  if (call.state.settings.membersArea === 'silent') return {};
  const { fieldsets } = call.query as GetCurrentMemberParams;
  return { member: memberView(call, member, fieldsets?.length ? fieldsets : undefined) };
};

/** The member that a call names. A member may name the own account only (R667). */
const memberOfCall = (call: CallContext): MemberRecord => {
  const { caller, params } = call;
  checkMembersArea(call);
  if (caller?.role === 'member' && caller.id !== params['id']) throw forbidden(caller, ['owner', 'app']);
  const member = memberById(call, params['id']);
  if (!member) throw memberNotFound();
  return member;
};

/** The members of an object that have a value. */
const given = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;

/** The profile after a change of the contact data. An empty list changes nothing (R663). */
const changedContact = (
  call: CallContext,
  member: MemberRecord,
  { firstName, lastName, birthdate, company, jobTitle, ...lists }: MemberContactChanges,
): IdentityProfileInput => {
  const { phones = [], addresses = [], customFields } = lists;
  const { phonesV2, ...profile } = member.profile;
  return {
    ...profile,
    ...(phones.length > 0 ? { phones } : phonesV2 && { phonesV2 }),
    ...given({ firstName, lastName, birthdate, company, position: jobTitle }),
    ...(addresses.length > 0 && {
      addresses: addresses.map((address) => ({ tag: 'UNTAGGED' as const, address: profileAddress(address) })),
    }),
    ...(customFields && { customFields: changedCustomFields(call, member, customFields) }),
  };
};

const imageOf = ({
  id = '',
  url = '',
  height = 0,
  width = 0,
  offsetX = 0,
  offsetY = 0,
}: MemberImageInput) => ({
  id,
  url,
  height,
  width,
  offsetX,
  offsetY,
});

const changedPage = (
  { page = {} }: MemberRecord,
  { title, photo, cover }: MemberProfileChanges,
): NonNullable<MemberRecord['page']> => ({
  ...page,
  ...given({ title, photo: photo && imageOf(photo), cover: cover && imageOf(cover) }),
});

/** updateMember (R663 to R668). */
export const updateMember: Rule = (call) => {
  const member = memberOfCall(call);
  const { contact, profile } = (call.body as UpdateMemberRequest).member;
  const after = contact ? changedContact(call, member, contact) : member.profile;
  changeMember(call, member, () => {
    // A new name does not change the slug (R664).
    const slug = slugOf(member);
    member.profile = {
      ...after,
      ...(profile?.nickname !== undefined && { nickname: profile.nickname }),
      slug,
    };
    if (profile) member.page = changedPage(member, profile);
    const { firstName, lastName } = member.profile;
    member.name = [firstName, lastName].filter(Boolean).join(' ') || member.name;
  });
  return { member: memberView(call, member, ['FULL']) };
};

/** A call that empties a list of the contact data (R663). */
const clearing =
  (...lists: readonly ('phones' | 'phonesV2' | 'addresses')[]): Rule =>
  (call) => {
    const member = memberOfCall(call);
    changeMember(call, member, () => {
      member.profile = { ...member.profile };
      for (const list of lists) delete member.profile[list];
    });
    return { member: memberView(call, member, ['FULL']) };
  };

/** deleteMemberPhones (R663). */
export const deleteMemberPhones: Rule = clearing('phones', 'phonesV2');

/** deleteMemberAddresses (R663). */
export const deleteMemberAddresses: Rule = clearing('addresses');
