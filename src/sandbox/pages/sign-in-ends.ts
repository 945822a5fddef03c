import type { World } from '../rules/context.ts';
import { callerOfMember, memberOfSession } from '../rules/members.ts';
import type { MemberRecord, RedirectSessionRecord } from '../state.ts';
import type { SandboxRequest, SandboxResponse } from '../wire.ts';
import { answerSignIn } from './answer.ts';
import { messagePage } from './layout.ts';
import { leave } from './leave.ts';
import { keyOfCookie } from './platform-cookie.ts';

/** Whom the platform remembers in this browser, unless the session starts anew. */
export const remembered = (
  world: World,
  { preferences }: RedirectSessionRecord,
  request: SandboxRequest,
): MemberRecord | undefined => {
  const key = preferences.maintainIdentity === false ? undefined : keyOfCookie(request);
  return key === undefined ? undefined : memberOfSession(world, key);
};

/**
 * What the authorization page does before it shows anything: a session token or somebody who is signed in here is
 * enough for a code; the prompt `none` never asks (R42). Undefined when the login page has to be shown.
 */
export const answerAtOnce = (
  world: World,
  session: RedirectSessionRecord,
  request: SandboxRequest,
): SandboxResponse | undefined => {
  const { authorization } = session;
  const isFrame = authorization?.responseMode === 'web_message';
  // A browser that keeps the platform's cookies and storage from the frame leaves it unable to say anything.
  if (isFrame && world.state.settings.storageBlocked) return silentPage(session);
  const member =
    authorization?.sessionKey != null
      ? memberOfSession(world, authorization.sessionKey)
      : remembered(world, session, request);
  const prompt = authorization?.prompt ?? 'login';
  if (member && (prompt === 'none' || prompt === 'login')) return succeed(world, session, request, member);
  if (!authorization || (prompt !== 'none' && !isFrame)) return undefined;
  return answerSignIn(world, session, request, { error: 'login_required' });
};

const silentPage = (session: RedirectSessionRecord): SandboxResponse => {
  session.outcome = 'abandoned';
  return messagePage(
    200,
    'Nothing to see here',
    'The browser keeps storage from this frame.',
    'login.platform.example',
  );
};

/** Ends a sign-in with a member: with a code where one was asked for, else back at the post-flow address. */
export const succeed = (
  world: World,
  session: RedirectSessionRecord,
  request: SandboxRequest,
  member: MemberRecord,
): SandboxResponse => {
  if (session.authorization) return answerSignIn(world, session, request, { member });
  session.visitor = callerOfMember(member);
  return leave(world, session, 'signed-in');
};
