import { memberById } from '../rules/members/members.ts';
import { stateOfMember } from '../rules/sign-in/member-state.ts';
import { connectionOf } from '../rules/members/providers.ts';
import { checkCaptcha, checkMember, memberWithPassword } from '../rules/sign-in/sign-in.ts';
import { beginSingleSignOn } from '../rules/sign-in/single-sign-on.ts';
import type { MemberRecord } from '../records/state.ts';
import type { SandboxResponse } from '../engine/wire.ts';
import { answerSignIn } from './answer.ts';
import { captchaTokensOf } from './captcha.ts';
import { forgotStep } from './forgot.ts';
import { redirect } from './layout.ts';
import { remembering } from './platform-cookie.ts';
import { refusalOf, type Refusal } from './problems.ts';
import { registerStep } from './register.ts';
import { endWithoutMember, remembered, endWithMember } from './sign-in-ends.ts';
import { signInFrame, signInView } from './sign-in-view.ts';
import { goOn, verifyStep } from './verify.ts';
import { typed, type HostedPage, type Visit } from './visit.ts';

/**
 * The login page and its steps; an unknown step shows the first one. Other pages show it to a visitor who wants to or
 * must sign in for them.
 */
export const signInPage: HostedPage = (visit) => {
  const provided = singleSignOnStep(visit);
  if (provided) return provided;
  if (typed(visit, 'action') === 'no') return endWithoutMember(visit);
  const step = Object.hasOwn(steps, visit.step) ? steps[visit.step] : undefined;
  return (step ?? signInStep)(visit);
};

/**
 * Redirects to the identity provider that the request names or whose button was pressed, and handles the result of the
 * provider.
 */
const singleSignOnStep = (visit: Visit): SandboxResponse | undefined => {
  const { world, session, request } = visit;
  if (!session.authorization) return undefined;
  const { idpConnectionId, idpOutcome } = session.authorization;
  if (idpOutcome && 'error' in idpOutcome) return answerSignIn(world, session, request, idpOutcome);
  const member = memberById(world, idpOutcome?.memberId);
  if (member) return remembering(world, member, endWithMember(visit, member));
  const connection = connectionOf(world, idpConnectionId ?? typed(visit, 'provider'));
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

const steps: Readonly<Record<string, HostedPage>> = {
  register: registerStep,
  forgot: forgotStep,
  verify: verifyStep,
};

const signInStep: HostedPage = (visit) => {
  if (!visit.form) return show(visit, '');
  try {
    return goOn(visit, stateOfMember(visit.world, memberSigningIn(visit)));
  } catch (error) {
    return show(visit, typed(visit, 'email'), refusalOf(error));
  }
};

/**
 * The member who signs in: the remembered member, a chosen account, or the member with the entered address and password
 * (R30).
 */
const memberSigningIn = (visit: Visit): MemberRecord => {
  const { world, session, request } = visit;
  const known = typed(visit, 'action') === 'continue' ? remembered(world, session, request) : undefined;
  if (known) return known;
  checkCaptcha(world, captchaTokensOf(visit));
  const chosen = memberById(world, typed(visit, 'account'));
  if (!chosen)
    return memberWithPassword(world, typed(visit, 'email').toLowerCase(), visit.form?.get('password') ?? '');
  checkMember(chosen);
  return chosen;
};

const show = (visit: Visit, email: string, refusal?: Refusal): SandboxResponse => {
  const known = remembered(visit.world, visit.session, visit.request);
  return signInFrame(visit, {
    title: 'Sign in',
    refusal,
    body: signInView(visit, { email, known, ...(refusal && { refusal }) }),
  });
};

/** The name of the sign-in step on the page of another intent. */
export const SIGN_IN = 'sign-in';

/** Whether a step of a page belongs to the sign-in. */
export const isSignInStep = (step: string): boolean => step === SIGN_IN || Object.hasOwn(steps, step);
