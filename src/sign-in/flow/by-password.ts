import { sessionView } from '../../session/session-view.ts';
import type { Credentials } from '../password.ts';
import { pageOptions } from './at-page.ts';
import type { SignInContext } from './context.ts';
import { refusalOfState, refusedState } from './refusals.ts';
import { leavingState, restingState, signedInState } from './resting-states.ts';
import type { SettledSignIn, SignInAction } from './states.ts';
import { verificationState } from './verification.ts';

/** Signs in or registers. If the site asks for a captcha, the state keeps the input in memory, and solving it continues. */
export const byPassword = async (
  context: SignInContext,
  doing: 'login' | 'register',
  credentials: Credentials,
  signal: AbortSignal,
): Promise<SettledSignIn> => {
  const { flow, settings, ways, reset } = context;
  const { email } = credentials;
  const reached = await flow[doing](credentials, { signal });
  const { captcha: mode, siteKeys } = settings();
  const errorCode = 'errorCode' in reached ? reached.errorCode : undefined;
  const isRefused = errorCode === 'invalidCaptchaToken';
  // If the token of this captcha was sent and is still missing, the site uses the other kind: solving it again cannot help.
  const isMissing = errorCode === 'missingCaptchaToken' && !(mode && credentials.captchaTokens?.[mode]);
  if (!mode || !(isRefused || isMissing)) return advance(context, doing, email, signal);
  return {
    status: 'captcha-required',
    mode,
    siteKey: siteKeys?.[mode],
    email,
    isRefused,
    solve: (token) => ways[doing]({ ...credentials, captchaTokens: { [mode]: token } }),
    cancel: reset,
  };
};

/**
 * Continues from the state of the password machine.
 *
 * | state of the password machine  | next                                                                     |
 * |--------------------------------|--------------------------------------------------------------------------|
 * | SUCCESS                        | the session token is exchanged: `signed-in`, or `leaving`                |
 * | EMAIL_VERIFICATION_REQUIRED    | `verification-required`, noted for a reload                              |
 * | OWNER_APPROVAL_REQUIRED        | `approval-required`, noted for a reload                                  |
 * | INITIAL                        | `signed-in` or `idle`, as the session is                                 |
 * | all others                     | the state of the refusal, see `refusalOfState`                           |
 */
export const advance = async (
  context: SignInContext,
  doing: SignInAction,
  email: string,
  signal: AbortSignal,
): Promise<SettledSignIn> => {
  const { client, engine, flow, memory, reset, ways } = context;
  const { clientId } = client.session;
  const reached = flow.getSnapshot();
  switch (reached.loginState) {
    case 'SUCCESS':
      return completed(context, signal);
    case 'EMAIL_VERIFICATION_REQUIRED':
      memory().write({ step: 'verification', email, clientId });
      return verificationState(
        {
          engine,
          flow,
          advance: (...step) => advance(context, ...step),
          failed: context.failed,
          cancel: reset,
        },
        { email, refusedCodes: 0, resentMails: 0, error: undefined },
      );
    case 'OWNER_APPROVAL_REQUIRED':
      memory().write({ step: 'approval', email, clientId });
      return { status: 'approval-required', email, ...ways };
    case 'INITIAL':
      return restingState(context);
    case 'FAILURE':
    case 'USER_CAPTCHA_REQUIRED':
    case 'SILENT_CAPTCHA_REQUIRED':
      return refusedState(ways, refusalOfState(doing, reached), email);
  }
};

/** Exchanges the session token for the tokens of the member. */
export const completed = async (context: SignInContext, signal: AbortSignal): Promise<SettledSignIn> => {
  const { client, flow, settings } = context;
  const { loginOrigins, preflight, frameTimeout: timeout, redirectUri } = settings();
  const reached = flow.getSnapshot();
  const redirect = redirectUri === undefined ? undefined : pageOptions(settings(), { signal });
  const page = await flow.complete({ signal, timeout, loginOrigins, preflight, redirect });
  if (page) return leavingState(context, { to: 'sign-in', url: page.url });
  if (reached.loginState === 'SUCCESS') sessionView(client.session).know(reached.data.memberId);
  return signedInState(context);
};
