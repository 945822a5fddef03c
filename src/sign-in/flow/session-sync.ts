import type { Session, SessionEvent } from '../../session/session.ts';
import type { SettledSignIn, SignInState } from './states.ts';

/**
 * Keeps the states in step with the session, which may change while something is under way and its state must stay
 * `working`.
 * @param resting The state of a session that nothing is being done with.
 */
export const createSessionSync = (session: Pick<Session, 'getSnapshot'>, resting: () => SettledSignIn) => {
  /** Somebody has signed in since what is under way began. */
  let isMissed = false;

  return {
    /** Something begins, in this state. */
    begin: ({ status }: SignInState): void => {
      // What takes the place of an action still goes back to the state before that one.
      isMissed &&= status === 'working';
    },
    /** Takes down what the session told while this state is shown; false where nothing is under way. */
    take: (state: SignInState, { type, reason }: SessionEvent): boolean => {
      if (state.status !== 'working') return false;
      // A member whom the storage names only now was one all along, and a callback that fails is told to members too.
      const wasThere = reason === 'stored' && state.doing === 'callback';
      isMissed ||= type === 'signed-in' && !wasThere;
      return true;
    },
    /**
     * The state to end in.
     * @param isResult It is what an action came to: that of a sign-in knows where to go on.
     */
    fit: (next: SettledSignIn, isResult: boolean): SettledSignIn => {
      const { loggedIn } = session.getSnapshot();
      const isMember = next.status === 'signed-in';
      const isOff = (isMember || next.status === 'idle') && isMember !== loggedIn;
      return isOff || (isMissed && loggedIn && !(isResult && isMember)) ? resting() : next;
    },
  };
};
