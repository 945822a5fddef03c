import type { Identity, StateMachineResponse } from '../../../generated/auth/types.ts';
import { applicationError } from '../../engine/errors.ts';
import { tokenKey } from '../../engine/identity.ts';
import { numberFrom } from '../../engine/values/random.ts';
import type { MemberRecord, VerificationRecord } from '../../records/state.ts';
import { askOwner } from './approval.ts';
import { newId, type World } from '../../engine/context.ts';
import { identityOf, mail, newPlatformSession, newSecret } from '../members/members.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The instant until which a sign-in waits for a code. It is a day after the code expires, so that another code can be
 * mailed (assumed).
 */
export const waitsUntil = ({ expiresAt }: VerificationRecord): number => expiresAt + DAY;

/** Mails a new code and returns its record. */
export const newCode = (world: World, member: MemberRecord): VerificationRecord => {
  const now = world.clock.now();
  const { verificationMinutes, verificationAttempts } = world.state.settings;
  const number = numberFrom(`${world.state.seed}:${newId(world, 'code')}`) % 1_000_000;
  const code = `${number}`.padStart(6, '0');
  mail(world, { to: member.email, kind: 'verification', secret: code, about: member.id });
  return {
    memberId: member.id,
    code,
    attemptsLeft: verificationAttempts,
    sentAt: now,
    expiresAt: now + verificationMinutes * MINUTE,
  };
};

/** Mails a code and returns the state token of the unfinished sign-in. */
export const beginVerification = (world: World, member: MemberRecord): string => {
  const stateToken = newSecret(world, 'state');
  world.state.verifications[tokenKey(stateToken)] = newCode(world, member);
  return stateToken;
};

/** Refuses a blocked member at every step of a sign-in (R30, R37). Throws a 403. */
export const refuseBlocked = ({ blocked }: MemberRecord): void => {
  if (blocked) throw applicationError(403, 'MEMBER_BLOCKED', 'The owner of the site has blocked this member');
};

/**
 * The state of a sign-in of a known member: e-mail verification, then approval, then success (R30, R37, R38). Throws a
 * 403 for a blocked member.
 */
export const stateOfMember = (world: World, member: MemberRecord): StateMachineResponse => {
  refuseBlocked(member);
  const identity: Identity = identityOf(member);
  const { signInState, sessionTokenMinutes } = world.state.settings;
  // Only an ACTIVE identity signs in. The response for an identity in another status is assumed.
  if (member.absence) return { state: 'STATUS_CHECK', identity };
  if (!member.emailVerified)
    return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: beginVerification(world, member), identity };
  if (member.awaitsApproval) {
    askOwner(world, member);
    return { state: 'REQUIRE_OWNER_APPROVAL', identity };
  }
  if (signInState) return { state: signInState, identity };
  return {
    state: 'SUCCESS',
    sessionToken: newPlatformSession(world, member.id, sessionTokenMinutes),
    identity,
  };
};
