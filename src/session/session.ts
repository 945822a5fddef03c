import type { Stops } from '../core/types.ts';
import type { Role, Tokens } from './tokens.ts';
import type { AuthContext, ConnectedAuth } from './types.ts';

/** What is known of a session without its secrets. The object stays the same until something changes. */
export interface SessionSnapshot {
  readonly role: Role;
  /** True for a member (specification 4). */
  readonly loggedIn: boolean;
  /** When the access token ends, in seconds since 1970; undefined without one. */
  readonly expiresAt: number | undefined;
  /** Tells one identity from the next, as the tokens have it: for `identityChange`. */
  readonly lineage?: number | undefined;
}

/**
 * Why a session changed. `called`: by `signOut`. `tokens`: by `setTokens`, which every sign-in ends with. `refused`: the
 * platform ended the identity. `stored`: a storage that answers later had kept it. `other-tab`: another tab, or whoever
 * else shares the storage.
 */
export type SessionReason = 'called' | 'tokens' | 'refused' | 'stored' | 'other-tab';

/**
 * What happened to a session.
 *
 * - `started`: a visitor has their first tokens.
 * - `renewing`, `renewed`: a new access token for the same identity; `renewing` comes when it is asked for.
 * - `replaced`: the identity is lost, and a new visitor took its place.
 * - `signed-in`: a member, whoever it was before: another tab may put one member in another's place.
 * - `signed-out`: nobody; the next call starts as a new visitor.
 */
export interface SessionEvent {
  readonly type: 'started' | 'renewing' | 'renewed' | 'replaced' | 'signed-in' | 'signed-out';
  /** Undefined where the type says it all. */
  readonly reason: SessionReason | undefined;
}

/** The session of a client: a store to subscribe to, for instance with React's `useSyncExternalStore`. */
export interface Session {
  /** The client id of the OAuth app. */
  readonly clientId: string;
  /** The state now; the same object until it changes. Role `none` until a storage that answers later has answered. */
  readonly getSnapshot: () => SessionSnapshot;
  /** Hears of every event from now on; returns how to stop. */
  readonly subscribe: (listener: (event: SessionEvent) => void) => () => void;
  /**
   * Forgets the tokens, at once and also offline; the next call starts as a new visitor. Resolves when the storage has
   * forgotten them too.
   */
  signOut(): Promise<void>;
  /** The tokens, once a storage that answers later has answered: to hand a session on, say to a browser. Secrets. */
  getTokens(): Promise<Tokens | undefined>;
  /** Goes on with tokens from elsewhere, which `getTokens` gave. Resolves when they are stored. */
  setTokens(tokens: Tokens): Promise<void>;
  /**
   * What the next call is sent with, asked for or renewed first where there is no token that lives: once for all calls that
   * wait for the same. For flows of `vitrine/sign-in`. Rejects as a call does that gets no token.
   */
  readonly authorize: ConnectedAuth['authorize'];
  /** Posts to the host as {@link AuthContext} does: for the flows of `vitrine/sign-in`, which ask for tokens. */
  readonly post: AuthContext['post'];
  /** What the client is waiting for now: for flows that wait for more than calls, such as a hidden frame. */
  readonly stops: Stops;
  /**
   * Frees every timer, listener and lock, and ends whatever is under way: calls, token requests, sign-in flows. They
   * reject with AuthError (`session-disposed`), and no token that arrives late is stored. Tokens stay where they are
   * stored. Later calls start anew, but what other tabs do is not heard any more.
   */
  dispose(): void;
}
