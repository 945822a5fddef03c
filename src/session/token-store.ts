import { notifyAll } from '../core/listener.ts';
import type { Stops } from '../core/types.ts';
import { disposed, type Held, type Keeper } from './keeper.ts';
import type { Session, SessionEvent, SessionReason, SessionSnapshot } from '../core/identity/auth.ts';
import type { TokenStorage } from './storage/storage.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { roleOf } from './tokens.ts';

/** The tokens of one session, and its public interface. */
export interface TokenStore extends Omit<Keeper, 'save' | 'close'> {
  /** The epoch of {@link Held}. */
  readonly epoch: () => number;
  /** The reason of the last change that began a new epoch. */
  readonly lostBy: () => SessionReason | undefined;
  tell(type: SessionEvent['type']): void;
  readonly session: Omit<Session, 'clientId' | 'authorize' | 'post' | 'open' | 'stops'>;
}

/** Keeps the tokens of one session: under one key of a storage, or without a storage in memory. */
export const tokenStore = (storage: TokenStorage | undefined, key: string, stops: Stops): TokenStore => {
  const listeners = new Set<(event: SessionEvent) => void>();
  let epoch = 0;
  let lostBy: SessionReason | undefined;
  let tokens: Tokens | undefined;
  let isKnown = true;
  let snapshot = snapshotOf(tokens, isKnown);

  const tell = (type: SessionEvent['type'], reason?: SessionReason): void => {
    notifyAll(listeners, { type, reason });
  };
  const held: Held = {
    tokens: () => tokens,
    epoch: () => epoch,
    hold: (next, reason) => {
      const type = eventOf(tokens, next);
      if (tokens && (roleOf(next) !== roleOf(tokens) || type === 'signed-in')) {
        epoch++;
        lostBy = reason;
      }
      tokens = next;
      isKnown = true;
      snapshot = snapshotOf(tokens, isKnown);
      tell(type, reason);
    },
    answered: (hasAnswered) => {
      if (hasAnswered === isKnown) return;
      isKnown = hasAnswered;
      snapshot = snapshotOf(tokens, isKnown);
      if (isKnown) tell('known', 'stored');
    },
  };
  /** Without a storage: no other tab or client shares the tokens. */
  const inMemory: Keeper = {
    read: () => tokens,
    swap: (begun, old, renewed, reason) => {
      if (begun !== epoch) return undefined;
      if (renewed !== old) held.hold(renewed, reason);
      return renewed;
    },
    save: async (next, reason) => held.hold(next, reason),
    alone: (work) => work(),
    successor: () => undefined,
  };
  const keeper = storage?.keep(storage, held, key, stops) ?? inMemory;

  return {
    ...keeper,
    epoch: held.epoch,
    lostBy: () => lostBy,
    tell,
    session: {
      getSnapshot: () => snapshot,
      subscribe: (listener) => {
        // Each subscription gets its own function, so that a listener that subscribed twice can unsubscribe once.
        const own = (event: SessionEvent) => listener(event);
        listeners.add(own);
        return () => void listeners.delete(own);
      },
      getTokens: async () => keeper.read(),
      setTokens: (next) => {
        epoch++;
        return keeper.save({ lineage: Math.random(), ...next }, 'tokens');
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

/**
 * The event for new tokens in place of the previous ones.
 *
 * | previous | next: none   | next: visitor                              | next: member                                |
 * |----------|--------------|--------------------------------------------|---------------------------------------------|
 * | none     | `signed-out` | `started`                                  | `signed-in`                                 |
 * | visitor  | `signed-out` | same lineage: `renewed`, else `replaced`   | `signed-in`                                 |
 * | member   | `signed-out` | `replaced`                                 | same lineage: `renewed`, else `signed-in`   |
 *
 * All events but `renewed` and `started`, and `replaced` for one visitor in place of another, begin a new epoch. A visitor
 * has no identity that a call could be meant for, so a call of the previous visitor continues as the next one.
 */
const eventOf = (previous: Tokens | undefined, next: Tokens | undefined): SessionEvent['type'] => {
  const role = roleOf(next);
  if (!next) return 'signed-out';
  if (role === roleOf(previous) && previous?.lineage === next.lineage) return 'renewed';
  if (role === 'member') return 'signed-in';
  return previous ? 'replaced' : 'started';
};

const snapshotOf = (tokens: Tokens | undefined, isKnown: boolean): SessionSnapshot => {
  const role = roleOf(tokens);
  return {
    role: isKnown ? role : undefined,
    loggedIn: role === 'member',
    expiresAt: tokens?.accessToken.expiresAt,
    lineage: tokens?.lineage,
  };
};
