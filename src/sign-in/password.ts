import { login, register } from '../../generated/auth/operations.ts';
import type { CaptchaToken, RegisterRequest, StateMachineResponse } from '../../generated/auth/types.ts';
import {
  resendDuringAuthentication,
  verifyDuringAuthentication,
} from '../../generated/verification/operations.ts';
import type { AuthErrorCode } from '../core/errors/auth-error.ts';
import { createObservable } from '../core/observable.ts';
import type { CallOptions, Reply } from '../core/types.ts';
import { ValidationError } from '../core/errors/call-errors.ts';
import { isApiError, isAuthError } from '../core/errors/guards.ts';
import type { SignInClient } from './authorize.ts';
import { type SignInOptions, startSignIn } from './hosted.ts';
import {
  type CaptchaMode,
  type PasswordFlow,
  type PasswordState,
  stateOfAnswer,
  stateOfFailure,
  unknownState,
} from './password-states.ts';
import { errorWithoutSecrets, withoutSecrets } from '../core/errors/secrets.ts';
import { isAboutFrame, silentSignIn, type SilentSignInOptions } from './silent.ts';

export interface PasswordSignInOptions {
  /**
   * The captcha that the site uses. If it is given, a call that lacks a captcha token leads to USER_CAPTCHA_REQUIRED or
   * SILENT_CAPTCHA_REQUIRED instead of FAILURE; the code `missingCaptchaToken` is the same.
   */
  readonly captcha?: CaptchaMode | undefined;
  /** Site keys of the two captchas, for the page that shows them; not used otherwise. Default: none. */
  readonly siteKeys?: CaptchaSiteKeys | undefined;
}

/** Keys for showing the captchas, from the settings of the site. No secrets. */
export interface CaptchaSiteKeys {
  readonly visible?: string | undefined;
  readonly invisible?: string | undefined;
}

/** The input of a person. Secrets: they are sent once and not stored. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Tokens of the captchas, each valid for one call. */
  readonly captchaTokens?: { readonly visible?: string; readonly invisible?: string } | undefined;
}

type Signal = Pick<CallOptions, 'signal' | 'timeout'>;

export interface CompletePasswordOptions extends Omit<SilentSignInOptions, 'sessionToken'> {
  /** Options of the login page, for the case that the hidden frame is blocked or not answered. Default: no login page. */
  readonly redirect?: Omit<SignInOptions, 'sessionToken' | 'prompt'> | undefined;
}

/** Codes of errors before the session token was spent, beside those of the hidden frame. */
const UNSPENT: readonly AuthErrorCode[] = ['attempt-not-stored', 'preflight-failed'];

/** A sign-in by password: a store to subscribe to, and its actions. */
export interface PasswordSignIn {
  /** The site keys from the options. */
  readonly siteKeys: CaptchaSiteKeys;
  /** The current state; the same object until it changes. */
  readonly getSnapshot: () => PasswordState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Signs in. Resolves to the new state. Every answer with a reason leads to FAILURE, also too many calls; its `cause` is the
   * typed error. Rejects without such an answer, and leaves the state: no network, a broken server, an abort.
   */
  login(credentials: Credentials, options?: Signal): Promise<PasswordState>;
  /** Registers a new member, with a profile if it is given. */
  register(
    credentials: Credentials & Pick<RegisterRequest, 'profile'>,
    options?: Signal,
  ): Promise<PasswordState>;
  /** Sends the code of the verification mail. Only in EMAIL_VERIFICATION_REQUIRED; otherwise FAILURE, 'Unknown _state'. */
  verify(code: string, options?: Signal): Promise<PasswordState>;
  /** Requests another mail. Only in EMAIL_VERIFICATION_REQUIRED; otherwise FAILURE, 'Unknown _state'. */
  resend(options?: Signal): Promise<PasswordState>;
  /**
   * Continues from the answer of another call: `recover` of `vitrine/recovery`, `loginWithIdpConnectionTokenParams` of
   * `vitrine/auth`. Pending calls no longer change the state.
   */
  take(answer: StateMachineResponse): PasswordState;
  /**
   * After SUCCESS: exchanges the session token for the tokens of the member, in a hidden frame, and returns to INITIAL. If
   * the frame cannot work and `redirect` is given, the exchange begins at the login page, which asks nothing. A server has no
   * frame: with `redirectUri` the program itself requests the login page, and the person stays; without it and without
   * `redirect`, `complete` is refused before anything is sent.
   * @returns An address to send the person to; then continue with `completeSignIn`. Undefined if no redirect is needed: the
   * session is the member's.
   * @throws Every error of `silentSignIn` and `startSignIn`. If the session token is not spent, as without a network, the
   * state is SUCCESS again, and `complete` can be repeated. ValidationError (`not-signed-in`) in another state.
   */
  complete(options?: CompletePasswordOptions): Promise<{ url: string } | undefined>;
  /** Returns to INITIAL; pending calls no longer change the state. */
  reset(): void;
}

/**
 * Signs in and registers by password.
 *
 * | action                                             | next state                                                       |
 * |----------------------------------------------------|------------------------------------------------------------------|
 * | `login`, `register` answered                       | `stateOfAnswer` or `stateOfFailure`                              |
 * | `login`, `register`, without an answer of the kind | unchanged; rejects                                               |
 * | `verify`, `resend` in EMAIL_VERIFICATION_REQUIRED  | `stateOfAnswer`; unchanged if the call fails, which rejects      |
 * | `verify`, `resend` in another state                | FAILURE, 'Unknown _state'; no call is sent                       |
 * | `take`                                             | `stateOfAnswer`                                                  |
 * | `complete` in SUCCESS                              | INITIAL; again SUCCESS if it fails and the token is not spent    |
 * | `reset`                                            | INITIAL                                                          |
 *
 * Each action supersedes the previous one: the answer to an older action no longer changes the state. Passwords, codes and
 * captcha tokens are sent once and never repeated.
 */
export const passwordSignIn = (
  client: SignInClient,
  { captcha, siteKeys = {} }: PasswordSignInOptions = {},
): PasswordSignIn => {
  const { getSnapshot, subscribe, set, begin } = createMachine();

  const run = async (
    flow: PasswordFlow,
    credentials: Credentials,
    call: () => Reply<StateMachineResponse, string>,
  ): Promise<PasswordState> => {
    const settle = begin();
    try {
      return settle(stateOfAnswer(await call()));
    } catch (thrown) {
      return settle(failureOf(thrown, flow, captcha, credentials));
    }
  };
  const runVerification = async (
    code: string,
    call: (stateToken: string) => Reply<StateMachineResponse, string>,
  ): Promise<PasswordState> => {
    const before = getSnapshot();
    if (before.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return set(unknownState);
    const settle = begin();
    const { stateToken } = before.data;
    try {
      return settle(stateOfAnswer(await call(stateToken)));
    } catch (error) {
      throw errorWithoutSecrets(error, [code, stateToken]);
    }
  };
  const complete: PasswordSignIn['complete'] = async ({ redirect, ...options } = {}) => {
    const before = getSnapshot();
    if (before.loginState !== 'SUCCESS')
      throw new ValidationError(`Nothing to complete: the sign-in is in ${before.loginState}`, {
        code: 'not-signed-in',
      });
    const settle = begin();
    // A concurrent second call finds nothing to complete.
    set(INITIAL);
    try {
      return await exchanged(client, before.data.sessionToken, redirect, options);
    } catch (error) {
      // If the session token is not spent, the person does not have to type the password again.
      const isSpent = isAuthError(error) && !isAboutFrame(error) && !UNSPENT.includes(error.code);
      if (!isSpent) settle(before);
      throw error;
    }
  };

  return {
    siteKeys,
    getSnapshot,
    subscribe,
    login: (credentials, options) =>
      run('login', credentials, () => login(bodyOf(credentials), { ...options, client })),
    register: ({ profile, ...credentials }, options) =>
      run('register', credentials, () =>
        register({ ...bodyOf(credentials), ...(profile && { profile }) }, { ...options, client }),
      ),
    verify: (code, options) =>
      runVerification(code, (stateToken) =>
        verifyDuringAuthentication({ code, stateToken }, { ...options, client }),
      ),
    resend: (options) =>
      runVerification('', (stateToken) => resendDuringAuthentication({ stateToken }, { ...options, client })),
    take: (answer) => begin()(stateOfAnswer(answer)),
    complete,
    reset: () => void begin()(INITIAL),
  };
};

const INITIAL: PasswordState = { loginState: 'INITIAL' };

/** Holds the state, and discards the outcomes of superseded actions. */
const createMachine = () => {
  const state = createObservable<PasswordState>(INITIAL);
  let latest = 0;
  const set = (next: PasswordState): PasswordState => {
    state.set(next);
    return next;
  };
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    set,
    /** Begins an action. The function that it returns sets the next state, unless a newer action has begun. */
    begin: () => {
      const mine = ++latest;
      return (next: PasswordState): PasswordState => (mine === latest ? set(next) : state.getSnapshot());
    },
  };
};

/** Exchanges the session token in a hidden frame, or begins at the login page if the frame cannot work. */
const exchanged = async (
  client: SignInClient,
  sessionToken: string,
  redirect: CompletePasswordOptions['redirect'],
  options: SilentSignInOptions,
): Promise<{ url: string } | undefined> => {
  try {
    await silentSignIn(client, { ...options, sessionToken });
    return undefined;
  } catch (error) {
    if (!redirect || !isAboutFrame(error)) throw error;
    return startSignIn(client, { ...redirect, sessionToken, prompt: 'none' });
  }
};

/**
 * The state after a failed sign-in or registration, without the secrets that were sent.
 * @throws The error without those secrets, if no state belongs to it.
 */
const failureOf = (
  thrown: unknown,
  flow: PasswordFlow,
  captcha: CaptchaMode | undefined,
  credentials: Credentials,
): PasswordState => {
  const secrets = secretsOf(credentials);
  const cause = errorWithoutSecrets(thrown, secrets);
  const next = stateOfFailure(flow, thrown, captcha);
  if (!next || !isApiError(cause)) throw cause;
  // The text is the message of the answer, or the description of a refused field.
  const isMessage = next.error === next.cause?.message;
  const error = isMessage ? cause.message : withoutSecrets(next.error, secrets, `${next.errorCode}`);
  const wrongCaptcha = next.errorCode === 'missingCaptchaToken' && wordsOfWrongCaptcha(credentials);
  return { ...next, error: wrongCaptcha || error, cause };
};

/** The words for a captcha token that was sent, although the site misses one; undefined if not exactly one was sent. */
const wordsOfWrongCaptcha = ({
  captchaTokens: { visible, invisible } = {},
}: Credentials): string | undefined =>
  Boolean(visible) === Boolean(invisible)
    ? undefined
    : `This site uses the ${visible ? 'invisible' : 'visible'} captcha, not the ${visible ? 'visible' : 'invisible'} one. Solve that, and set the option captcha to it.`;

const secretsOf = ({ password, captchaTokens }: Credentials): string[] => [
  password,
  captchaTokens?.visible ?? '',
  captchaTokens?.invisible ?? '',
];

const bodyOf = ({ email, password, captchaTokens }: Credentials) => {
  const { visible, invisible } = captchaTokens ?? {};
  const token: CaptchaToken = {
    ...(visible !== undefined && { Recaptcha: visible }),
    ...(invisible !== undefined && { InvisibleRecaptcha: invisible }),
  };
  return {
    loginId: { email },
    password,
    // The platform expects both captcha tokens in one entry of the list.
    ...(Object.keys(token).length > 0 && { captchaTokens: [token] }),
  };
};
