import { PlatformError } from '../errors.ts';
import type { World } from '../rules/context.ts';
import { memberById, memberOfSession } from '../rules/members.ts';
import { stateOfMember } from '../rules/member-state.ts';
import { keyOfCookie, newPlatformCookie, NO_PLATFORM_COOKIE } from '../rules/platform-cookie.ts';
import { connectionOf } from '../rules/providers.ts';
import { memberWithPassword } from '../rules/sign-in.ts';
import { beginSingleSignOn } from '../rules/single-sign-on.ts';
import type { MemberRecord, RedirectSessionRecord } from '../state.ts';
import type { SandboxRequest, SandboxResponse } from '../wire.ts';
import { answerSignIn } from './answer.ts';
import { pageResponse, redirect } from './layout.ts';
import { leave } from './leave.ts';
import { signInView } from './sign-in-view.ts';

const ADDRESS = 'login.platform.example';
/** Takes the cookie away, when somebody signs out. */
export const withoutCookie = (response: SandboxResponse): SandboxResponse => ({
  ...response,
  headers: { ...response.headers, 'set-cookie': NO_PLATFORM_COOKIE },
});

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
  const key = authorization?.sessionKey ?? keyOfCookie(request);
  const member = key === undefined ? undefined : memberOfSession(world, key);
  const prompt = authorization?.prompt ?? 'login';
  if (member && (prompt === 'none' || prompt === 'login')) return succeed(world, session, request, member);
  if (!authorization || (prompt !== 'none' && authorization.responseMode !== 'web_message')) return undefined;
  return answerSignIn(world, session, request, { error: 'login_required' });
};

/** The login page: shows the form, and does what the pressed button says. */
export const signInPage = (
  world: World,
  session: RedirectSessionRecord,
  request: SandboxRequest,
): SandboxResponse => {
  const provided = atProvider(world, session, request);
  if (provided) return provided;
  if (request.method !== 'POST') return show(world, request, '', null);
  const form = new URLSearchParams(request.text);
  if (form.get('action') === 'no')
    return session.authorization
      ? answerSignIn(world, session, request, { error: 'access_denied' })
      : leave(world, session, 'abandoned');
  const email = (form.get('email') ?? '').trim().slice(0, 150);
  try {
    const member = memberWithPassword(world, email.toLowerCase(), form.get('password') ?? '');
    const { state } = stateOfMember(world, member);
    if (state !== 'SUCCESS') return show(world, request, email, waitsFor[state] ?? 'You cannot sign in yet.');
    const response = succeed(world, session, request, member);
    return withCookie(world, response, member.id);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    // Who is a member and who is not is nobody's business.
    const problem =
      error.status === 404 || error.status === 401 ? 'E-mail or password is wrong.' : error.message;
    return show(world, request, email, problem);
  }
};

const withCookie = (world: World, response: SandboxResponse, memberId: string): SandboxResponse => ({
  ...response,
  headers: { ...response.headers, 'set-cookie': newPlatformCookie(world, memberId) },
});

/** A sign-in that names an identity provider shows no form: it leads there, and on from what came of it. */
const atProvider = (
  world: World,
  session: RedirectSessionRecord,
  request: SandboxRequest,
): SandboxResponse | undefined => {
  const { idpConnectionId = null, idpOutcome = null } = session.authorization ?? {};
  if (idpOutcome && 'error' in idpOutcome) return answerSignIn(world, session, request, idpOutcome);
  const member = memberById(world, idpOutcome?.memberId);
  if (member) return withCookie(world, succeed(world, session, request, member), member.id);
  const connection = idpConnectionId === null ? undefined : connectionOf(world, idpConnectionId);
  if (!connection) return undefined;
  const beginning = {
    tenantId: session.id,
    returnTo: null,
    redirectSessionId: session.id,
    sessionId: '',
    payload: {},
  };
  return redirect(beginSingleSignOn(world, connection, beginning));
};

const waitsFor: Partial<Record<string, string>> = {
  REQUIRE_EMAIL_VERIFICATION: 'Confirm your e-mail address first: we have sent you a code.',
  REQUIRE_OWNER_APPROVAL: 'The owner of the site has not let you in yet.',
};

const succeed = (
  world: World,
  session: RedirectSessionRecord,
  request: SandboxRequest,
  member: MemberRecord,
): SandboxResponse =>
  session.authorization
    ? answerSignIn(world, session, request, { member })
    : leave(world, session, 'signed-in');

const show = (
  world: World,
  request: SandboxRequest,
  email: string,
  problem: string | null,
): SandboxResponse =>
  pageResponse({
    title: problem === null ? 'Sign in' : 'Sign in, please check',
    address: ADDRESS,
    status: problem === null ? 200 : 422,
    body: signInView(world, { email, problem, address: request.url.pathname }),
  });
