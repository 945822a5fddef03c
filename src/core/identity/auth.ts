import type { Answer, CallOptions, Identity, RepeatClass, Stops } from '../types.ts';
import type { Role, Tokens } from './tokens.ts';

/** The identity headers of one call. */
export interface Grant {
  /** Headers of the identity with their names in lower case, such as `authorization` with the raw token. */
  readonly headers: Readonly<Record<string, string>>;
  /** Role of the caller, for the log. */
  readonly role?: string;
  /** True if the identity changed while this grant was requested, so that a write would be sent as another identity. */
  readonly lost?: boolean;
  /** The cause of the last change of the identity. */
  readonly lostBy?: SessionReason | undefined;
}

/** The part of a client that its identity may use. */
export interface AuthContext {
  /** The client's host, without a trailing slash. Tokens are stored under it, so that they never reach another host. */
  readonly host: string;
  /** The functions that end the pending waits of the client. */
  readonly stops: Stops;
  /**
   * Posts JSON to a path of the host through the client's policy, without an identity. The time limit of each attempt
   * is the client's `tokenTimeout`, by default 10 s.
   */
  readonly post: (
    path: string,
    body: object,
    options?: Pick<CallOptions, 'headers' | 'signal' | 'timeout' | 'retries'>,
    repeat?: RepeatClass,
  ) => Promise<Answer>;
  /** Requests a page of the platform without following a redirect: a sign-in without a frame reads the code from it. */
  readonly open: (address: string, options: Pick<CallOptions, 'signal' | 'timeout'>) => Promise<Response>;
}

/** An identity that is connected to one client. */
export interface ConnectedAuth {
  /** The grant for the next call; a promise only if a token request is needed. `options` apply to that request. */
  authorize(options?: Pick<CallOptions, 'retries'>): Grant | Promise<Grant>;
  /** Requests a new grant after a 401. Concurrent callers share one token request. */
  renew?(refused: Grant, options?: Pick<CallOptions, 'retries'>): Promise<Grant>;
  /** The session, for identities that have one. */
  readonly session?: Session;
}

declare const canBe: unique symbol;

/**
 * The identity that a client calls as: `oauth()`, `apiKey()`, `app()`. `Can` lists the identities that it can have. The
 * value holds no state, so that two clients with the same value never share a session.
 */
export interface Auth<Connected extends ConnectedAuth = ConnectedAuth, Can extends Identity = Identity> {
  connect(context: AuthContext): Connected;
  /** Never set: only the compiler reads it. */
  readonly [canBe]?: Can;
}

/** The public state of a session, without its secrets. The object stays the same until something changes. */
export interface SessionSnapshot {
  /**
   * Undefined until an asynchronous storage has answered: until then, show neither a member's page nor a
   * stranger's.
   */
  readonly role: Role | undefined;
  /** True for a member. */
  readonly loggedIn: boolean;
  /** End of the access token, in seconds since 1970; undefined without a token. */
  readonly expiresAt: number | undefined;
  /** Number that tells identities apart, as in {@link Tokens}: `identityChange` compares it. */
  readonly lineage?: number | undefined;
}

/**
 * The cause of a change. `called`: `signOut` was called. `tokens`: `setTokens` was called, as every sign-in does at its
 * end. `refused`: the platform ended the identity, by the OAuth error `invalid_grant`. `assumed`: the platform never said so,
 * but refused the refresh token twice, at least a minute apart, while it gave tokens to a new visitor. `stored`: an asynchronous storage answered with the session that it
 * had kept. `other-tab`: another tab, or another client of the same storage, stored a change.
 */
export type SessionReason = 'called' | 'tokens' | 'refused' | 'assumed' | 'stored' | 'other-tab';

/**
 * One event of a session.
 *
 * - `started`: a visitor received their first tokens.
 * - `renewing`: a token request for the same identity starts.
 * - `renewed`: the session has a new access token for the same identity.
 * - `replaced`: the identity is lost, and a new visitor took its place.
 * - `signed-in`: the session now belongs to a member. The previous identity may have been another member, because
 * another tab can sign out and sign in again.
 * - `signed-out`: the session has no tokens; the next call starts as a new visitor.
 * - `known`: an asynchronous storage answered that it has no session, or failed to answer. The role is `none` from then on.
 */
export interface SessionEvent {
  readonly type: 'started' | 'renewing' | 'renewed' | 'replaced' | 'signed-in' | 'signed-out' | 'known';
  /** Undefined after a token request of this client, unless the identity ended: then `refused` or `assumed`. */
  readonly reason: SessionReason | undefined;
}

/** The session of a client: a store to subscribe to, for instance with React's `useSyncExternalStore`. */
export interface Session {
  /** The client id of the OAuth app. */
  readonly clientId: string;
  /** The current state; the same object until it changes. */
  readonly getSnapshot: () => SessionSnapshot;
  /** Calls the listener with every later event; returns the function that unsubscribes it. */
  readonly subscribe: (listener: (event: SessionEvent) => void) => () => void;
  /**
   * Discards the tokens at once, also offline; the next call starts as a new visitor. Resolves when the storage has
   * removed the tokens too.
   */
  signOut(): Promise<void>;
  /**
   * The tokens, once an asynchronous storage has answered. Use them to hand the session over, for example from a server
   * to a browser. They are secrets.
   */
  getTokens(): Promise<Tokens | undefined>;
  /**
   * Continues the session of the given tokens, for example of tokens that `getTokens` of another client returned.
   * Resolves when the tokens are stored.
   */
  setTokens(tokens: Tokens): Promise<void>;
  /**
   * The headers for the next call, for the flows of `vitrine/sign-in`. Without a valid access token a token request is
   * sent first. Concurrent calls share this token request. If the token request fails, `authorize` rejects with the
   * error that a call would reject with.
   */
  readonly authorize: ConnectedAuth['authorize'];
  /** Posts to the host as {@link AuthContext} does: for the flows of `vitrine/sign-in`, which request tokens. */
  readonly post: AuthContext['post'];
  /** Requests a page of the platform as {@link AuthContext} does: for a sign-in without a frame. */
  readonly open: AuthContext['open'];
  /**
   * The functions that end the pending waits of the client: for flows that wait for more than calls, such as a hidden
   * frame.
   */
  readonly stops: Stops;
  /**
   * Frees every timer, listener and lock, and ends all pending work: calls, token requests, sign-in flows. They reject
   * with AuthError (`session-disposed`), and a token that arrives later is discarded. Tokens in a storage stay there.
   * Later calls still work, but the session no longer notices the changes of other tabs.
   */
  dispose(): void;
}
