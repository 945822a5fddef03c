import { isApiError, isVitrineError } from '../../core/errors/guards.ts';
import type { ApiError, FieldViolation, VitrineError } from '../../core/errors/index.ts';
import { type FailedState, isAboutEmail, type SignInErrorCode } from '../password-states.ts';
import type { Failed, InvalidEmail, InvalidPassword, LinkVoid, SignInAction, SignInWays } from './states.ts';

type Plain<State> = State extends unknown ? Omit<State, keyof SignInWays | 'email' | 'retry'> : never;

/** Why something did not come about: the part of a state that the answer decides. */
export type Refusal =
  | Plain<Failed | InvalidEmail | InvalidPassword | LinkVoid>
  | { readonly status: 'reset-required' | 'email-taken' };

/** Statuses of answers about what was typed; any other is not the fault of an address. */
const ABOUT_INPUT: readonly number[] = [400, 404, 409, 428];

const failed = (
  doing: SignInAction,
  message: string,
  more: {
    errorCode?: SignInErrorCode | undefined;
    error?: VitrineError | undefined;
    because?: VitrineError | undefined;
  },
): Refusal => ({
  status: 'failed',
  doing,
  message,
  errorCode: more.errorCode,
  error: more.error,
  because: more.because,
});

/** What a refused sign-in or registration by password leads to (specification 8). */
export const refusalOfState = (
  doing: SignInAction,
  { errorCode, error: message, cause }: FailedState,
): Refusal => {
  // Specification 8 has no code for a password that is none, and a login then says invalidEmail.
  const isNoPassword = violates(cause, named('password')) && !violates(cause, isAboutEmail);
  if (errorCode === 'invalidPassword' || isNoPassword) return { status: 'invalid-password', message };
  if (errorCode === 'resetPassword') return { status: 'reset-required' };
  if (errorCode === 'emailAlreadyExists') return { status: 'email-taken' };
  // Specification 8 calls whatever else keeps somebody out invalidEmail, also too many calls and a failing server.
  if (errorCode === 'invalidEmail' && (!cause || ABOUT_INPUT.includes(cause.status)))
    return { status: 'invalid-email', message };
  return failed(doing, message, { errorCode, error: cause });
};

/** What a call leads to that failed without such a state. */
export const refusalOfError = (doing: SignInAction, error: unknown, because?: VitrineError): Refusal => {
  if (isApiError(error)) {
    const { message } = error;
    if (violates(error, named('recoveryToken'))) return { status: 'link-void', message };
    if (violates(error, named('password'))) return { status: 'invalid-password', message };
    if (violates(error, named('email'))) return { status: 'invalid-email', message };
  }
  const message = error instanceof Error ? error.message : String(error);
  return failed(doing, message, { error: isVitrineError(error) ? error : undefined, because });
};

type Test = (violation: FieldViolation) => boolean;

const named =
  (name: string): Test =>
  ({ field }) =>
    field === name;

const violates = (error: ApiError | undefined, test: Test): boolean | undefined =>
  error?.fieldViolations.some(test);
