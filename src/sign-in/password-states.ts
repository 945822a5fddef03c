import { signInErrors } from '../../generated/errors.ts';
import type { StateMachineResponse } from '../../generated/auth/types.ts';
import type { ApiError } from '../core/errors/api-error.ts';
import { isApiError } from '../core/errors/guards.ts';
import { UNKNOWN_STATE } from '../session/literals.ts';

/** Which call was made; its failures have names of their own. */
export type PasswordFlow = keyof typeof signInErrors;

type NamesOf<Flow extends PasswordFlow> = (typeof signInErrors)[Flow]['codes'];

/** Why a sign-in or registration failed, as specification 8 names it. */
export type SignInErrorCode =
  | NamesOf<'login'>[keyof NamesOf<'login'>]
  | NamesOf<'register'>[keyof NamesOf<'register'>]
  | 'invalidEmail';

/** What a failure is made of. */
interface Failure {
  /** Undefined where the specification gives only a message. */
  readonly errorCode: SignInErrorCode | undefined;
  readonly error: string;
  /**
   * What the platform answered, without what the person typed: its status, its own code, `retryable`, `retryAfterMs`. It
   * tells a wrong password from too many calls (429), a visitor whose token was refused (`UNAUTHENTICATED`) and a failing
   * server, to which specification 8 gives the same `errorCode`. Undefined where no call was refused.
   */
  readonly cause?: ApiError | undefined;
}

/** The seven states of a sign-in by password (specification 4). */
export type PasswordState =
  | { readonly loginState: 'INITIAL' }
  | {
      readonly loginState: 'SUCCESS';
      /** The session token is a secret. The id of the member is there when the answer says who it is. */
      readonly data: { readonly sessionToken: string; readonly memberId?: string };
    }
  | ({ readonly loginState: 'FAILURE' } & Failure)
  | { readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'; readonly data: { readonly stateToken: string } }
  | { readonly loginState: 'OWNER_APPROVAL_REQUIRED' }
  | ({ readonly loginState: 'USER_CAPTCHA_REQUIRED' } & Failure)
  | ({ readonly loginState: 'SILENT_CAPTCHA_REQUIRED' } & Failure);

/** The states that say why. */
export type FailedState = Extract<PasswordState, Failure>;

/** Which captcha the site uses: one that the person sees, or one that works by itself. */
export type CaptchaMode = 'visible' | 'invisible';

const unknownState: PasswordState = { loginState: 'FAILURE', errorCode: undefined, error: UNKNOWN_STATE };

/**
 * The state that an answer leads to (the table of specification 4): of signing in and registering, and also of
 * `loginWithIdpConnectionTokenParams` of `vitrine/auth`, whose session token `silentSignIn` then takes.
 */
export const stateOfAnswer = (answer: StateMachineResponse): PasswordState => {
  // A body may be anything, also null.
  const { state, sessionToken, stateToken, identity } = Object(answer) as Partial<StateMachineResponse>;
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED' };
  const memberId: unknown = identity?.id;
  if (state === 'SUCCESS' && sessionToken)
    return {
      loginState: 'SUCCESS',
      data: { sessionToken, ...(typeof memberId === 'string' && { memberId }) },
    };
  if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken)
    return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } };
  return unknownState;
};

/**
 * The state that a failed call leads to, by the codes of specification 8, whatever its status: every answer with an
 * application error or with refused fields has one, and so has a 400 with a message. Undefined without such an answer, as
 * for a broken server, a page in between or no network: that goes on to the caller as its own typed error.
 */
export const stateOfFailure = (
  flow: PasswordFlow,
  error: unknown,
  captcha: CaptchaMode | undefined,
): FailedState | undefined => {
  if (!isApiError(error)) return undefined;
  const { codes, named, emailViolation } = signInErrors[flow];
  const violation = error.fieldViolations.find(isAboutEmail);
  if (violation)
    return {
      loginState: 'FAILURE',
      errorCode: emailViolation,
      error: violation.description || error.message,
      cause: error,
    };
  if (!hasApplicationError(error.details) && error.fieldViolations.length === 0 && !hasOnlyMessage(error))
    return undefined;
  const names: Readonly<Record<string, SignInErrorCode>> = { ...named, ...codes };
  const errorCode = Object.hasOwn(names, error.code) ? names[error.code] : otherwiseOf(flow);
  const failure = { errorCode, error: error.message, cause: error };
  if (errorCode === 'missingCaptchaToken' && captcha)
    return {
      loginState: captcha === 'visible' ? 'USER_CAPTCHA_REQUIRED' : 'SILENT_CAPTCHA_REQUIRED',
      ...failure,
    };
  return { loginState: 'FAILURE', ...failure };
};

const otherwiseOf = (flow: PasswordFlow): SignInErrorCode | undefined =>
  flow === 'login' ? signInErrors.login.otherwise : undefined;

/** Whether a refused field is the address. */
export const isAboutEmail = ({ field }: { field: string }): boolean => /(^|\.)(email|loginId)$/i.test(field);

/** Whether a 400 carries a sentence of the server; without one, message and description are both the status text. */
const hasOnlyMessage = ({ status, message, description }: ApiError): boolean =>
  status === 400 && message !== description;

const hasApplicationError = (details: unknown): boolean =>
  Object(details) === details && 'applicationError' in (details as object);
