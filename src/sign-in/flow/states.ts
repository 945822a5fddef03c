import type { RegisterRequest } from '../../../generated/auth/types.ts';
import type { VitrineError } from '../../core/errors/index.ts';
import type { SignInOptions } from '../hosted.ts';
import type { Credentials } from '../password.ts';
import type { CaptchaMode, SignInErrorCode } from '../password-states.ts';
import type { SilentSignInOptions } from '../silent.ts';

/** The result of every action: the state in which it ended. It never rejects. A superseded action resolves to the current state. */
export type SignInOutcome = Promise<SignInState>;

/** Options of the login page. */
export type PageOptions = Pick<SignInOptions, 'returnTo' | 'prompt'>;

/** The ways to begin. */
export interface SignInWays {
  /** Signs in by e-mail address and password. */
  readonly login: (credentials: Credentials) => SignInOutcome;
  /** Registers a new member, with a profile if it is given. */
  readonly register: (credentials: Credentials & Pick<RegisterRequest, 'profile'>) => SignInOutcome;
  /** Signs in at the platform's login page. Needs the setting `redirectUri`. */
  readonly signInAtPage: (options?: PageOptions) => SignInOutcome;
  /**
   * Signs in, in a hidden frame, as the member who is signed in at the platform. If the frame cannot work and there is a
   * setting `redirectUri`, it continues at the login page, which asks nothing.
   */
  readonly signInSilently: (
    options?: Pick<SilentSignInOptions, 'timeout'> & Pick<PageOptions, 'returnTo'>,
  ) => SignInOutcome;
  /** Signs in at another identity provider, by the id of the site's connection to it (single sign-on). Needs `redirectUri`. */
  readonly signInAtProvider: (
    idpConnectionId: string,
    options?: Pick<PageOptions, 'returnTo'>,
  ) => SignInOutcome;
  /**
   * Signs in with the token that a provider's button gave the page: single sign-on without leaving the page. The token is a
   * secret.
   */
  readonly signInWithProviderToken: (
    idpConnectionId: string,
    tokenParams: Readonly<Record<string, string>>,
  ) => SignInOutcome;
  /** Mails a link for setting a new password. The result is the same for known and unknown addresses. */
  readonly sendRecovery: (email: string) => SignInOutcome;
}

/** The actions that can be pending. */
export type SignInAction =
  | 'login'
  | 'register'
  | 'verify'
  | 'resend'
  | 'page'
  | 'silent'
  | 'provider'
  | 'provider-token'
  | 'callback'
  | 'send-recovery'
  | 'set-password'
  | 'sign-out';

/** No action has begun, or it was cancelled. */
export interface Idle extends SignInWays {
  readonly status: 'idle';
}

/** An action is pending. */
export interface Working {
  readonly status: 'working';
  readonly doing: SignInAction;
  /** The state in which it began: the page continues to show it. */
  readonly before: Exclude<SignInState, Working>;
  /** Cancels the action and returns to the state before. An answer that arrives later is discarded. */
  readonly cancel: () => void;
}

/** The person has to go to a page of the platform. */
export interface Leaving {
  readonly status: 'leaving';
  readonly to: 'sign-in' | 'sign-out';
  /** Send the person to this address, unless the setting `navigate` does. */
  readonly url: string;
  /** The reason why the person has to leave, such as a hidden frame without an answer: for a log. */
  readonly because: VitrineError | undefined;
  /** Stays on this page. */
  readonly cancel: () => void;
}

/** The site asks for a captcha (USER_CAPTCHA_REQUIRED, SILENT_CAPTCHA_REQUIRED). The input is kept in memory meanwhile. */
export interface CaptchaRequired {
  readonly status: 'captcha-required';
  /** `visible`: show it to the person. `invisible`: run it without the person. */
  readonly mode: CaptchaMode;
  /** From the setting `siteKeys`. */
  readonly siteKey: string | undefined;
  readonly email: string;
  /** A captcha was solved, but the platform refused its token. */
  readonly isRefused: boolean;
  /** Continues with the token of the captcha, without new input. */
  readonly solve: (token: string) => SignInOutcome;
  /** Gives up, and discards the input. */
  readonly cancel: () => void;
}

/** A mail with a code is on its way (EMAIL_VERIFICATION_REQUIRED). */
export interface VerificationRequired {
  readonly status: 'verification-required';
  /** Address of the mail; empty if this sign-in does not know it, as after a provider's token. */
  readonly email: string;
  /** Number of refused codes. */
  readonly refusedCodes: number;
  /** Number of mails that were requested again. */
  readonly resentMails: number;
  /** Error of the last attempt: `VERIFICATION_FAILED` for a wrong code, a 429 for too many mails in a short time. */
  readonly error: VitrineError | undefined;
  /** Sends the code of the mail; spaces in it are ignored. */
  readonly verify: (code: string) => SignInOutcome;
  /** Requests another mail; the code of the previous mail is then void. */
  readonly resend: () => SignInOutcome;
  /** Gives up the verification. */
  readonly cancel: () => void;
}

/**
 * The page was loaded again while a verification was due. The state token that it needs is a secret, kept in memory only, and
 * is lost; signing in again sends a new code.
 */
export interface VerificationInterrupted extends SignInWays {
  readonly status: 'verification-interrupted';
  readonly email: string;
}

/** The owner of the site has to approve the member (OWNER_APPROVAL_REQUIRED): try again later. */
export interface ApprovalRequired extends SignInWays {
  readonly status: 'approval-required';
  readonly email: string;
}

/** A new password has to be set (resetPassword): mail the link with `sendRecovery(email)`. */
export interface ResetRequired extends SignInWays {
  readonly status: 'reset-required';
  readonly email: string;
}

/** Registering failed because a member has this address (emailAlreadyExists). */
export interface EmailTaken extends SignInWays {
  readonly status: 'email-taken';
  readonly email: string;
}

/** The address is malformed, or no member has it (invalidEmail). */
export interface InvalidEmail extends SignInWays {
  readonly status: 'invalid-email';
  readonly email: string;
  /** The platform's message. */
  readonly message: string;
}

/** The password is wrong (invalidPassword), or the site does not accept it as a new one. */
export interface InvalidPassword extends SignInWays {
  readonly status: 'invalid-password';
  readonly email: string;
  /** The platform's message. */
  readonly message: string;
}

/** If a member has this address, a link was mailed; the platform does not reveal whether. */
export interface RecoverySent extends SignInWays {
  readonly status: 'recovery-sent';
  readonly email: string;
}

/** The link of a recovery mail was used before, has expired, or is invalid: request another with `sendRecovery`. */
export interface LinkVoid extends SignInWays {
  readonly status: 'link-void';
  readonly message: string;
}

/** The action failed. */
export interface Failed extends SignInWays {
  readonly status: 'failed';
  readonly doing: SignInAction;
  /** The specification's name of the failure, if it has one. */
  readonly errorCode: SignInErrorCode | undefined;
  /** The fixed message of the failure, such as 'Invalid _state', or the platform's message. */
  readonly message: string;
  /** Undefined if the answer was a success with an unknown state ('Unknown _state'). `adviceFor(error)` says what to do. */
  readonly error: VitrineError | undefined;
  /** The failure of the first attempt, if the action tried a second way, such as the login page after a hidden frame. */
  readonly because: VitrineError | undefined;
  /** Repeats the action, if it needs no input. */
  readonly retry: (() => SignInOutcome) | undefined;
}

/** The session is a member's. */
export interface SignedIn {
  readonly status: 'signed-in';
  /** Set if the sign-in answered with it: by password, or with the token of a provider. */
  readonly memberId: string | undefined;
  /** Address at which to continue, after a login page. */
  readonly returnTo: string | undefined;
  /** Signs out of this client at once, also offline; then of the platform, if the setting `postFlowUrl` is given. */
  readonly signOut: () => SignInOutcome;
  /** Goes to the login page, for instance for another account: `{ prompt: 'select_account' }`. */
  readonly signInAtPage: (options?: PageOptions) => SignInOutcome;
}

/**
 * All states of a sign-in. Each has only the functions that are possible in it. A `switch` over `status` is exhaustive. No
 * state holds a password, a code or a token.
 */
export type SignInState =
  | Idle
  | Working
  | Leaving
  | CaptchaRequired
  | VerificationRequired
  | VerificationInterrupted
  | ApprovalRequired
  | ResetRequired
  | EmailTaken
  | InvalidEmail
  | InvalidPassword
  | RecoverySent
  | LinkVoid
  | Failed
  | SignedIn;

/** A state without a pending action. */
export type SettledSignIn = Exclude<SignInState, Working>;
