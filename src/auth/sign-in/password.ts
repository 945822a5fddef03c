import { login, register } from '../../../generated/auth/operations.ts';
import type {
  CaptchaToken,
  RegisterRequest,
  StateMachineResponse,
} from '../../../generated/auth/model/index.ts';
import {
  resendDuringAuthentication,
  verifyDuringAuthentication,
} from '../../../generated/verification/operations.ts';
import type { CallOptions, Reply } from '../../transport/types.ts';
import { UNKNOWN_STATE } from '../literals.ts';
import type { SignInClient } from './hosted.ts';
import {
  type CaptchaMode,
  type PasswordFlow,
  type PasswordState,
  stateOfAnswer,
  stateOfFailure,
} from './password-states.ts';
import { silentSignIn, type SilentSignInOptions } from './silent.ts';

export interface PasswordSignInOptions {
  /**
   * Which captcha the site uses. With it a call that lacks a token leads to USER_CAPTCHA_REQUIRED or
   * SILENT_CAPTCHA_REQUIRED instead of FAILURE; the code `missingCaptchaToken` is the same.
   */
  readonly captcha?: CaptchaMode | undefined;
}

/** What a person types. Secrets: they are sent once and kept nowhere. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Tokens of the captcha, each good for one call. */
  readonly captchaTokens?: { readonly visible?: string; readonly invisible?: string } | undefined;
}

type Signal = Pick<CallOptions, 'signal' | 'timeout'>;

/** A sign-in by password: a store to subscribe to, and what can be done in each state. */
export interface PasswordSignIn {
  /** The state now; the same object until it changes. */
  getSnapshot(): PasswordState;
  subscribe(listener: () => void): () => void;
  /** Signs in. Resolves to the new state; rejects when nothing can be said, such as without a network. */
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
  /** After SUCCESS: trades the session token for a member's tokens, in a hidden frame. */
  complete(options?: Omit<SilentSignInOptions, 'sessionToken'>): Promise<void>;
  /** Back to INITIAL; an answer that is still under way changes nothing any more. */
  reset(): void;
}

/**
 * Signing in and registering by password, as a state machine over everything that the server may say (specification 4
 * and 8). Passwords, codes and captcha tokens are sent once and never repeated (security P15).
 */
export const passwordSignIn = (
  client: SignInClient,
  { captcha }: PasswordSignInOptions = {},
): PasswordSignIn => {
  const listeners = new Set<() => void>();
  let state: PasswordState = { loginState: 'INITIAL' };
  /** Counts the actions, so that an answer that was overtaken changes nothing. */
  let latest = 0;

  const go = (next: PasswordState): PasswordState => {
    state = next;
    for (const listener of listeners) listener();
    return next;
  };
  const run = async (
    flow: PasswordFlow,
    call: () => Reply<StateMachineResponse, string>,
  ): Promise<PasswordState> => {
    const mine = ++latest;
    const settle = (next: PasswordState) => (mine === latest ? go(next) : state);
    try {
      return settle(stateOfAnswer(await call()));
    } catch (error) {
      const next = stateOfFailure(flow, error, captcha);
      if (!next) throw error;
      return settle(next);
    }
  };
  /** A verification is processed only while one is due; what its call throws is the caller's. */
  const runVerification = async (
    call: (stateToken: string) => Reply<StateMachineResponse, string>,
  ): Promise<PasswordState> => {
    if (state.loginState !== 'EMAIL_VERIFICATION_REQUIRED')
      return go({ loginState: 'FAILURE', errorCode: undefined, error: UNKNOWN_STATE });
    const mine = ++latest;
    const next = stateOfAnswer(await call(state.data.stateToken));
    return mine === latest ? go(next) : state;
  };

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    login: (credentials, options) => run('login', () => login(bodyOf(credentials), { ...options, client })),
    register: ({ profile, ...credentials }, options) =>
      run('register', () =>
        register({ ...bodyOf(credentials), ...(profile && { profile }) }, { ...options, client }),
      ),
    verify: (code, options) =>
      runVerification((stateToken) =>
        verifyDuringAuthentication({ code, stateToken }, { ...options, client }),
      ),
    resend: (options) =>
      runVerification((stateToken) => resendDuringAuthentication({ stateToken }, { ...options, client })),
    complete: async (options) => {
      const { loginState } = state;
      const sessionToken = state.loginState === 'SUCCESS' ? state.data.sessionToken : undefined;
      if (sessionToken === undefined) throw new Error(`Nothing to complete: the sign-in is in ${loginState}`);
      // The token has done its work, however it ends.
      go({ loginState: 'INITIAL' });
      await silentSignIn(client, { ...options, sessionToken });
    },
    reset: () => {
      latest++;
      go({ loginState: 'INITIAL' });
    },
  };
};

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
