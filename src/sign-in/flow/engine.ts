import { createObservable, type Observable } from '../../core/observable.ts';
import type { SettledSignIn, SignInAction, SignInOutcome, SignInState } from './states.ts';

/** Runs one action at a time. */
export interface Engine extends Observable<SignInState> {
  /**
   * Begins an action. If the same action with the same input is pending, the call joins it. Any other action supersedes the
   * pending one, whose answer then no longer changes the state.
   * @param given Input of the action, to recognize the same action; discarded when it ends.
   */
  run(
    doing: SignInAction,
    given: unknown,
    work: (signal: AbortSignal) => Promise<SettledSignIn>,
    failed: (error: unknown) => SettledSignIn,
  ): SignInOutcome;
  /** The state, or while an action is pending the state in which it began. */
  settled(): SettledSignIn;
  /** Cancels the pending action, and sets another state. */
  go(next: SettledSignIn): void;
  /** Cancels the pending action; later calls of `run` do nothing. */
  dispose(): void;
}

interface Run {
  readonly key: string;
  readonly controller: AbortController;
  outcome?: SignInOutcome;
}

/**
 * Runs the actions of a sign-in.
 * @param fit Replaces the state in which an action ends, or to which a cancelled one returns. Default: no change.
 */
export const createEngine = (
  initial: SettledSignIn,
  fit = (next: SettledSignIn, _isResult: boolean): SettledSignIn => next,
): Engine => {
  const value = createObservable<SignInState>(initial);
  let running: Run | undefined;
  let isDisposed = false;

  const settled = (): SettledSignIn => {
    const state = value.getSnapshot();
    return state.status === 'working' ? state.before : state;
  };
  const stop = (): void => {
    const ended = running;
    running = undefined;
    ended?.controller.abort();
  };
  const go = (next: SettledSignIn): void => {
    stop();
    value.set(next);
  };
  return {
    getSnapshot: value.getSnapshot,
    subscribe: value.subscribe,
    settled,
    go,
    run: (doing, given, work, failed) => {
      const key = JSON.stringify([doing, given]);
      if (running?.key === key && running.outcome) return running.outcome;
      if (isDisposed) return Promise.resolve(value.getSnapshot());
      const before = settled();
      stop();
      const mine: Run = { key, controller: new AbortController() };
      running = mine;
      const cancel = () => {
        if (running === mine) go(fit(before, false));
      };
      value.set({ status: 'working', doing, before, cancel });
      const settle = (next: () => SettledSignIn): SignInState => {
        if (running !== mine) return value.getSnapshot();
        running = undefined;
        value.set(fit(next(), true));
        return value.getSnapshot();
      };
      mine.outcome = work(mine.controller.signal).then(
        (next) => settle(() => next),
        (error: unknown) => settle(() => failed(error)),
      );
      return mine.outcome;
    },
    dispose: () => {
      isDisposed = true;
      go(fit(settled(), false));
    },
  };
};
