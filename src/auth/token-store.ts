import { AuthError } from '../errors/auth-error.ts';
import type { Session, SessionEvent, SessionReason, SessionSnapshot } from './session.ts';
import type { TokenStorage } from './storage.ts';
import { isSame, roleOf, type Tokens } from './tokens.ts';

/** The tokens of one session, and the session that shows them. */
export interface TokenStore {
  /** Changes whenever answers and grants from before belong to somebody else; they are then never stored. */
  epoch(): number;
  /**
   * The tokens as the storage has them now: later only when the storage answers later and has news.
   * @throws AuthError (`session-disposed`) when the session was disposed in the meantime.
   */
  read(): Tokens | undefined | Promise<Tokens | undefined>;
  /**
   * Asks the storage, whatever is held.
   * @throws AuthError (`session-disposed`) when the session was disposed in the meantime.
   */
  reload(): Promise<Tokens | undefined>;
  /**
   * Stores what a renewal of `old` gave, and holds it. What another tab has stored meanwhile is held instead.
   * Undefined when the session has left the epoch of the renewal.
   */
  swap(
    epoch: number,
    old: Tokens | undefined,
    tokens: Tokens,
    reason?: SessionReason,
  ): Promise<Tokens | undefined>;
  tell(type: SessionEvent['type']): void;
  readonly session: Omit<Session, 'clientId' | 'authorize' | 'post' | 'stops'>;
}

/** Keeps the tokens of one session under one key of a storage. */
export const tokenStore = (storage: TokenStorage | undefined, key: string): TokenStore => {
  /**
   * The storage while it works. One that failed is asked no more, and gets no renewal: nobody knows whose session it has.
   * What a sign-in or a sign-out leads to it gets all the same, and with it another chance.
   */
  let place = storage;
  /** Another set after each disposal. */
  let listeners = new Set<(event: SessionEvent) => void>();
  let epoch = 0;
  let held: Tokens | undefined;
  let snapshot = snapshotOf(held);
  /** Whether what is held is what the storage has; never for long where it answers at once, since that costs nothing. */
  let isCurrent = false;
  /** Where news that the storage has come from: what it says first had been stored before. */
  let news: SessionReason = 'stored';

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
  /** Takes what the storage has, unless it is held already. */
  const take = (stored: Tokens | undefined, reason: SessionReason | undefined): Tokens | undefined => {
    if (!isSame(stored, held)) hold(stored, reason);
    return held;
  };
  const asked = () => (place ? place.load(key) : held);
  const failed = (error: unknown): Tokens | undefined => {
    place = undefined;
    storage?.failed?.(key, error);
    return held;
  };
  const load = (): Tokens | undefined | Promise<Tokens | undefined> => {
    const begun = epoch;
    const reason = news;
    news = 'other-tab';
    const stored = asked();
    if (!(stored instanceof Promise)) return take(stored, reason);
    return stored.then((tokens) => {
      // Whoever signed in or out in the meantime knows better than what was stored before.
      if (begun === epoch) {
        isCurrent = true;
        take(tokens, reason);
      }
      return held;
    }, failed);
  };
  const read = () => (isCurrent ? held : load());
  /** The tokens held after a load. A call that goes on after a disposal would ask for new ones, so the load rejects. */
  const unlessDisposed = async (loading: ReturnType<typeof load>): Promise<Tokens | undefined> => {
    const begun = listeners;
    await loading;
    if (begun === listeners) return held;
    throw disposed();
  };
  const save = async (tokens: Tokens | undefined, reason?: SessionReason): Promise<void> => {
    const stored = place?.save(key, tokens);
    isCurrent = stored instanceof Promise;
    hold(tokens, reason);
    await stored?.catch(failed);
  };

  const unwatch = storage?.watch?.(key, () => {
    isCurrent = false;
    void load();
  });
  void load();
  return {
    epoch: () => epoch,
    read: () => {
      const tokens = read();
      return tokens instanceof Promise ? unlessDisposed(tokens) : tokens;
    },
    reload: () => unlessDisposed(load()),
    swap: async (begun, old, tokens, reason) => {
      const swaps = begun === epoch && tokens !== old;
      const now = await ((swaps && place?.swap?.(key, old, tokens).catch(failed)) || asked());
      if (begun !== epoch) return undefined;
      if (swaps && isSame(now, old)) {
        await save(tokens, reason);
        return tokens;
      }
      if (isSame(now, tokens)) return take(now, reason);
      take(now, news);
      return begun === epoch ? now : undefined;
    },
    tell,
    session: {
      getSnapshot: () => snapshot,
      subscribe: (listener) => {
        // A function of its own, so that a listener that subscribes twice can leave once.
        const own = (event: SessionEvent) => listener(event);
        listeners.add(own);
        return () => void listeners.delete(own);
      },
      getTokens: async () => read(),
      setTokens: (tokens) => {
        epoch++;
        place = storage;
        return save({ lineage: Math.random(), ...tokens }, 'tokens');
      },
      signOut: () => {
        epoch++;
        place = storage;
        return save(undefined, 'called');
      },
      dispose: () => {
        epoch++;
        listeners = new Set();
        unwatch?.();
      },
    },
  };
};

/** What ends whatever a disposed session was waiting for; of a call it does not say whether it took effect. */
export const disposed = (): AuthError =>
  new AuthError('session disposed', { code: 'session-disposed', retryable: 'unknown' });

const snapshotOf = (tokens: Tokens | undefined): SessionSnapshot => {
  const role = roleOf(tokens);
  return { role, loggedIn: role === 'member', expiresAt: tokens?.accessToken.expiresAt };
};
