import type { Answer, CallOptions, Identity, RepeatClass, Stops } from '../core/types.ts';
import type { Session } from './session.ts';

/** The identity headers of one call. */
export interface Grant {
  /** Headers of the identity with their names in lower case, such as `authorization` with the raw token. */
  readonly headers: Readonly<Record<string, string>>;
  /** Role of the caller, for the log. */
  readonly role?: string;
  /** True if the identity changed while this grant was requested, so that a write would be sent as another identity. */
  readonly lost?: boolean;
}

/** The part of a client that its identity may use. */
export interface AuthContext {
  /** The client's host, without a slash at its end: tokens of one host are never sent to another. */
  readonly host: string;
  /** Everything that the client is waiting for. */
  readonly stops: Stops;
  /** Posts JSON to a path of the host through the client's policy, without an identity, 10 s for each attempt. */
  readonly post: (
    path: string,
    body: object,
    options?: Pick<CallOptions, 'headers' | 'signal' | 'timeout' | 'retries'>,
    repeat?: RepeatClass,
  ) => Promise<Answer>;
}

/** An identity that is connected to one client. */
export interface ConnectedAuth {
  /** The grant for the next call; a promise only if a token request is needed. `options` apply to that request. */
  authorize(options?: Pick<CallOptions, 'retries'>): Grant | Promise<Grant>;
  /** After a 401: a grant in place of the refused one. Concurrent callers share one token request. */
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
