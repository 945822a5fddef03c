import type { Observable } from '../../core/observable.ts';
import type { SignInSettings } from './settings.ts';
import type { SignInOutcome, SignInState } from './states.ts';

/** A sign-in: its state, and what may come from outside in any state. */
export interface SignIn extends Observable<SignInState> {
  /** What a server shows, and a page until it is alive: `idle`. */
  readonly getServerSnapshot: () => SignInState;
  /**
   * Ends a sign-in with the address that a login page led back to: call it on the page of `redirectUri`. The same address
   * again joins what is under way and finds what it led to, so that two effects do no harm. Take the code out of the
   * address bar afterwards. 'Invalid _state' and 'Missing code or _state' end in `failed`, and no token is asked for.
   */
  readonly finish: (address: string | URL) => SignInOutcome;
  /** Gives the code of a verification mail. Where none is due it ends in `failed`, 'Unknown _state' (specification 4). */
  readonly verify: (code: string) => SignInOutcome;
  /** Sets a password with the token of a recovery mail, and signs in by it. */
  readonly setPassword: (recoveryToken: string, password: string) => SignInOutcome;
  /** Begins anew: `signed-in` for a member, else `idle`. What was due is forgotten. */
  readonly reset: () => void;
  /**
   * Other settings from now on; what is not given stays. Where nothing has begun, another `memory` is asked at once what
   * is due.
   */
  readonly configure: (settings: SignInSettings) => void;
  /** Ends what is under way; nothing of it is kept, and no action does anything any more. */
  readonly dispose: () => void;
}
