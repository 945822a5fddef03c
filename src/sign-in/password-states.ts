import { signInErrors } from '../../generated/errors.ts';
import type { StateMachineResponse } from '../../generated/auth/types.ts';
import type { ApiError } from '../core/errors/api-error.ts';
import { isApiError } from '../core/errors/guards.ts';
import { UNKNOWN_STATE } from '../session/literals.ts';

/** The call that was made; each has its own names of failures. */
export type PasswordFlow = keyof typeof signInErrors;

type NamesOf<Flow extends PasswordFlow> = (typeof signInErrors)[Flow]['codes'];

/** The reason why a sign-in or registration failed, by the name that the specification gives it. */
export type SignInErrorCode =
  | NamesOf<'login'>[keyof NamesOf<'login'>]
  | NamesOf<'register'>[keyof NamesOf<'register'>]
  | 'invalidEmail';

/** The parts of a failure. */
interface Failure {
  /** Undefined if the specification gives only a message. */
  readonly errorCode: SignInErrorCode | undefined;
  readonly error: string;
  /**
   * The platform's answer, without the text that the person typed: its status, its own code, `retryable`, `retryAfterMs`.
   * A wrong password, too many calls (429), a visitor whose token was refused (`UNAUTHENTICATED`) and a failing server may
   * have the same `errorCode`; the cause tells them apart. Undefined if no call was refused.
   */
  readonly cause?: ApiError | undefined;
}

/** The seven states of a sign-in by password. */
export type PasswordState =
  | { readonly loginState: 'INITIAL' }
  | {
      readonly loginState: 'SUCCESS';
      /** The session token is a secret. The id of the member is set if the answer contains it. */
      readonly data: { readonly sessionToken: string; readonly memberId?: string };
    }
  | ({ readonly loginState: 'FAILURE' } & Failure)
  | { readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'; readonly data: { readonly stateToken: string } }
  | { readonly loginState: 'OWNER_APPROVAL_REQUIRED' }
  | ({ readonly loginState: 'USER_CAPTCHA_REQUIRED' } & Failure)
  | ({ readonly loginState: 'SILENT_CAPTCHA_REQUIRED' } & Failure);

/** The states that give a reason. */
export type FailedState = Extract<PasswordState, Failure>;

/** The captcha that the site uses: visible for the person, or working by itself. */
export type CaptchaMode = 'visible' | 'invisible';

/** The state after an unknown answer, or after a verification while none is due. */
export const unknownState: PasswordState = {
  loginState: 'FAILURE',
  errorCode: undefined,
  error: UNKNOWN_STATE,
};

/**
 * The state after an answer to a sign-in or registration. Also the state after `loginWithIdpConnectionTokenParams` of
 * `vitrine/auth`, whose session token `silentSignIn` accepts.
 */
export const stateOfAnswer = (answer: StateMachineResponse): PasswordState => {
  // The body comes from outside: it may have any type, also null.
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
 * The state after a failed call. An answer with an application error or with refused fields has one, at any status, and so
 * has a 400 with a message. Undefined without such an answer, as after a broken server, a page in between or without a
 * network: the caller then gets the typed error.
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

/** Whether a refused field is the e-mail address. */
export const isAboutEmail = ({ field }: { field: string }): boolean => /(^|\.)(email|loginId)$/i.test(field);

/** Whether a 400 has a message of the server. Without one, message and description are both the status text. */
const hasOnlyMessage = ({ status, message, description }: ApiError): boolean =>
  status === 400 && message !== description;

const hasApplicationError = (details: unknown): boolean =>
  Object(details) === details && 'applicationError' in (details as object);
