import type { Member, MemberFieldset, MemberStatus } from '../../../generated/members/types.ts';
import { idFrom, slugFrom } from '../../engine/ids.ts';
import type { World } from '../../engine/context.ts';
import type { MemberRecord } from '../../records/state.ts';
import { addressesOf, customFieldsOf, phonesOf } from './account-fields.ts';
import { contactIdByEmail } from './contacts.ts';

const statusOf = ({ blocked, absence, awaitsApproval }: MemberRecord): MemberStatus => {
  if (blocked) return 'BLOCKED';
  if (absence) return 'OFFLINE';
  return awaitsApproval ? 'PENDING' : 'APPROVED';
};

/** Members that have text: an empty text clears a field (R663). */
const filled = <Texts extends Record<string, string | undefined>>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as {
    [Name in keyof Texts]?: string;
  };

const contactOf = (world: World, member: MemberRecord): NonNullable<Member['contact']> => {
  const { firstName, lastName, birthdate, company, position, secondaryEmails = [] } = member.profile;
  const customFields = customFieldsOf(world, member);
  return {
    ...filled({ firstName, lastName, birthdate, company, jobTitle: position }),
    phones: phonesOf(member.profile),
    emails: [member.email, ...secondaryEmails.map(({ email }) => email)],
    addresses: addressesOf(world, member),
    ...(Object.keys(customFields).length > 0 && { customFields }),
  };
};

/** The slug of a member, made from the first name that others see. */
export const slugOf = ({ name, profile }: MemberRecord): string =>
  profile.slug ?? slugFrom(profile.nickname || name, new Set());

const profileOf = (member: MemberRecord): NonNullable<Member['profile']> => {
  const { name, profile, page = {} } = member;
  const { title, photo, cover } = page;
  return {
    ...filled({ nickname: profile.nickname || name, title }),
    slug: slugOf(member),
    ...(photo && { photo }),
    ...(cover && { cover }),
  };
};

/**
 * A member with the parts of the requested field sets (R661). Without EXTENDED or FULL the statuses are UNKNOWN, as they
 * are without a field set.
 */
export const memberView = (
  world: World,
  member: MemberRecord,
  fieldsets: readonly MemberFieldset[] = ['PUBLIC'],
): Member => {
  const isFull = fieldsets.includes('FULL');
  const isExtended = isFull || fieldsets.includes('EXTENDED');
  const { state } = world;
  return {
    id: member.id,
    status: 'UNKNOWN',
    contactId: contactIdByEmail(world, member.email) ?? idFrom(`${state.seed}:contact:${member.id}`),
    profile: profileOf(member),
    privacyStatus: 'UNKNOWN',
    activityStatus: 'UNKNOWN',
    createdDate: member.createdDate,
    updatedDate: member.updatedDate,
    ...(isExtended && {
      loginEmail: member.email,
      status: statusOf(member),
      // A new member is private (R668).
      privacyStatus: member.profile.privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
      activityStatus: 'ACTIVE',
    }),
    ...(isFull && {
      contact: contactOf(world, member),
      loginEmailVerified: member.emailVerified,
      ...(member.lastLoginDate !== undefined && { lastLoginDate: member.lastLoginDate }),
    }),
  };
};
