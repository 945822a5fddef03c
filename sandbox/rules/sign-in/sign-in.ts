import type {
  CaptchaToken,
  ChangePasswordRequest,
  LoginRequest,
  LogoutParams,
  RawHttpResponse,
  RegisterRequest,
  SignOnRequest,
  SignOnResponse,
  StateMachineResponse,
} from '../../../generated/auth/types.ts';
import { applicationError, fieldError } from '../../engine/errors.ts';
import { checkComposed } from '../../engine/identity.ts';
import type { MemberRecord } from '../../records/state.ts';
import { contactIdByEmail, isContact } from '../members/contacts.ts';
import { callerOf, type CallContext, type Rule, type World } from '../../engine/context.ts';
import {
  addMember,
  checkedEmail,
  identityOf,
  knownProfile,
  memberByEmail,
  memberById,
  newPlatformSession,
  passwordDigest,
  setPassword,
} from '../members/members.ts';
import { refuseBlocked, stateOfMember } from './member-state.ts';
import { isAllowed, notAllowed } from '../redirects/redirect-sessions.ts';
import { endTokens } from '../tokens/tokens.ts';

/** Checks the captcha: register and login do so before anything else, where their bodies are read (R30, R31). */
export const checkCaptcha = ({ state }: World, given: readonly CaptchaToken[] = []): void => {
  const { captcha, captchaTokens } = state.settings;
  if (captcha === 'off') return;
  const [own, other] =
    captcha === 'visible'
      ? (['Recaptcha', 'InvisibleRecaptcha'] as const)
      : (['InvisibleRecaptcha', 'Recaptcha'] as const);
  const tokenOf = (kind: typeof own) => given.map((entry) => entry[kind]).find(Boolean);
  const token = tokenOf(own);
  if (token === undefined && tokenOf(other) !== undefined)
    throw applicationError(
      400,
      '-19971',
      `This site uses the ${captcha} captcha: send its token as ${own}, not ${other}`,
    );
  if (token === undefined) throw applicationError(400, '-19971', 'A captcha token is required');
  if (captchaTokens && !captchaTokens.includes(token))
    throw applicationError(400, '-19970', 'The captcha token is not valid');
};

/**
 * register (R30). The checks run in this order: captcha (while the body is read), format of the fields, existing
 * members, then the site's requirements. A member whose address was never verified may register again: the last password
 * counts, and only the new code (R35).
 */
export const register: Rule = (call): StateMachineResponse => {
  const { loginId, password = '', profile } = call.body as RegisterRequest;
  const email = checkedEmail(loginId.email, 'loginId.email');
  if (password.length < 6) throw fieldError('password', 'MIN_LENGTH', 'must have at least 6 characters');
  const before = memberByEmail(call, email);
  if (before && (before.emailVerified || before.absence))
    throw applicationError(409, '-19995', 'A member with this e-mail address exists already');
  if (before) refuseBlocked(before);
  const known = isContact(call, email);
  const given = knownProfile(call, profile ?? {}, call.warn);
  const member = before ?? addMember(call, email, given);
  if (before) forgetVerifications(call, before);
  if (before && profile) before.profile = { ...before.profile, ...given };
  // The address belongs to a contact: the mail must prove that the new member is the same person (R34).
  if (known) member.emailVerified = false;
  setPassword(call, member, password, 'password');
  return stateOfMember(call, member);
};

/** Voids the codes that were mailed to a member. */
const forgetVerifications = ({ state }: World, { id }: MemberRecord): void => {
  for (const [key, { memberId }] of Object.entries(state.verifications))
    if (memberId === id) delete state.verifications[key];
};

/** The member with an e-mail address and a password. Throws -19999, -19976, -19973 or a 403 (R30, R31). */
export const memberWithPassword = (world: World, email: string, password: string): MemberRecord => {
  const member = memberByEmail(world, email);
  if (!member) throw applicationError(404, '-19999', 'There is no member with this e-mail address');
  if (member.passwordDigest !== passwordDigest(member.id, password))
    throw applicationError(401, '-19976', 'The password is wrong');
  checkMember(member);
  return member;
};

/** Refuses a member who knows the password but must reset it, or is blocked (R30). Throws -19973 or a 403. */
export const checkMember = (member: MemberRecord): void => {
  if (member.mustResetPassword)
    throw applicationError(428, '-19973', 'The password must be reset with a recovery mail');
  refuseBlocked(member);
};

/** login (R30). */
export const login: Rule = (call): StateMachineResponse => {
  const { loginId, password = '' } = call.body as LoginRequest;
  const email = checkedEmail(loginId.email, 'loginId.email');
  return stateOfMember(call, memberWithPassword(call, email, password));
};

/** changePassword: sets the password of the calling member. */
export const changePassword: Rule = (call) => {
  const { newPassword } = call.body as ChangePasswordRequest;
  const member = memberById(call, callerOf(call).id);
  if (!member) throw applicationError(403, 'MEMBER_DELETED', 'This member was deleted');
  setPassword(call, member, newPassword, 'newPassword');
  return {};
};

/**
 * signOn: an app signs a person in by e-mail address, with the owner's API key beside its token (R45). A person who is
 * not a member becomes one. A contact with this address becomes the member, unless `mergeExistingContact` is false.
 */
export const signOn: Rule = (call): SignOnResponse => {
  checkComposed(call, call.header('authorization'));
  const { loginId, profile, verifyEmail, mergeExistingContact = true } = call.body as SignOnRequest;
  const email = checkedEmail(loginId.email, 'loginId.email');
  const member =
    memberByEmail(call, email) ??
    addMember(
      call,
      email,
      knownProfile(call, profile ?? {}, call.warn),
      mergeExistingContact ? contactIdByEmail(call, email) : undefined,
    );
  refuseBlocked(member);
  if (member.absence)
    throw applicationError(403, 'MEMBER_BLOCKED', `The identity of this member is ${member.absence}`);
  if (verifyEmail) member.emailVerified = true;
  const { sessionTokenMinutes } = call.state.settings;
  return {
    sessionToken: newPlatformSession(call, member.id, sessionTokenMinutes),
    identity: identityOf(member),
  };
};

/** logout (R19): ends the member's session and redirects to an allowed address. */
export const logout: Rule = (call): RawHttpResponse => {
  const { postLogoutRedirectUri } = call.query as LogoutParams;
  if (
    postLogoutRedirectUri !== undefined &&
    !isAllowed(postLogoutRedirectUri, call.state.settings.allowedRedirects)
  )
    throw fieldError('postLogoutRedirectUri', 'VALIDATION', notAllowed(postLogoutRedirectUri));
  endMember(call);
  return {
    body: '',
    statusCode: postLogoutRedirectUri === undefined ? 200 : 302,
    headers: postLogoutRedirectUri === undefined ? [] : [{ key: 'Location', value: postLogoutRedirectUri }],
  };
};

const endMember = (call: CallContext): void => {
  const caller = callerOf(call);
  endTokens(call, caller);
  endPlatformSessions(call, caller.id);
};

/** Ends the sessions of a member at the hosted pages. */
export const endPlatformSessions = ({ state }: World, memberId: string): void => {
  for (const [key, session] of Object.entries(state.platformSessions))
    if (session.memberId === memberId) delete state.platformSessions[key];
};
