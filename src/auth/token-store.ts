import type { Session, SessionEvent, SessionSnapshot } from './session.ts';
import type { TokenStorage } from './storage.ts';
import { parseStored, type Role, type Tokens } from './tokens.ts';

/** The tokens of one session, where they are kept, and who wants to hear of changes. */
export interface TokenStore extends Pick<Session, 'getSnapshot' | 'subscribe'> {
  /** The tokens as the storage has them now, or as memory has them where there is no storage to rely on. */
  read(): Tokens | undefined;
  save(tokens: Tokens | undefined, event: SessionEvent): void;
  /** Changes whenever answers and grants from before belong to somebody else; they are then never stored. */
  epoch(): number;
  /** Starts a new epoch. */
  leave(): void;
  /** Forgets the listeners. */
  silence(): void;
}

const snapshotOf = (role: Role): SessionSnapshot => ({ role, loggedIn: role === 'member' });

const roleOf = (tokens: Tokens | undefined): Role => tokens?.refreshToken.role ?? 'none';

/** Keeps the tokens of one session under one key; what the storage does wrong never reaches the caller (security P14). */
export const tokenStore = (storage: TokenStorage, key: string): TokenStore => {
  const listeners = new Set<(event: SessionEvent) => void>();
  let held: Tokens | undefined;
  /** The text that the storage is known to hold. */
  let known: string | undefined;
  /** True while the storage does not take what it is given. */
  let inMemory = false;
  let epoch = 0;
  let snapshot = snapshotOf('none');

  const hold = (tokens: Tokens | undefined): boolean => {
    const before = roleOf(held);
    const now = roleOf(tokens);
    held = tokens;
    if (now !== snapshot.role) snapshot = snapshotOf(now);
    return before !== now;
  };
  const tell = (event: SessionEvent): void => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch {
        // A broken listener must not hide the event from the next one, nor fail the call that caused it.
      }
    }
  };
  const write = (text: string | undefined): void => {
    try {
      if (text === undefined) storage.remove(key);
      else storage.set(key, text);
      known = text;
      inMemory = false;
    } catch {
      inMemory = true;
    }
  };
  const load = (): boolean => {
    if (inMemory) return false;
    try {
      const text = storage.get(key) ?? undefined;
      if (text === known) return false;
      known = text;
      return hold(text === undefined ? undefined : parseStored(text));
    } catch {
      return false;
    }
  };

  load();
  return {
    read: () => {
      if (load()) {
        epoch++;
        tell({ type: 'replaced', reason: 'storage' });
      }
      return held;
    },
    save: (tokens, event) => {
      const wasMember = snapshot.loggedIn;
      write(tokens && JSON.stringify(tokens));
      hold(tokens);
      if (wasMember && !snapshot.loggedIn) epoch++;
      tell(event);
    },
    epoch: () => epoch,
    leave: () => void epoch++,
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      // A listener of its own for each subscription, so that each can be taken back by itself.
      const own = (event: SessionEvent) => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    silence: () => listeners.clear(),
  };
};
