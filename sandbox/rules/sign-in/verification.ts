import type {
  ResendDuringAuthenticationRequest,
  StartRequest,
  StartResponse,
  StateMachineResponse,
  VerifyDuringAuthenticationRequest,
} from '../../../generated/verification/types.ts';
import { applicationError, PlatformError } from '../../engine/errors.ts';
import { tokenKey } from '../../engine/identity.ts';
import { ownValue } from '../../engine/values/objects.ts';
import { callerOf, newId, type Rule, type World } from '../../engine/context.ts';
import { identityOf, memberById, touch } from '../members/members.ts';
import { newCode, beginVerification, refuseBlocked, stateOfMember, waitsUntil } from './member-state.ts';

const refused = (description: string): PlatformError =>
  applicationError(400, 'VERIFICATION_FAILED', description);

/**
 * The pending verification of a state token. Throws a 400 for an unknown state token, a 403 for a blocked member (R30).
 */
const found = (world: World, stateToken: string) => {
  const key = tokenKey(stateToken);
  const record = ownValue(world.state.verifications, key);
  const member = memberById(world, record?.memberId);
  if (!record || !member || world.clock.now() >= waitsUntil(record))
    throw refused('No sign-in waits for this state token');
  refuseBlocked(member);
  return { key, record, member };
};

/** verifyDuringAuthentication: checks the code and continues the sign-in (R35). */
export const verifyDuringAuthentication: Rule = (call): StateMachineResponse => {
  const { code, stateToken } = call.body as VerifyDuringAuthenticationRequest;
  const { key, record, member } = found(call, stateToken);
  if (call.clock.now() >= record.expiresAt || record.attemptsLeft === 0)
    throw refused('The code is void; ask for another mail');
  if (code !== record.code) {
    record.attemptsLeft -= 1;
    throw refused('The code is wrong');
  }
  delete call.state.verifications[key];
  member.emailVerified = true;
  touch(call.clock.iso(), member);
  return stateOfMember(call, member);
};

/** resendDuringAuthentication: mails a new code, which voids the previous one, at most once per 30 seconds (R35). */
export const resendDuringAuthentication: Rule = (call): StateMachineResponse => {
  const { stateToken } = call.body as ResendDuringAuthenticationRequest;
  const { key, record, member } = found(call, stateToken);
  const rest = record.sentAt + call.state.settings.resendSeconds * 1000 - call.clock.now();
  if (rest > 0) {
    const { status, message, body } = applicationError(
      429,
      'THROTTLED_FEATURE',
      'The previous mail was sent a moment ago',
    );
    throw new PlatformError(status, message, body, { 'retry-after': `${Math.ceil(rest / 1000)}` });
  }
  call.state.verifications[key] = newCode(call, member);
  return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, identity: identityOf(member) };
};

/** start: mails a code to the identity with the given id, or to the caller. */
export const start: Rule = (call): StartResponse => {
  const { identityId = callerOf(call).id } = call.body as StartRequest;
  const member = memberById(call, identityId);
  if (!member) throw applicationError(404, 'NOT_FOUND', 'There is no such identity');
  beginVerification(call, member);
  return { verificationId: newId(call, 'verification') };
};
