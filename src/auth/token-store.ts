import type { Session, SessionEvent, SessionSnapshot } from './session.ts';
import type { TokenStorage } from './storage.ts';
import { roleOf, type Tokens } from './tokens.ts';

/** The tokens of one session, and the session that shows them. */
export interface TokenStore {
  /** Changes whenever answers and grants from before belong to somebody else; they are then never stored. */
  epoch: number;
  /** The tokens as the storage has them now. */
  read(): Tokens | undefined;
  save(tokens: Tokens | undefined, event: SessionEvent): void;
  readonly session: Session;
}

/** Keeps the tokens of one session under one key of a storage. */
export const tokenStore = (storage: TokenStorage, key: string): TokenStore => {
  const listeners = new Set<(event: SessionEvent) => void>();
  let held = storage.load(key);
  let snapshot: SessionSnapshot | undefined;

  /** Holds tokens; another role than before starts a new epoch, except for a session that only begins. */
  const hold = (tokens: Tokens | undefined, event: SessionEvent): void => {
    const changed = roleOf(tokens) !== roleOf(held);
    if (changed && held) store.epoch++;
    if (changed) snapshot = undefined;
    held = tokens;
    for (const listener of listeners) {
      try {
        listener(event);
      } catch {
        // A broken listener must not hide the event from the next one, nor fail the call that caused it.
      }
    }
  };
  const store: TokenStore = {
    epoch: 0,
    read: () => {
      const stored = storage.load(key);
      if (stored !== held) hold(stored, 'storage');
      return held;
    },
    save: (tokens, event) => {
      storage.save(key, tokens);
      hold(tokens, event);
    },
    session: {
      getSnapshot: () => {
        const role = roleOf(held);
        return (snapshot ??= { role, loggedIn: role === 'member' });
      },
      subscribe: (listener) => {
        // A function of its own, so that a listener that subscribes twice can leave once.
        const own = (event: SessionEvent) => listener(event);
        listeners.add(own);
        return () => void listeners.delete(own);
      },
      getTokens: () => store.read(),
      setTokens: (tokens) => {
        store.epoch++;
        store.save(tokens, 'tokens-set');
      },
      signOut: () => {
        store.epoch++;
        store.save(undefined, 'signed-out');
      },
      dispose: () => {
        store.epoch++;
        listeners.clear();
      },
    },
  };
  return store;
};
