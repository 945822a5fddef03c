import { loginWithIdpConnectionTokenParams } from '../../../generated/auth/operations.ts';
import { recover, sendRecoveryEmail } from '../../../generated/recovery/operations.ts';
import { ValidationError } from '../../core/errors/call-errors.ts';
import { isAuthError } from '../../core/errors/guards.ts';
import type { VitrineError } from '../../core/errors/index.ts';
import { errorWithoutSecrets } from '../../core/errors/secrets.ts';
import { sessionView } from '../../session/session-view.ts';
import type { SignInClient } from '../authorize.ts';
import { completeSignIn, type SignInOptions, startSignIn } from '../hosted.ts';
import { type Credentials, passwordSignIn } from '../password.ts';
import { signOut } from '../sign-out.ts';
import { silentSignIn } from '../silent.ts';
import { createEngine } from './engine.ts';
import { createSessionSync } from './session-sync.ts';
import { tabSteps } from './memory.ts';
import { type Refusal, refusalOfError, refusalOfState } from './refusals.ts';
import type { SignInSettings } from './settings.ts';
import type { SignIn } from './sign-in.ts';
import type {
  Idle,
  Leaving,
  PageOptions,
  SettledSignIn,
  SignedIn,
  SignInAction,
  SignInOutcome,
  SignInWays,
} from './states.ts';
import { plainCode, type VerificationParts, verificationState } from './verification.ts';

/**
 * Signing in as a state machine, for every way that there is: at the platform's page, in a hidden frame, by password, at
 * another provider. The state says where it stands and has what is possible then; see `SignInState`. It survives a
 * reload as far as that needs no secret, and it hears of the session, so that a sign-in or sign-out elsewhere shows too.
 */
export const createSignIn = (client: SignInClient, settings: SignInSettings = {}): SignIn => {
  const { session } = client;
  const flow = passwordSignIn(client);
  let has = settings;
  /** The address that the last sign-in at a page ended with. */
  let finished: string | undefined;
  const memory = () => has.memory ?? tabSteps();
  const isAuthenticated = () => flow.getSnapshot().loginState === 'SUCCESS';

  const ways: SignInWays = {
    login: (given) => begin('login', given, (signal) => byPassword('login', given, signal)),
    register: (given) => begin('register', given, (signal) => byPassword('register', given, signal)),
    signInAtPage: (options = {}) =>
      begin('page', options, (signal) => toPage(options, signal), { again: true }),
    signInSilently: (options = {}) =>
      begin('silent', options, (signal) => silently(options, signal), { again: true }),
    signInAtProvider: (idp, options = {}) =>
      begin('provider', [idp, options], (signal) => toPage({ ...options, idp }, signal), { again: true }),
    signInWithProviderToken: (idpConnectionId, tokenParams) =>
      begin('provider-token', [idpConnectionId, tokenParams], async (signal) => {
        const answer = loginWithIdpConnectionTokenParams(
          { idpConnectionId, tokenParams: { ...tokenParams } },
          { client, signal },
        );
        flow.take(await cleaned(Object.values(tokenParams), answer));
        return advance('provider-token', '', signal);
      }),
    sendRecovery: (email) => {
      const redirect = has.recoveryRedirect;
      const work = async (signal: AbortSignal): Promise<SettledSignIn> => {
        await sendRecoveryEmail({ email, ...(redirect && { redirect }) }, { client, signal });
        return { status: 'recovery-sent', email, ...ways };
      };
      return begin('send-recovery', email, work, { email, again: true });
    },
  };

  /** Runs an action. `again`: nothing has to be typed to try the same once more. */
  const begin = (
    doing: SignInAction,
    given: unknown,
    work: (signal: AbortSignal) => Promise<SettledSignIn>,
    { email = '', again = false }: { readonly email?: string; readonly again?: boolean } = {},
  ): SignInOutcome => {
    step.begin(engine.getSnapshot());
    return engine.run(doing, given, work, (error) =>
      failed(doing, error, email, again ? () => begin(doing, given, work, { email, again }) : undefined),
    );
  };
  const failed = (
    doing: SignInAction,
    error: unknown,
    email: string,
    retry?: () => SignInOutcome,
    because?: VitrineError,
  ): SettledSignIn => {
    // Another tab was quicker, and the session is a member's.
    const isOvertaken = isAuthError(error) && /^session-changed$|superseded/.test(error.code);
    if (isOvertaken && session.getSnapshot().loggedIn) return resting();
    // The password was right: only the last part has to be tried again.
    const complete = () => begin(doing, undefined, completed);
    return refused(refusalOfError(doing, error, because), email, isAuthenticated() ? complete : retry);
  };
  const refused = (refusal: Refusal, email: string, retry?: () => SignInOutcome): SettledSignIn => {
    if (refusal.status === 'failed') return { ...refusal, ...ways, retry };
    return refusal.status === 'link-void' ? { ...refusal, ...ways } : { ...refusal, email, ...ways };
  };

  /** What was typed waits for a captcha, if there is one, and is forgotten with the state. */
  const byPassword = async (
    doing: 'login' | 'register',
    credentials: Credentials,
    signal: AbortSignal,
  ): Promise<SettledSignIn> => {
    const reached = await flow[doing](credentials, { signal });
    const mode = has.captcha;
    const isAsked = 'errorCode' in reached && reached.errorCode?.endsWith('CaptchaToken');
    if (!mode || !isAsked) return advance(doing, credentials.email, signal);
    return {
      status: 'captcha-required',
      mode,
      siteKey: has.siteKeys?.[mode],
      email: credentials.email,
      isRefused: reached.errorCode === 'invalidCaptchaToken',
      solve: (token) => ways[doing]({ ...credentials, captchaTokens: { [mode]: token } }),
      cancel: reset,
    };
  };
  /** On from what the password machine has reached. */
  const advance = async (doing: SignInAction, email: string, signal: AbortSignal): Promise<SettledSignIn> => {
    const reached = flow.getSnapshot();
    const { clientId } = session;
    switch (reached.loginState) {
      case 'SUCCESS':
        return completed(signal);
      case 'EMAIL_VERIFICATION_REQUIRED':
        memory().write({ step: 'verification', email, clientId });
        return verificationState(parts, { email, refusedCodes: 0, resentMails: 0, error: undefined });
      case 'OWNER_APPROVAL_REQUIRED':
        memory().write({ step: 'approval', email, clientId });
        return { status: 'approval-required', email, ...ways };
      case 'INITIAL':
        return resting();
      case 'FAILURE':
      case 'USER_CAPTCHA_REQUIRED':
      case 'SILENT_CAPTCHA_REQUIRED':
        return refused(refusalOfState(doing, reached), email);
    }
  };
  /** The session token becomes the tokens of the member. */
  const completed = async (signal: AbortSignal): Promise<SettledSignIn> => {
    const reached = flow.getSnapshot();
    const { loginOrigins, preflight, frameTimeout: timeout, redirectUri } = has;
    const redirect = redirectUri === undefined ? undefined : pageOptions({ signal });
    const away = await flow.complete({ signal, timeout, loginOrigins, preflight, redirect });
    if (away) return leaving('sign-in', away.url);
    if (reached.loginState === 'SUCCESS') sessionView(session).know(reached.data.memberId);
    return signedIn();
  };

  const pageOptions = (more: Partial<SignInOptions>): SignInOptions => {
    const { redirectUri, responseMode, attempts, preflight } = has;
    if (redirectUri === undefined)
      throw new ValidationError('The login page needs a way back: give the setting redirectUri.', {
        code: 'no-redirect-uri',
      });
    return { redirectUri, responseMode, attempts, preflight, ...more };
  };
  const toPage = async (
    options: PageOptions & Pick<SignInOptions, 'idp'>,
    signal: AbortSignal,
    because?: VitrineError,
  ): Promise<SettledSignIn> =>
    leaving('sign-in', (await startSignIn(client, pageOptions({ ...options, signal }))).url, because);
  const silently = async (
    options: NonNullable<Parameters<SignInWays['signInSilently']>[0]>,
    signal: AbortSignal,
  ): Promise<SettledSignIn> => {
    const { timeout = has.frameTimeout, returnTo } = options;
    const { loginOrigins, preflight } = has;
    try {
      await silentSignIn(client, { timeout, signal, loginOrigins, preflight });
      return signedIn();
    } catch (error) {
      const isFrame = isAuthError(error) && error.code.startsWith('silent-');
      if (has.redirectUri === undefined || !isFrame) throw error;
      // The frame cannot say whether the browser keeps cookies from it or its origin is not allowed; the page can.
      return toPage({ prompt: 'none', returnTo }, signal, error).catch((second: unknown) =>
        failed('silent', second, '', () => ways.signInSilently(options), error),
      );
    }
  };

  const leaving = (to: Leaving['to'], url: string, because?: VitrineError): SettledSignIn => ({
    status: 'leaving',
    to,
    url,
    because,
    cancel: rest,
  });
  const signedIn = (returnTo?: string): SignedIn => {
    memory().write(undefined);
    const { memberId } = sessionView(session).getSnapshot();
    const out = () => begin('sign-out', undefined, signedOut);
    return { status: 'signed-in', memberId, returnTo, signOut: out, signInAtPage: ways.signInAtPage };
  };
  const signedOut = async (signal: AbortSignal): Promise<SettledSignIn> => {
    const { postFlowUrl } = has;
    if (postFlowUrl !== undefined)
      return leaving('sign-out', (await signOut(client, { postFlowUrl, signal })).url);
    await session.signOut();
    return idle;
  };

  const idle: Idle = { status: 'idle', ...ways };
  const resting = (): SettledSignIn => (session.getSnapshot().loggedIn ? signedIn() : idle);
  const rest = () => engine.go(resting());
  const reset = () => {
    flow.reset();
    memory().write(undefined);
    rest();
  };
  /** Where a page that was loaded begins. */
  const first = (): SettledSignIn => {
    const kept = memory().read();
    if (session.getSnapshot().loggedIn || kept?.clientId !== session.clientId) return resting();
    const status = kept.step === 'approval' ? 'approval-required' : 'verification-interrupted';
    return { status, email: kept.email, ...ways };
  };

  const step = createSessionSync(session, resting);
  const engine = createEngine(first(), step.fit);
  const parts: VerificationParts = { engine, flow, advance, failed, cancel: reset };
  const leaveSession = session.subscribe((event) => {
    const state = engine.getSnapshot();
    if (step.take(state, event)) return;
    if (event.type === 'signed-in' || (state.status === 'signed-in' && !session.getSnapshot().loggedIn))
      rest();
  });
  engine.subscribe(() => {
    const state = engine.getSnapshot();
    if (state.status === 'leaving') has.navigate?.(state.url);
  });
  // The Back button shows the page as it was left.
  const shown = (event: Event) => {
    if ((event as PageTransitionEvent).persisted && engine.getSnapshot().status === 'leaving') rest();
  };
  globalThis.addEventListener?.('pageshow', shown);

  return {
    getSnapshot: engine.getSnapshot,
    getServerSnapshot: () => idle,
    subscribe: engine.subscribe,
    finish: (address) => {
      const text = `${address}`;
      const state = engine.getSnapshot();
      if (text === finished && state.status === 'signed-in') return Promise.resolve(state);
      return begin('callback', text, async (signal) => {
        const { attempts, responseMode } = has;
        const { returnTo } = await completeSignIn(client, text, { attempts, responseMode, signal });
        finished = text;
        return signedIn(returnTo);
      });
    },
    verify: (code) => {
      const state = engine.settled();
      if (state.status === 'verification-required') return state.verify(code);
      return begin('verify', code, async (signal) => {
        await flow.verify(plainCode(code), { signal });
        return advance('verify', '', signal);
      });
    },
    setPassword: (recoveryToken, password) =>
      begin('set-password', [recoveryToken, password], async (signal) => {
        const answer = recover({ recoveryToken, password }, { client, signal });
        flow.take(await cleaned([recoveryToken, password], answer));
        return advance('set-password', '', signal);
      }),
    reset,
    configure: (next) => {
      const { memory: before } = has;
      has = { ...has, ...next };
      // Another place may know of what is due. Whatever has begun since is not disturbed.
      if (has.memory !== before && engine.getSnapshot() === idle) engine.go(first());
    },
    dispose: () => {
      leaveSession();
      globalThis.removeEventListener?.('pageshow', shown);
      engine.dispose();
    },
  };
};

/** The answer of a call, or its error without what was sent. */
const cleaned = <T>(secrets: readonly string[], answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw errorWithoutSecrets(error, secrets);
  });
