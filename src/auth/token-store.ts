import type { Session, SessionEvent, SessionReason, SessionSnapshot } from './session.ts';
import type { TokenStorage } from './storage.ts';
import { isSame, type Role, roleOf, type Tokens } from './tokens.ts';

/** The tokens of one session, and the session that shows them. */
export interface TokenStore {
  /** Changes whenever answers and grants from before belong to somebody else; they are then never stored. */
  epoch: number;
  /** The tokens as the storage has them now: later only when the storage answers later and has news. */
  read(): Tokens | undefined | Promise<Tokens | undefined>;
  /** Asks the storage, whatever is held. */
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
  readonly session: Omit<Session, 'clientId' | 'post'>;
}

/** Keeps the tokens of one session under one key of a storage. */
export const tokenStore = (storage: TokenStorage, key: string): TokenStore => {
  const listeners = new Set<(event: SessionEvent) => void>();
  let held: Tokens | undefined;
  let snapshot: SessionSnapshot | undefined;
  /** Whether what is held is what the storage has; never for long where it answers at once, since that costs nothing. */
  let isCurrent = false;
  let isLoaded = false;

  const tell = (type: SessionEvent['type'], reason?: SessionReason): void => {
    for (const listener of listeners) {
      try {
        listener({ type, reason });
      } catch {
        // A broken listener must not hide the event from the next one, nor fail the call that caused it.
      }
    }
  };
  /** Holds tokens; another role than before starts a new epoch, except for a session that only begins. */
  const hold = (tokens: Tokens | undefined, reason?: SessionReason): void => {
    const type = changeOf(roleOf(held), roleOf(tokens), reason);
    if (held && roleOf(tokens) !== roleOf(held)) store.epoch++;
    held = tokens;
    snapshot = undefined;
    tell(type, reason);
  };
  /** Takes what the storage has, which another tab may have changed. */
  const take = (stored: Tokens | undefined): Tokens | undefined => {
    if (!isSame(stored, held)) hold(stored, isLoaded ? 'other-tab' : 'stored');
    isLoaded = true;
    return held;
  };
  const load = (): Tokens | undefined | Promise<Tokens | undefined> => {
    const { epoch } = store;
    const stored = storage.load(key);
    if (!(stored instanceof Promise)) return take(stored);
    return stored.then((tokens) => {
      // Whoever signed in or out in the meantime knows better than what was stored before.
      if (epoch !== store.epoch) return held;
      isCurrent = true;
      return take(tokens);
    });
  };
  const save = async (tokens: Tokens | undefined, reason?: SessionReason): Promise<void> => {
    const stored = storage.save(key, tokens);
    isCurrent = stored instanceof Promise;
    hold(tokens, reason);
    await stored;
  };

  const store: TokenStore = {
    epoch: 0,
    read: () => (isCurrent ? held : load()),
    reload: async () => load(),
    swap: async (epoch, old, tokens, reason) => {
      const swaps = epoch === store.epoch && tokens !== old;
      const now = await (swaps && storage.swap ? storage.swap(key, old, tokens) : storage.load(key));
      if (epoch !== store.epoch) return undefined;
      if (swaps && !storage.swap && isSame(now, old)) {
        await save(tokens, reason);
        return tokens;
      }
      if (isSame(now, tokens)) {
        if (!isSame(now, held)) hold(now, reason);
        return now;
      }
      take(now);
      return epoch === store.epoch ? now : undefined;
    },
    tell,
    session: {
      getSnapshot: () => {
        const role = roleOf(held);
        return (snapshot ??= {
          role,
          loggedIn: role === 'member',
          expiresAt: held?.accessToken.expiresAt,
        });
      },
      subscribe: (listener) => {
        // A function of its own, so that a listener that subscribes twice can leave once.
        const own = (event: SessionEvent) => listener(event);
        listeners.add(own);
        return () => void listeners.delete(own);
      },
      getTokens: async () => store.read(),
      setTokens: (tokens) => {
        store.epoch++;
        return save(tokens, 'tokens');
      },
      signOut: () => {
        store.epoch++;
        return save(undefined, 'called');
      },
      dispose: () => {
        store.epoch++;
        listeners.clear();
        unwatch?.();
      },
    },
  };
  const unwatch = storage.watch?.(key, () => {
    isCurrent = false;
    void store.reload();
  });
  void load();
  return store;
};

/** What it is called when a role becomes another one, or its tokens change for a reason. */
const changeOf = (was: Role, is: Role, reason: SessionReason | undefined): SessionEvent['type'] => {
  if (is === 'none') return 'signed-out';
  if (is === 'member' && (was !== is || reason === 'tokens')) return 'signed-in';
  if (was === 'none') return 'started';
  return was === is && reason !== 'refused' && reason !== 'tokens' ? 'renewed' : 'replaced';
};
