import type { RegisterRequest } from '../../../generated/auth/types.ts';
import type { VitrineError } from '../../core/errors/index.ts';
import type { SignInOptions } from '../hosted.ts';
import type { Credentials } from '../password.ts';
import type { CaptchaMode, SignInErrorCode } from '../password-states.ts';
import type { SilentSignInOptions } from '../silent.ts';

/** What every action gives: the state that it ended in. It never rejects, and an action that was overtaken gives the state of the one that did. */
export type SignInOutcome = Promise<SignInState>;

/** What a page may be asked for. */
export type PageOptions = Pick<SignInOptions, 'returnTo' | 'prompt'>;

/** The ways to begin. */
export interface SignInWays {
  /** By e-mail address and password. */
  readonly login: (credentials: Credentials) => SignInOutcome;
  /** As a new member; a profile may come along. */
  readonly register: (credentials: Credentials & Pick<RegisterRequest, 'profile'>) => SignInOutcome;
  /** At the platform's login page. Needs the setting `redirectUri`. */
  readonly signInAtPage: (options?: PageOptions) => SignInOutcome;
  /**
   * As whoever is signed in at the platform, in a hidden frame. Where the frame cannot work it goes on at the login page,
   * which asks nothing, if there is a setting `redirectUri`.
   */
  readonly signInSilently: (
    options?: Pick<SilentSignInOptions, 'timeout'> & Pick<PageOptions, 'returnTo'>,
  ) => SignInOutcome;
  /** At another identity provider, by the id of the site's connection to it (single sign-on). Needs `redirectUri`. */
  readonly signInAtProvider: (
    idpConnectionId: string,
    options?: Pick<PageOptions, 'returnTo'>,
  ) => SignInOutcome;
  /** With what the button of a provider gave the page: single sign-on without leaving it. Secrets. */
  readonly signInWithProviderToken: (
    idpConnectionId: string,
    tokenParams: Readonly<Record<string, string>>,
  ) => SignInOutcome;
  /** Mails a link to set the password anew. Ends the same for known and unknown addresses. */
  readonly sendRecovery: (email: string) => SignInOutcome;
}

/** What can be under way. */
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

/** Nothing has begun, or it was taken back. */
export interface Idle extends SignInWays {
  readonly status: 'idle';
}

/** Something is under way. */
export interface Working {
  readonly status: 'working';
  readonly doing: SignInAction;
  /** The state that it began in: what a page goes on showing. */
  readonly before: Exclude<SignInState, Working>;
  /** Takes it back, as far as it can be: nothing that comes later is kept. Back to the state before. */
  readonly cancel: () => void;
}

/** The person has to go to a page of the platform. */
export interface Leaving {
  readonly status: 'leaving';
  readonly to: 'sign-in' | 'sign-out';
  /** Send the person there, unless the setting `navigate` does. */
  readonly url: string;
  /** Why it does not go on without leaving, such as a hidden frame that was not answered: for a log. */
  readonly because: VitrineError | undefined;
  /** Stays here. */
  readonly cancel: () => void;
}

/** The site asks for a captcha (USER_CAPTCHA_REQUIRED, SILENT_CAPTCHA_REQUIRED). What was typed waits in memory. */
export interface CaptchaRequired {
  readonly status: 'captcha-required';
  /** Visible: show it. Invisible: let it work by itself. */
  readonly mode: CaptchaMode;
  /** Of the setting `siteKeys`. */
  readonly siteKey: string | undefined;
  readonly email: string;
  /** A captcha was solved, and the platform did not take its token. */
  readonly isRefused: boolean;
  /** Goes on with the token of the captcha; nothing has to be typed again. */
  readonly solve: (token: string) => SignInOutcome;
  /** Gives it up and forgets what was typed. */
  readonly cancel: () => void;
}

/** A mail with a code is on its way (EMAIL_VERIFICATION_REQUIRED). */
export interface VerificationRequired {
  readonly status: 'verification-required';
  /** Where the mail went; empty when another call than one of this machine knows. */
  readonly email: string;
  /** How many codes were refused. */
  readonly refusedCodes: number;
  /** How many mails were asked for again. */
  readonly resentMails: number;
  /** What came of the last try, when it failed: `VERIFICATION_FAILED` for a code, a 429 for mails in too quick a row. */
  readonly error: VitrineError | undefined;
  /** Gives the code of the mail; spaces in it are passed over. */
  readonly verify: (code: string) => SignInOutcome;
  /** Asks for another mail; the code of the one before works no more. */
  readonly resend: () => SignInOutcome;
  /** Gives it up. */
  readonly cancel: () => void;
}

/**
 * The page was loaded again while a verification was due. What it goes on with is a secret that is kept in memory only,
 * so that signing in once more sends a new code.
 */
export interface VerificationInterrupted extends SignInWays {
  readonly status: 'verification-interrupted';
  readonly email: string;
}

/** The owner of the site has to let the person in (OWNER_APPROVAL_REQUIRED): try again later. */
export interface ApprovalRequired extends SignInWays {
  readonly status: 'approval-required';
  readonly email: string;
}

/** The password has to be set anew (resetPassword): mail the link with `sendRecovery(email)`. */
export interface ResetRequired extends SignInWays {
  readonly status: 'reset-required';
  readonly email: string;
}

/** Registering: a member has this address (emailAlreadyExists). */
export interface EmailTaken extends SignInWays {
  readonly status: 'email-taken';
  readonly email: string;
}

/** The address is none, or nobody has it (invalidEmail). */
export interface InvalidEmail extends SignInWays {
  readonly status: 'invalid-email';
  readonly email: string;
  /** What the platform says about it. */
  readonly message: string;
}

/** The password is wrong (invalidPassword), or none that the site takes. */
export interface InvalidPassword extends SignInWays {
  readonly status: 'invalid-password';
  readonly email: string;
  /** What the platform says about it. */
  readonly message: string;
}

/** If a member has this address, a link is on its way; the platform does not say which. */
export interface RecoverySent extends SignInWays {
  readonly status: 'recovery-sent';
  readonly email: string;
}

/** The link of a recovery mail was used before, has expired, or is none: ask for another with `sendRecovery`. */
export interface LinkVoid extends SignInWays {
  readonly status: 'link-void';
  readonly message: string;
}

/** It did not come about. */
export interface Failed extends SignInWays {
  readonly status: 'failed';
  readonly doing: SignInAction;
  /** As specification 8 names it, when it does. */
  readonly errorCode: SignInErrorCode | undefined;
  /** The sentence of specification 8 or of the platform, such as 'Invalid _state'. */
  readonly message: string;
  /** Undefined where an answer was no error but led nowhere ('Unknown _state'). `adviceFor(error)` says what to do. */
  readonly error: VitrineError | undefined;
  /** What went wrong before, where this was a second way to the same end. */
  readonly because: VitrineError | undefined;
  /** Tries the same again, where nothing has to be typed for it. */
  readonly retry: (() => SignInOutcome) | undefined;
}

/** The session is a member's. */
export interface SignedIn {
  readonly status: 'signed-in';
  /** When the sign-in said so: by password, and with the token of a provider. */
  readonly memberId: string | undefined;
  /** Where to go on, after a login page. */
  readonly returnTo: string | undefined;
  /** Here at once, also offline; then at the platform, where the setting `postFlowUrl` says the way back. */
  readonly signOut: () => SignInOutcome;
  /** Goes to the login page, say for another account: `{ prompt: 'select_account' }`. */
  readonly signInAtPage: (options?: PageOptions) => SignInOutcome;
}

/**
 * Everything that a sign-in can be in, each with only what is possible then (specification 4 and 8). A `switch` over
 * `status` is exhaustive. No state holds a password, a code or a token.
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

/** A state in which nothing is under way. */
export type SettledSignIn = Exclude<SignInState, Working>;
