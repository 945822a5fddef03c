import type {
  Identity,
  IdentityProfile,
  IdentityProfileInput,
  IdentityStatusReason,
} from '../../../generated/auth/types.ts';
import { fieldError } from '../../engine/errors.ts';
import { tokenKey } from '../../engine/identity.ts';
import { nextId } from '../../engine/ids.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import { ownValue } from '../../engine/values/objects.ts';
import { digest } from '../../engine/values/random.ts';
import type { Caller, MailRecord, MemberRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { announceMember } from './notify.ts';

const MINUTE = 60_000;
/** The number of mails that the state keeps. */
const MOST_MAILS = 1_000;
/** The minimum length of a password. */
const SHORTEST_PASSWORD = 6;

/** The digest that the state keeps in place of a password. */
export const passwordDigest = (memberId: string, password: string): string =>
  digest(`password:${memberId}:${password}`);

/** Sets a password. Throws a 400 if it is too short. */
export const setPassword = (
  { clock }: World,
  member: MemberRecord,
  password: string,
  field: string,
): void => {
  if (password.length < SHORTEST_PASSWORD)
    throw fieldError(field, 'MIN_LENGTH', `must have at least ${SHORTEST_PASSWORD} characters`);
  member.passwordDigest = passwordDigest(member.id, password);
  member.mustResetPassword = false;
  touch(clock.iso(), member);
};

/** Updates the date and the revision of a member, as every write does (R4). */
export const touch = (now: string, member: MemberRecord): void => {
  member.updatedDate = now;
  member.revision += 1;
};

/**
 * An e-mail address in lower case. Throws a 400, which clients report as invalidEmail, if the text is not an address.
 */
export const checkedEmail = (email: string, field: string): string => {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email.toLowerCase();
  throw fieldError(field, 'FORMAT', 'must be an e-mail address');
};

/** The member with an e-mail address. */
export const memberByEmail = ({ state }: World, email: string): MemberRecord | undefined =>
  state.members.find((member) => member.email === email);

/** The member with an id. */
export const memberById = ({ state }: World, id: string | undefined): MemberRecord | undefined =>
  id === undefined ? undefined : lookUp(state.members, 'id', id);

/**
 * A profile without custom fields that the site does not define. They are dropped with a warning to the caller (R39).
 */
export const knownProfile = (
  { state }: World,
  { customFields = [], ...profile }: IdentityProfileInput,
  warn: ((text: string) => void) | undefined,
): IdentityProfileInput => {
  const isKnown = ({ name }: { name: string }) => state.settings.customFields.includes(name);
  const dropped = customFields.filter((field) => !isKnown(field)).map(({ name }) => name);
  if (dropped.length > 0) warn?.(`dropped custom fields that the site has not added: ${dropped.join(', ')}`);
  return { ...profile, customFields: customFields.filter(isKnown) };
};

/**
 * Adds a member, who may still need verification and approval (R34, R37).
 * @param contactId Id of the contact that becomes the member; without it the member gets a new id.
 */
export const addMember = (
  world: World,
  email: string,
  profile: IdentityProfileInput = {},
  contactId?: string,
): MemberRecord => {
  const { settings, members } = world.state;
  const now = world.clock.iso();
  const member: MemberRecord = {
    id: contactId ?? nextId(world.state, 'member'),
    email,
    name: [profile.firstName, profile.lastName].join(' ').trim() || (profile.nickname ?? email),
    passwordDigest: null,
    emailVerified: !settings.verifyEmail,
    awaitsApproval: settings.approveMembers,
    blocked: false,
    mustResetPassword: false,
    profile,
    connections: [],
    createdDate: now,
    updatedDate: now,
    revision: 1,
  };
  members.push(member);
  announceMember(world, member);
  return member;
};

/** A member as a caller. */
export const callerOfMember = ({ id }: MemberRecord): Caller => ({ role: 'member', id });

/** A new opaque secret. */
export const newSecret = ({ state }: World, kind: string): string => {
  const id = nextId(state, kind);
  return `sandbox.${kind}.${digest(`${state.seed}:${id}`)}${id.replaceAll('-', '')}`;
};

/** Signs a member in at the platform and returns the session token. */
export const newPlatformSession = (world: World, memberId: string, minutes: number): string => {
  const token = newSecret(world, 'session');
  const member = memberById(world, memberId);
  if (member) member.lastLoginDate = world.clock.iso();
  const expiresAt = world.clock.now() + minutes * MINUTE;
  world.state.platformSessions[tokenKey(token)] = { memberId, expiresAt };
  return token;
};

/**
 * The member that a session token signs in, by the token's digest. Undefined for a member who is blocked, deleted, or
 * not yet approved or verified.
 */
export const memberOfSession = (world: World, key: string): MemberRecord | undefined => {
  const session = ownValue(world.state.platformSessions, key);
  if (!session || world.clock.now() >= session.expiresAt) return undefined;
  const member = memberById(world, session.memberId);
  return member && !member.blocked && !member.absence && !member.awaitsApproval && member.emailVerified
    ? member
    : undefined;
};

/** Adds a mail to the sandbox's mailbox, which holds the mails to all addresses. */
export const mail = (
  { state, clock }: World,
  { secret = null, about = null, ...mailed }: Pick<MailRecord, 'to' | 'kind'> & Partial<MailRecord>,
): void => {
  state.mails.push({ ...mailed, id: nextId(state, 'mail'), date: clock.iso(), secret, about });
  if (state.mails.length > MOST_MAILS) state.mails.splice(0, state.mails.length - MOST_MAILS);
};

/** A member as the sign-in services show it. */
export const identityOf = (member: MemberRecord): Identity => {
  const reasons: IdentityStatusReason[] = [];
  if (!member.emailVerified) reasons.push('PENDING_EMAIL_VERIFICATION_REQUIRED');
  if (member.awaitsApproval) reasons.push('PENDING_ADMIN_APPROVAL_REQUIRED');
  const waiting = reasons.length > 0 ? 'PENDING' : 'ACTIVE';
  const exclusion = member.blocked ? 'BLOCKED' : member.absence;
  return {
    id: member.id,
    revision: `${member.revision}`,
    createdDate: member.createdDate,
    updatedDate: member.updatedDate,
    connections: member.connections.map((idpConnection) => ({ idpConnection })),
    identityProfile: profileOf(member.profile),
    email: { address: member.email, isVerified: member.emailVerified },
    status: { name: exclusion ?? waiting, reasons: exclusion ? [] : reasons },
    factors: member.factors ?? [],
  };
};

const profileOf = ({
  secondaryEmails,
  phonesV2,
  addresses,
  ...given
}: IdentityProfileInput): IdentityProfile => ({
  privacyStatus: 'PUBLIC',
  ...given,
  emails: [...(given.emails ?? [])],
  phones: [...(given.phones ?? [])],
  labels: [...(given.labels ?? [])],
  customFields: [...(given.customFields ?? [])],
  secondaryEmails: (secondaryEmails ?? []).map((entry) => ({ tag: 'UNTAGGED', ...entry })),
  phonesV2: (phonesV2 ?? []).map((entry) => ({ tag: 'UNTAGGED', ...entry })),
  addresses: (addresses ?? []).map((entry) => ({ tag: 'UNTAGGED', ...entry })),
});
