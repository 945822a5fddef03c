import type {
  RecoverRequest,
  RecoveryRedirect,
  SendActivationEmailRequest,
  SendRecoveryEmailRequest,
  StateMachineResponse,
} from '../../../generated/recovery/types.ts';
import { applicationError, fieldError } from '../../engine/errors.ts';
import { tokenKey } from '../../engine/identity.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { MailRecord, MemberRecord } from '../../records/state.ts';
import type { Rule, World } from '../../engine/context.ts';
import {
  callerOfMember,
  checkedEmail,
  mail,
  memberByEmail,
  memberById,
  newSecret,
  setPassword,
} from '../members/members.ts';
import { isAllowed, notAllowed } from '../redirects/redirect-sessions.ts';
import { refuseBlocked, stateOfMember } from './member-state.ts';
import { endPlatformSessions } from './sign-in.ts';
import { endTokens } from '../tokens/tokens.ts';

const HOUR = 3_600_000;

const sendToken = (
  world: World,
  { id, email }: MemberRecord,
  kind: MailRecord['kind'],
  redirect: RecoveryRedirect | undefined,
): void => {
  const secret = newSecret(world, 'recovery');
  world.state.recoveries[tokenKey(secret)] = {
    memberId: id,
    expiresAt: world.clock.now() + world.state.settings.recoveryHours * HOUR,
    redirectUrl: redirect?.url ?? null,
  };
  mail(world, { to: email, kind, secret, about: id });
};

const checkRedirect = ({ state }: World, redirect: RecoveryRedirect | undefined, field: string): void => {
  if (redirect?.url !== undefined && !isAllowed(redirect.url, state.settings.allowedRedirects))
    throw fieldError(field, 'VALIDATION', notAllowed(redirect.url));
};

/** sendRecoveryEmail. The response does not tell whether a member has the address. */
export const sendRecoveryEmail: Rule = (call) => {
  const { email, redirect } = call.body as SendRecoveryEmailRequest;
  const member = memberByEmail(call, checkedEmail(email, 'email'));
  checkRedirect(call, redirect, 'redirect.url');
  if (member) sendToken(call, member, 'recovery', redirect);
  return {};
};

/** sendActivationEmail: mails a token that sets the first password. */
export const sendActivationEmail: Rule = (call) => {
  const { identityId, emailOptions } = call.body as SendActivationEmailRequest;
  const member = memberById(call, identityId);
  if (!member) throw applicationError(404, 'NOT_FOUND', 'There is no such identity');
  checkRedirect(call, emailOptions?.redirect, 'emailOptions.redirect.url');
  sendToken(call, member, 'activation', emailOptions?.redirect);
  return {};
};

/** recover (R40). */
export const recover: Rule = (call): StateMachineResponse => {
  const { recoveryToken, password = '' } = call.body as RecoverRequest;
  return recoverWith(call, recoveryToken, password);
};

/** Sets a password with the token of a mail, which works once within a day; every session of the member ends (R40). */
export const recoverWith = (world: World, recoveryToken: string, password: string): StateMachineResponse => {
  const key = tokenKey(recoveryToken);
  const record = ownValue(world.state.recoveries, key);
  const member = memberById(world, record?.memberId);
  if (!record || !member || world.clock.now() >= record.expiresAt)
    throw fieldError('recoveryToken', 'VALIDATION', 'is not known, was used before or has expired');
  refuseBlocked(member);
  setPassword(world, member, password, 'password');
  delete world.state.recoveries[key];
  // The token was mailed to the address, so it proves the address.
  member.emailVerified = true;
  endTokens(world, callerOfMember(member));
  endPlatformSessions(world, member.id);
  return stateOfMember(world, member);
};
