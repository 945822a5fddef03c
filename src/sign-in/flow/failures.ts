import { isAuthError } from '../../core/errors/guards.ts';
import { errorWithoutSecrets } from '../../core/errors/secrets.ts';
import { completed } from './by-password.ts';
import type { FailedAction, SignInContext } from './context.ts';
import { refusalOfError, refusedState } from './refusals.ts';
import { restingState } from './resting-states.ts';
import type { SettledSignIn } from './states.ts';

/**
 * The state after a failed action.
 *
 * - If the session changed during the action and is now a member's, another tab was quicker: that member is signed in.
 * - If the platform accepted the password, only the exchange of the session token is repeated, not the password.
 * - Otherwise the error decides, see `refusalOfError`.
 */
export const failedState = (
  context: SignInContext,
  { doing, error, email, retry, because }: FailedAction,
): SettledSignIn => {
  const { client, flow, begin, ways } = context;
  const isSuperseded =
    isAuthError(error) && (error.code === 'session-changed' || error.code === 'sign-in-superseded');
  if (isSuperseded && client.session.getSnapshot().loggedIn) return restingState(context);
  const isAuthenticated = flow.getSnapshot().loginState === 'SUCCESS';
  const complete = () => begin(doing, undefined, (signal) => completed(context, signal));
  const refusal = refusalOfError(doing, error, because);
  return refusedState(ways, refusal, email, isAuthenticated ? complete : retry);
};

/** The answer of a call, or its error without the secrets that were sent. */
export const cleaned = <T>(secrets: readonly string[], answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw errorWithoutSecrets(error, secrets);
  });
