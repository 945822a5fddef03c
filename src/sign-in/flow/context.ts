import type { VitrineError } from '../../core/errors/index.ts';
import type { SignInClient } from '../authorize.ts';
import type { PasswordSignIn } from '../password.ts';
import type { Engine } from './engine.ts';
import type { StepMemory } from './memory.ts';
import type { SignInSettings } from './settings.ts';
import type { Idle, SettledSignIn, SignInAction, SignInOutcome, SignInWays } from './states.ts';

/** The work of an action: it ends in the next state, or throws. */
export type Work = (signal: AbortSignal) => Promise<SettledSignIn>;

export interface BeginOptions {
  /** The address that the person typed, for states that show it again. */
  readonly email?: string;
  /** The action needs no input, so a failed state offers to repeat it. */
  readonly canRetry?: boolean;
}

/** A failed action. */
export interface FailedAction {
  readonly doing: SignInAction;
  readonly error: unknown;
  /** The address that the person typed; empty without one. */
  readonly email: string;
  /** Repeats the action, if it needs no input. */
  readonly retry?: (() => SignInOutcome) | undefined;
  /** The failure of a first attempt, after which this one was made. */
  readonly because?: VitrineError;
}

/** The parts of one sign-in that its actions share. */
export interface SignInContext {
  readonly client: SignInClient;
  /** The machine for passwords, which also takes the answers of recovery and of providers' tokens. */
  readonly flow: PasswordSignIn;
  readonly settings: () => SignInSettings;
  /** The storage of the pending step. */
  readonly memory: () => StepMemory;
  readonly engine: Engine;
  readonly ways: SignInWays;
  /** The state without a member: always the same object. */
  readonly idle: Idle;
  /** Begins an action; `given` is its input. */
  readonly begin: (doing: SignInAction, given: unknown, work: Work, options?: BeginOptions) => SignInOutcome;
  /** The state after a failed action. */
  readonly failed: (action: FailedAction) => SettledSignIn;
  /** Ends the pending action, and discards the pending step. */
  readonly reset: () => void;
}
