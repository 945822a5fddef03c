import type { Role, Tokens } from './tokens.ts';

/** What is known of a session without its secrets. The object stays the same until something changes. */
export interface SessionSnapshot {
  readonly role: Role;
  /** True for a member (specification 4). */
  readonly loggedIn: boolean;
}

/**
 * What happens to a session.
 * `started`: it has its first tokens. `renewed`: a new access token, the same identity.
 * `session-lost`: the platform ended the old identity, and a new visitor took its place.
 * `tokens-set`: it goes on with the tokens of `setTokens`. `storage`: another tab changed or cleared what is stored.
 * `signed-out`: by `signOut`.
 */
export type SessionEvent = 'started' | 'renewed' | 'session-lost' | 'tokens-set' | 'storage' | 'signed-out';

/** The session of a client: a store to subscribe to, for instance with React's `useSyncExternalStore`. */
export interface Session {
  /** The state now; the same object until it changes. */
  getSnapshot(): SessionSnapshot;
  /** Hears of every event from now on; returns how to stop. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
  /** Forgets the tokens, at once and also offline; the next call starts as a new visitor. */
  signOut(): void;
  /** The tokens, to hand a session on, for instance from a server to a browser. Secrets. */
  getTokens(): Tokens | undefined;
  /** Goes on with tokens from elsewhere, which `getTokens` gave. */
  setTokens(tokens: Tokens): void;
  /** Lets go of listeners and of a renewal under way; tokens stay where they are stored. */
  dispose(): void;
}
