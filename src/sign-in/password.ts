import { login, register } from '../../generated/auth/operations.ts';
import type { CaptchaToken, RegisterRequest, StateMachineResponse } from '../../generated/auth/types.ts';
import {
  resendDuringAuthentication,
  verifyDuringAuthentication,
} from '../../generated/verification/operations.ts';
import type { CallOptions, Reply } from '../core/types.ts';
import { UNKNOWN_STATE } from '../session/literals.ts';
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
} from './password-states.ts';
import { errorWithoutSecrets, withoutSecrets } from '../core/errors/secrets.ts';
import { silentSignIn, type SilentSignInOptions } from './silent.ts';

export interface PasswordSignInOptions {
  /**
   * Which captcha the site uses. With it a call that lacks a token leads to USER_CAPTCHA_REQUIRED or
   * SILENT_CAPTCHA_REQUIRED instead of FAILURE; the code `missingCaptchaToken` is the same.
   */
  readonly captcha?: CaptchaMode | undefined;
  /** Site keys of the two captchas, to show them with; the machine hands them on. Default: none. */
  readonly siteKeys?: CaptchaSiteKeys | undefined;
}

/** What captchas are shown with; from the settings of the site. No secrets. */
export interface CaptchaSiteKeys {
  readonly visible?: string | undefined;
  readonly invisible?: string | undefined;
}

/** What a person types. Secrets: they are sent once and kept nowhere. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Tokens of the captcha, each good for one call. */
  readonly captchaTokens?: { readonly visible?: string; readonly invisible?: string } | undefined;
}

type Signal = Pick<CallOptions, 'signal' | 'timeout'>;

export interface CompletePasswordOptions extends Omit<SilentSignInOptions, 'sessionToken'> {
  /** How to go to the login page where the hidden frame is forbidden or not answered. Default: not at all. */
  readonly redirect?: Omit<SignInOptions, 'sessionToken' | 'prompt'> | undefined;
}

/** Codes of errors that leave the session token as good as it was. */
const UNSPENT = /^(silent-|attempt-not-stored|preflight-failed)/;

/** A sign-in by password: a store to subscribe to, and what can be done in each state. */
export interface PasswordSignIn {
  /** As they were given. */
  readonly siteKeys: CaptchaSiteKeys;
  /** The state now; the same object until it changes. */
  readonly getSnapshot: () => PasswordState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Signs in. Resolves to the new state, which is FAILURE for every answer that the platform gives a reason with, also for
   * too many calls; its `cause` is the typed error. Rejects, and leaves the state, without such an answer: no network, a
   * broken server, an abort.
   */
  login(credentials: Credentials, options?: Signal): Promise<PasswordState>;
  /** Registers a new member; a profile may come along. */
  register(
    credentials: Credentials & Pick<RegisterRequest, 'profile'>,
    options?: Signal,
  ): Promise<PasswordState>;
  /** Gives the code of the verification mail. Only in EMAIL_VERIFICATION_REQUIRED; else FAILURE, 'Unknown _state'. */
  verify(code: string, options?: Signal): Promise<PasswordState>;
  /** Asks for another mail. Only in EMAIL_VERIFICATION_REQUIRED; else FAILURE, 'Unknown _state'. */
  resend(options?: Signal): Promise<PasswordState>;
  /**
   * Goes on from an answer of another call: `recover` of `vitrine/recovery`, `loginWithIdpConnectionTokenParams` of
   * `vitrine/auth`. What is still under way changes nothing any more.
   */
  take(answer: StateMachineResponse): PasswordState;
  /**
   * After SUCCESS: trades the session token for a member's tokens, in a hidden frame, and goes back to INITIAL. Where the
   * frame cannot work and `redirect` is given, it begins the same at the login page, which asks nothing.
   * @returns An address to send the person to; then go on with `completeSignIn`. Undefined when that is not needed: the
   * session is the member's.
   * @throws Whatever `silentSignIn` and `startSignIn` throw; the state is SUCCESS again when it may be tried again, as
   * without a network, or with another place for `attempts`. ValidationError (`not-signed-in`) in another state.
   */
  complete(options?: CompletePasswordOptions): Promise<{ url: string } | undefined>;
  /** Back to INITIAL; an answer that is still under way changes nothing any more. */
  reset(): void;
}

/**
 * Signing in and registering by password, as a state machine over everything that the server may say (specification 4
 * and 8). Passwords, codes and captcha tokens are sent once and never repeated (security P15).
 */
export const passwordSignIn = (
  client: SignInClient,
  { captcha, siteKeys = {} }: PasswordSignInOptions = {},
): PasswordSignIn => {
  const listeners = new Set<() => void>();
  let state: PasswordState = { loginState: 'INITIAL' };
  /** Counts the actions, so that an answer that was overtaken changes nothing. */
  let latest = 0;

  const go = (next: PasswordState): PasswordState => {
    state = next;
    for (const listener of listeners) {
      try {
        listener();
      } catch {
        // A broken listener must not fail the sign-in, nor hide the state from the next one.
      }
    }
    return next;
  };
  const run = async (
    flow: PasswordFlow,
    credentials: Credentials,
    call: () => Reply<StateMachineResponse, string>,
  ): Promise<PasswordState> => {
    const mine = ++latest;
    const settle = (next: PasswordState) => (mine === latest ? go(next) : state);
    try {
      return settle(stateOfAnswer(await call()));
    } catch (thrown) {
      const secrets = secretsOf(credentials);
      const cause = errorWithoutSecrets(thrown, secrets);
      const next = stateOfFailure(flow, thrown, captcha);
      if (!next || !isApiError(cause)) throw cause;
      // The text is that of the answer, or that of a field in it.
      const isWhole = next.error === next.cause?.message;
      const error = isWhole ? cause.message : withoutSecrets(next.error, secrets, `${next.errorCode}`);
      return settle({ ...next, error, cause });
    }
  };
  /** A verification is processed only while one is due; what its call throws is the caller's. */
  const runVerification = async (
    code: string,
    call: (stateToken: string) => Reply<StateMachineResponse, string>,
  ): Promise<PasswordState> => {
    if (state.loginState !== 'EMAIL_VERIFICATION_REQUIRED')
      return go({ loginState: 'FAILURE', errorCode: undefined, error: UNKNOWN_STATE });
    const mine = ++latest;
    const { stateToken } = state.data;
    try {
      const next = stateOfAnswer(await call(stateToken));
      return mine === latest ? go(next) : state;
    } catch (error) {
      throw errorWithoutSecrets(error, [code, stateToken]);
    }
  };

  const completed = async (
    sessionToken: string,
    redirect: CompletePasswordOptions['redirect'],
    options: SilentSignInOptions,
  ): Promise<{ url: string } | undefined> => {
    try {
      await silentSignIn(client, { ...options, sessionToken });
      return undefined;
    } catch (error) {
      if (!redirect || !isAuthError(error) || !error.code.startsWith('silent-')) throw error;
      return startSignIn(client, { ...redirect, sessionToken, prompt: 'none' });
    }
  };

  return {
    siteKeys,
    getSnapshot: () => state,
    subscribe: (listener) => {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
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
    take: (answer) => {
      latest++;
      return go(stateOfAnswer(answer));
    },
    complete: async ({ redirect, ...options } = {}) => {
      const before = state;
      if (before.loginState !== 'SUCCESS')
        throw new ValidationError(`Nothing to complete: the sign-in is in ${before.loginState}`, {
          code: 'not-signed-in',
        });
      const { sessionToken } = before.data;
      const mine = ++latest;
      // A second call finds nothing to complete.
      go({ loginState: 'INITIAL' });
      try {
        return await completed(sessionToken, redirect, options);
      } catch (error) {
        // Nobody has to type a password again because of the weather, or of a page that may keep nothing.
        if (mine === latest && (!isAuthError(error) || UNSPENT.test(error.code))) go(before);
        throw error;
      }
    },
    reset: () => {
      latest++;
      go({ loginState: 'INITIAL' });
    },
  };
};

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
    // Both captchas go in one entry of the list (reference: login and registration).
    ...(Object.keys(token).length > 0 && { captchaTokens: [token] }),
  };
};
