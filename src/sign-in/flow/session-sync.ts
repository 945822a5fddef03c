import type { Session, SessionEvent } from '../../core/identity/auth.ts';
import type { SettledSignIn, SignInState } from './states.ts';

/**
 * Keeps the state in step with the session. While an action is pending the state stays `working`, so a change of the session
 * takes effect when the action ends:
 *
 * - If the action ended in `signed-in` but the session has no member, or in `idle` but the session has one, the state follows
 *   the session.
 * - If another sign-in happened during the action and the session still has that member, the state is `signed-in`, also
 *   after a failure, a cancellation or a disposal.
 * - Otherwise the state of the action stays.
 * @param resting Gives the state of the session without a pending action.
 */
export const createSessionSync = (session: Pick<Session, 'getSnapshot'>, resting: () => SettledSignIn) => {
  /** A sign-in outside of the pending action happened since the action began. */
  let hasSignedIn = false;

  return {
    /** An action begins in this state. If it supersedes a pending action, the sign-ins since that action began still count. */
    begin: ({ status }: SignInState): void => {
      hasSignedIn &&= status === 'working';
    },
    /** Notes an event of the session while this state is shown. False if no action is pending. */
    take: (state: SignInState, { type, reason }: SessionEvent): boolean => {
      if (state.status !== 'working') return false;
      // If an asynchronous storage reports a member only now, that member was there before the action began. A callback that
      // fails is shown to that member too, so it does not count as a sign-in.
      const wasThere = reason === 'stored' && state.doing === 'callback';
      hasSignedIn ||= type === 'signed-in' && !wasThere;
      return true;
    },
    /**
     * The state to end in.
     * @param isResult The state is the result of an action. A `signed-in` that is a result stays: it has `returnTo`.
     */
    fit: (next: SettledSignIn, isResult: boolean): SettledSignIn => {
      const { loggedIn } = session.getSnapshot();
      const isMember = next.status === 'signed-in';
      const contradicts = (isMember || next.status === 'idle') && isMember !== loggedIn;
      return contradicts || (hasSignedIn && loggedIn && !(isResult && isMember)) ? resting() : next;
    },
  };
};
