import { PlatformError } from '../errors.ts';
import { tokenKey } from '../identity.ts';
import type { World } from '../rules/context.ts';
import { memberOfSession, newPlatformSession } from '../rules/members.ts';
import { stateOfMember } from '../rules/member-state.ts';
import { memberWithPassword } from '../rules/sign-in.ts';
import type { MemberRecord, RedirectSessionRecord } from '../state.ts';
import type { SandboxRequest, SandboxResponse } from '../wire.ts';
import { answerSignIn } from './answer.ts';
import { pageResponse } from './layout.ts';
import { leave } from './leave.ts';
import { signInView } from './sign-in-view.ts';

const ADDRESS = 'login.platform.example';
/** Who is signed in at the platform; other sites and scripts cannot read it. */
const COOKIE = 'sandbox_platform_session';
/** How long that lasts: two weeks, in minutes. */
const COOKIE_MINUTES = 20_160;

/** The cookie that keeps a member signed in at the hosted pages, or that ends it. */
const cookie = (value: string, seconds: number): string =>
  `${COOKIE}=${value}; Path=/platform/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;

/** Takes the cookie away, when somebody signs out. */
export const withoutCookie = (response: SandboxResponse): SandboxResponse => ({
  ...response,
  headers: { ...response.headers, 'set-cookie': cookie('', 0) },
});

const keyOfCookie = (request: SandboxRequest): string | undefined => {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.]+)`).exec(request.header('cookie') ?? '')?.[1];
  return value === undefined ? undefined : tokenKey(value);
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
    const token = newPlatformSession(world, member.id, COOKIE_MINUTES);
    return {
      ...response,
      headers: { ...response.headers, 'set-cookie': cookie(token, COOKIE_MINUTES * 60) },
    };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    // Who is a member and who is not is nobody's business.
    const problem =
      error.status === 404 || error.status === 401 ? 'E-mail or password is wrong.' : error.message;
    return show(world, request, email, problem);
  }
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
