import type { Answer, CallOptions, Identity, RepeatClass, Stops } from '../core/types.ts';
import type { Session } from './session.ts';

/** What one call is sent with. */
export interface Grant {
  /** Headers of the identity with their names in lower case, such as `authorization` with the raw token. */
  readonly headers: Readonly<Record<string, string>>;
  /** Who calls, for the log. */
  readonly role?: string;
  /** True when a session ended on the way to this grant, so that a write would be carried out as somebody else. */
  readonly lost?: boolean;
}

/** What an identity may use of the client that it is connected to. */
export interface AuthContext {
  /** The client's host, without a slash at its end: tokens of one host are never sent to another. */
  readonly host: string;
  /** What the client is waiting for. */
  readonly stops: Stops;
  /** Posts JSON to a path of the host through the client's policy, without an identity, 10 s for each attempt. */
  readonly post: (
    path: string,
    body: object,
    options?: Pick<CallOptions, 'headers' | 'signal' | 'timeout' | 'retries'>,
    repeat?: RepeatClass,
  ) => Promise<Answer>;
}

/** An identity at work for one client. */
export interface ConnectedAuth {
  /** The grant for the next call; a promise only if a token request is needed. `options` are those of that request. */
  authorize(options?: Pick<CallOptions, 'retries'>): Grant | Promise<Grant>;
  /** After a 401: another grant than the refused one. Any number of callers share one request. */
  renew?(refused: Grant, options?: Pick<CallOptions, 'retries'>): Promise<Grant>;
  /** The session, for identities that have one. */
  readonly session?: Session;
}

declare const canBe: unique symbol;

/**
 * Who a client calls as: `oauth()`, `apiKey()`, `app()`. `Can` are the identities that it can have.
 * It is a recipe without state, so that two clients made from one never share a session.
 */
export interface Auth<Connected extends ConnectedAuth = ConnectedAuth, Can extends Identity = Identity> {
  connect(context: AuthContext): Connected;
  /** Never there: for the compiler. */
  readonly [canBe]?: Can;
}
