import type { Observable } from '../../core/observable.ts';
import type { SignInSettings } from './settings.ts';
import type { SignInOutcome, SignInState } from './states.ts';

/** A sign-in: its state, and the actions that are possible in any state. */
export interface SignIn extends Observable<SignInState> {
  /** The state on a server, and on its page until hydration: `idle`. */
  readonly getServerSnapshot: () => SignInState;
  /**
   * Completes a sign-in with the address that a login page led back to: call it on the page of `redirectUri`. A second call
   * with the same address joins the pending one, or returns its result, so that two effects do no harm. If it is the address of
   * this page, code and state are then removed from it, see `clearCallback`. 'Invalid _state' and 'Missing code or _state' end in `failed`, without a token request.
   */
  readonly finish: (address: string | URL) => SignInOutcome;
  /** Sends the code of a verification mail. If no code is due, it ends in `failed`, 'Unknown _state'. */
  readonly verify: (code: string) => SignInOutcome;
  /** Sets a password with the token of a recovery mail, and signs in with it. */
  readonly setPassword: (recoveryToken: string, password: string) => SignInOutcome;
  /** Starts over: `signed-in` for a member, else `idle`. A pending step is discarded. */
  readonly reset: () => void;
  /**
   * Changes settings; settings that are not given stay. If no action has begun yet, a new `memory` is read at once for a
   * pending step.
   */
  readonly configure: (settings: SignInSettings) => void;
  /** Cancels the pending action; later actions do nothing. */
  readonly dispose: () => void;
}
