import { recover } from '../../../generated/recovery/operations.ts';
import type { SignInClient } from '../authorize.ts';
import { clearCallback, withoutAnswer } from '../clear-callback.ts';
import { completeSignIn } from '../hosted.ts';
import { passwordSignIn } from '../password.ts';
import { advance } from './by-password.ts';
import type { SignInContext } from './context.ts';
import { createEngine } from './engine.ts';
import { cleaned, failedState } from './failures.ts';
import { tabSteps } from './memory.ts';
import { firstState, restingState, signedInState } from './resting-states.ts';
import { createSessionSync } from './session-sync.ts';
import type { SignInSettings } from './settings.ts';
import type { SignIn } from './sign-in.ts';
import type { Idle } from './states.ts';
import { plainCode } from './verification.ts';
import { signInWays } from './ways.ts';

/** Stands for the unknown page of a member who is signed in already. */
const ALREADY = '';

/**
 * A sign-in as a state machine: at the platform's page, in a hidden frame, by password, at another provider. The state
 * says what the person can do next, and has the functions for it; see `SignInState`. It survives a reload as far as that
 * needs no secret. It follows the session, so that a sign-in or sign-out in another tab shows too.
 *
 * ```
 *            a way to begin                      answer
 *   settled ───────────────▶ working ──────────────────────────▶ next settled state
 *      ▲                        │ cancel                            │
 *      └────────────────────────┘ (the state before)                │
 *      ▲     reset, or a sign-in or sign-out in another tab         │
 *      └────────────────────────────────────────────────────────────┘
 * ```
 *
 * One action is pending at a time: a second one supersedes it, the same one joins it (`engine.ts`). If the session changes
 * while an action is pending, the state follows when the action ends (`session-sync.ts`).
 */
export const createSignIn = (client: SignInClient, settings: SignInSettings = {}): SignIn => {
  const { session } = client;
  let current = settings;
  const memory = () => current.memory ?? tabSteps();
  const flow = passwordSignIn(client);
  const failed: SignInContext['failed'] = (action) => failedState(context, action);
  const begin: SignInContext['begin'] = (doing, given, work, options = {}) => {
    const { email = '', canRetry } = options;
    const retry = canRetry ? () => begin(doing, given, work, options) : undefined;
    sync.begin(engine.getSnapshot());
    return engine.run(doing, given, work, (error) => failed({ doing, error, email, retry }));
  };
  const rest = () => engine.go(restingState(context));
  const reset = () => {
    flow.reset();
    memory().write(undefined);
    rest();
  };
  const context: SignInContext = {
    client,
    flow,
    memory,
    begin,
    failed,
    reset,
    settings: () => current,
    // These three need the context first.
    get engine() {
      return engine;
    },
    get ways() {
      return ways;
    },
    get idle() {
      return idle;
    },
  };
  const ways = signInWays(context);
  const idle: Idle = { status: 'idle', ...ways };
  const sync = createSessionSync(session, () => restingState(context));
  const engine = createEngine(firstState(context), sync.fit);
  const stopListening = listen(context, sync, rest);
  /** The callback address that the last sign-in at a page ended with: as it was given, and without its answer. */
  let ended: { readonly address: string; readonly clean: string } | undefined;

  return {
    getSnapshot: engine.getSnapshot,
    getServerSnapshot: () => idle,
    subscribe: engine.subscribe,
    finish: (address) => {
      const text = `${address}`;
      const state = engine.getSnapshot();
      const isSame = text === ended?.address ? state.status === 'signed-in' : text === ended?.clean;
      if (isSame && state.status !== 'working') return Promise.resolve(state);
      return begin('callback', text, async (signal) => {
        const { attempts, responseMode } = current;
        try {
          const options = { attempts, responseMode, signal, alreadySignedIn: ALREADY };
          const { returnTo } = await completeSignIn(client, text, options);
          return signedInState(context, returnTo === ALREADY ? undefined : returnTo);
        } finally {
          // An aborted sign-in may be completed later with the same address.
          if (!signal.aborted) {
            ended = { address: text, clean: withoutAnswer(text, responseMode) };
            if (globalThis.location?.href === text) clearCallback(responseMode);
          }
        }
      });
    },
    verify: (code) => {
      const state = engine.settled();
      if (state.status === 'verification-required') return state.verify(code);
      return begin('verify', code, async (signal) => {
        await flow.verify(plainCode(code), { signal });
        return advance(context, 'verify', '', signal);
      });
    },
    setPassword: (recoveryToken, password) =>
      begin('set-password', [recoveryToken, password], async (signal) => {
        const answer = recover({ recoveryToken, password }, { client, signal });
        flow.take(await cleaned([recoveryToken, password], answer));
        return advance(context, 'set-password', '', signal);
      }),
    reset,
    configure: (next) => {
      const { memory: before } = current;
      current = { ...current, ...next };
      // Another storage may hold a pending step. If an action has begun since, its state stays.
      if (current.memory !== before && engine.getSnapshot() === idle) engine.go(firstState(context));
    },
    dispose: () => {
      stopListening();
      engine.dispose();
    },
  };
};

/** Follows the session, the own state and the page; returns the function that stops it. */
const listen = (
  { client: { session }, engine, settings }: SignInContext,
  sync: ReturnType<typeof createSessionSync>,
  rest: () => void,
): (() => void) => {
  const leaveSession = session.subscribe((event) => {
    const state = engine.getSnapshot();
    if (sync.take(state, event)) return;
    const hasEnded = state.status === 'signed-in' && !session.getSnapshot().loggedIn;
    if (event.type === 'signed-in' || hasEnded) rest();
  });
  engine.subscribe(() => {
    const state = engine.getSnapshot();
    if (state.status === 'leaving') settings().navigate?.(state.url);
  });
  // The Back button shows the page in its old state `leaving`, but the person has come back.
  const shown = (event: Event) => {
    if ((event as PageTransitionEvent).persisted && engine.getSnapshot().status === 'leaving') rest();
  };
  globalThis.addEventListener?.('pageshow', shown);
  return () => {
    leaveSession();
    globalThis.removeEventListener?.('pageshow', shown);
  };
};
