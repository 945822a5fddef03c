import type { Stops } from '../core/types.ts';
import { disposed, type Held, type Keeper } from './keeper.ts';
import type { Session, SessionEvent, SessionReason, SessionSnapshot } from './session.ts';
import type { TokenStorage } from './storage/storage.ts';
import { roleOf, type Tokens } from './tokens.ts';

/** The tokens of one session, and the session that shows them. */
export interface TokenStore extends Omit<Keeper, 'save' | 'close'> {
  /** Changes whenever answers and grants from before belong to somebody else; they are then never stored. */
  readonly epoch: () => number;
  tell(type: SessionEvent['type']): void;
  readonly session: Omit<Session, 'clientId' | 'authorize' | 'post' | 'stops'>;
}

/** Keeps the tokens of one session: under one key of a storage, or without one in memory. */
export const tokenStore = (storage: TokenStorage | undefined, key: string, stops: Stops): TokenStore => {
  const listeners = new Set<(event: SessionEvent) => void>();
  let epoch = 0;
  let held: Tokens | undefined;
  let snapshot = snapshotOf(held);

  const tell = (type: SessionEvent['type'], reason?: SessionReason): void => {
    for (const listener of listeners) {
      try {
        listener({ type, reason });
      } catch {
        // A broken listener must not hide the event from the next one, nor fail the call that caused it.
      }
    }
  };
  /**
   * Holds tokens; another identity than before starts a new epoch, except for a session that only begins. Visitors are
   * nobody in particular: what one has begun may go on as the next.
   */
  const hold = (tokens: Tokens | undefined, reason?: SessionReason): void => {
    // What it is called when tokens take the place of others.
    const type = !tokens
      ? 'signed-out'
      : roleOf(tokens) === roleOf(held) && held?.lineage === tokens.lineage
        ? 'renewed'
        : roleOf(tokens) === 'member'
          ? 'signed-in'
          : held
            ? 'replaced'
            : 'started';
    if (held && (roleOf(tokens) !== roleOf(held) || type === 'signed-in')) epoch++;
    held = tokens;
    snapshot = snapshotOf(held);
    tell(type, reason);
  };
  const session: Held = { tokens: () => held, epoch: () => epoch, hold };
  const inMemory: Keeper = {
    read: session.tokens,
    reload: async () => held,
    swap: async (begun, old, tokens, reason) => {
      if (begun !== epoch) return undefined;
      if (tokens !== old) hold(tokens, reason);
      return tokens;
    },
    save: async (tokens, reason) => hold(tokens, reason),
    alone: (work) => work(),
    successor: async () => undefined,
  };
  const keeper = storage?.keep(storage, session, key, stops) ?? inMemory;

  return {
    ...keeper,
    epoch: session.epoch,
    tell,
    session: {
      getSnapshot: () => snapshot,
      subscribe: (listener) => {
        // A function of its own, so that a listener that subscribes twice can leave once.
        const own = (event: SessionEvent) => listener(event);
        listeners.add(own);
        return () => void listeners.delete(own);
      },
      getTokens: async () => keeper.read(),
      setTokens: (tokens) => {
        epoch++;
        return keeper.save({ lineage: Math.random(), ...tokens }, 'tokens');
      },
      signOut: () => {
        epoch++;
        return keeper.save(undefined, 'called');
      },
      dispose: () => {
        epoch++;
        listeners.clear();
        keeper.close?.();
        for (const stop of stops) stop(disposed());
      },
    },
  };
};

const snapshotOf = (tokens: Tokens | undefined): SessionSnapshot => {
  const role = roleOf(tokens);
  return {
    role,
    loggedIn: role === 'member',
    expiresAt: tokens?.accessToken.expiresAt,
    lineage: tokens?.lineage,
  };
};
