import type { Session, SessionEvent, SessionSnapshot } from './session.ts';
import type { TokenStorage } from './storage.ts';
import { isSame, roleOf, type Tokens } from './tokens.ts';

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
    event: SessionEvent,
  ): Promise<Tokens | undefined>;
  tell(event: SessionEvent): void;
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

  const tell = (event: SessionEvent): void => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch {
        // A broken listener must not hide the event from the next one, nor fail the call that caused it.
      }
    }
  };
  /** Holds tokens; another role than before starts a new epoch, except for a session that only begins. */
  const hold = (tokens: Tokens | undefined, event: SessionEvent): void => {
    if (held && roleOf(tokens) !== roleOf(held)) store.epoch++;
    held = tokens;
    snapshot = undefined;
    isLoaded = true;
    tell(event);
  };
  /** Takes what the storage has, which another tab may have changed. */
  const take = (stored: Tokens | undefined): Tokens | undefined => {
    if (!isSame(stored, held)) hold(stored, news(held, stored));
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
      if (isLoaded) return take(tokens);
      isLoaded = true;
      held = tokens;
      snapshot = undefined;
      tell({ type: 'loaded' });
      return held;
    });
  };
  const save = async (tokens: Tokens | undefined, event: SessionEvent): Promise<void> => {
    isCurrent = true;
    const stored = storage.save(key, tokens);
    hold(tokens, event);
    if (!(stored instanceof Promise)) isCurrent = false;
    await stored;
  };

  const store: TokenStore = {
    epoch: 0,
    read: () => (isCurrent ? held : load()),
    reload: async () => load(),
    swap: async (epoch, old, tokens, event) => {
      if (epoch !== store.epoch) return undefined;
      const isNew = tokens !== old;
      const found = storage.swap && isNew ? storage.swap(key, old, tokens) : storage.load(key);
      const now = found instanceof Promise ? await found : found;
      if (epoch !== store.epoch) return undefined;
      if (!storage.swap && isNew && isSame(now, old)) {
        await save(tokens, event);
        return tokens;
      }
      const isOwn = isSame(now, tokens);
      if (!isSame(now, held)) hold(now, isOwn ? event : news(held, now));
      return isOwn || epoch === store.epoch ? now : undefined;
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
      ready: async () => {
        await store.read();
        return store.session.getSnapshot();
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
        if (!held && roleOf(tokens) === 'visitor') return save(tokens, { type: 'started' });
        const type = roleOf(tokens) === 'member' ? 'signed-in' : 'replaced';
        return save(tokens, { type, reason: 'tokens' });
      },
      signOut: () => {
        store.epoch++;
        return save(undefined, { type: 'signed-out', reason: 'called' });
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
  const first = storage.load(key);
  if (!(first instanceof Promise)) held = first;
  return store;
};

/** What another tab has done, by what was held and what is stored now. */
const news = (before: Tokens | undefined, now: Tokens | undefined): SessionEvent => {
  const role = roleOf(now);
  if (role === 'none') return { type: 'signed-out', reason: 'other-tab' };
  if (role === 'member' && roleOf(before) !== 'member') return { type: 'signed-in', reason: 'other-tab' };
  if (!before) return { type: 'started' };
  return role === roleOf(before) ? { type: 'renewed' } : { type: 'replaced', reason: 'other-tab' };
};
