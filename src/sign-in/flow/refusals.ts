import { isApiError, isVitrineError } from '../../core/errors/guards.ts';
import type { ApiError, FieldViolation, VitrineError } from '../../core/errors/index.ts';
import { type FailedState, isAboutEmail } from '../password-states.ts';
import type {
  Failed,
  InvalidEmail,
  InvalidPassword,
  LinkVoid,
  SettledSignIn,
  SignInAction,
  SignInOutcome,
  SignInWays,
} from './states.ts';

type Plain<State> = State extends unknown ? Omit<State, keyof SignInWays | 'email' | 'retry'> : never;

/** The part of a refused state that the answer decides. */
export type Refusal =
  | Plain<Failed | InvalidEmail | InvalidPassword | LinkVoid>
  | { readonly status: 'reset-required' | 'email-taken' };

/** Statuses of answers about the input; at any other status the address is not at fault. */
const ABOUT_INPUT: readonly number[] = [400, 404, 409, 428];

/**
 * The state after a refused sign-in or registration by password.
 *
 * | `errorCode`                                              | state              |
 * |----------------------------------------------------------|--------------------|
 * | any, if the password was refused and the address not     | `invalid-password` |
 * | `invalidPassword`                                        | `invalid-password` |
 * | `resetPassword`                                          | `reset-required`   |
 * | `emailAlreadyExists`                                     | `email-taken`      |
 * | `invalidEmail`, without a cause or at an input status    | `invalid-email`    |
 * | all others                                               | `failed`           |
 *
 * The specification has no code for a malformed password, so a login then says `invalidEmail`. It uses `invalidEmail` also
 * for too many calls and a failing server, which the status tells apart.
 */
export const refusalOfState = (
  doing: SignInAction,
  { errorCode, error: message, cause }: FailedState,
): Refusal => {
  const isOnlyPassword = violates(cause, named('password')) && !violates(cause, isAboutEmail);
  if (errorCode === 'invalidPassword' || isOnlyPassword) return { status: 'invalid-password', message };
  if (errorCode === 'resetPassword') return { status: 'reset-required' };
  if (errorCode === 'emailAlreadyExists') return { status: 'email-taken' };
  if (errorCode === 'invalidEmail' && (!cause || ABOUT_INPUT.includes(cause.status)))
    return { status: 'invalid-email', message };
  return { status: 'failed', doing, message, errorCode, error: cause, because: undefined };
};

/** The state after a failed call that the password machine has no state for. The refused field decides. */
export const refusalOfError = (doing: SignInAction, error: unknown, because?: VitrineError): Refusal => {
  if (isApiError(error)) {
    const { message } = error;
    if (violates(error, named('recoveryToken'))) return { status: 'link-void', message };
    if (violates(error, named('password'))) return { status: 'invalid-password', message };
    if (violates(error, named('email'))) return { status: 'invalid-email', message };
  }
  return {
    status: 'failed',
    doing,
    message: error instanceof Error ? error.message : String(error),
    errorCode: undefined,
    error: isVitrineError(error) ? error : undefined,
    because,
  };
};

/** The state of a refusal, with the ways to sign in again. */
export const refusedState = (
  ways: SignInWays,
  refusal: Refusal,
  email: string,
  retry?: () => SignInOutcome,
): SettledSignIn => {
  if (refusal.status === 'failed') return { ...refusal, ...ways, retry };
  return refusal.status === 'link-void' ? { ...refusal, ...ways } : { ...refusal, email, ...ways };
};

type Test = (violation: FieldViolation) => boolean;

const named =
  (name: string): Test =>
  ({ field }) =>
    field === name;

const violates = (error: ApiError | undefined, test: Test): boolean | undefined =>
  error?.fieldViolations.some(test);
