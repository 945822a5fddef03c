import type { SessionEvent } from '../core/identity/auth.ts';
import type { Role } from '../core/identity/tokens.ts';

/** The identity of a session, without secrets: a snapshot of the session, or an object with the same members. */
export interface SessionIdentity {
  /** Undefined until an asynchronous storage has answered. */
  readonly role: Role | undefined;
  /** The lineage of the session's tokens. */
  readonly lineage?: number | undefined;
}

/**
 * The relation of an identity to the previous one.
 *
 * - `same`: the identity continues. It was renewed, a visitor received their first tokens, or a new visitor replaced a
 *   visitor.
 * - `joined`: a visitor, or a session without tokens, became a member.
 * - `other`: a member signed out or was replaced, another member signed in, or a visitor signed out.
 */
export type IdentityChange = 'same' | 'joined' | 'other';

/**
 * Compares the previous identity of a session with the current one. After `joined` and `other`, discard data that was
 * read as the previous identity. After `same` and `joined`, text that the person typed stays valid; after `other`,
 * discard it too.
 */
export const identityChange = (was: SessionIdentity, is: SessionIdentity): IdentityChange => {
  if (was.role === 'member') return is.role === 'member' && is.lineage === was.lineage ? 'same' : 'other';
  if (is.role === 'member') return 'joined';
  return was.role === 'visitor' && is.role === 'none' ? 'other' : 'same';
};

/** The part of a session that identity changes are read from. */
export interface IdentitySource {
  readonly getSnapshot: () => SessionIdentity;
  readonly subscribe: (listener: (event: SessionEvent) => void) => () => void;
}

/**
 * A weak reference. Old runtimes of workers lack `WeakRef`; their processes are short, so a strong reference does no
 * harm.
 */
const weak = <Held extends object>(held: Held): Pick<WeakRef<Held>, 'deref'> =>
  globalThis.WeakRef ? new WeakRef(held) : { deref: () => held };

/**
 * Reports each event of a session to a hearer, with its meaning for the identity. The session references the hearer
 * weakly: after the hearer has been collected, the next event unsubscribes it. If an asynchronous storage answers with
 * the stored session, the change is `same`: the page began with that session.
 * @param hear Must not reference the hearer itself: use a function of the module.
 */
export const hearIdentity = <Hearer extends object>(
  source: IdentitySource | undefined,
  hearer: Hearer,
  hear: (hearer: Hearer, change: IdentityChange, event: SessionEvent) => void,
): void => {
  if (!source) return;
  // No closure in this function may reference the hearer: all closures would keep it alive.
  const held = weak(hearer);
  let was = source.getSnapshot();
  const leave = source.subscribe((event) => {
    const there = held.deref();
    if (!there) return leave();
    const is = source.getSnapshot();
    const change = event.reason === 'stored' ? 'same' : identityChange(was, is);
    was = is;
    hear(there, change, event);
  });
};

/** State of one identity. It starts again when the identity changes. */
export interface IdentityFollower {
  readonly restart: (change: IdentityChange) => void;
}

/** Hears an identity for a follower, see {@link hearIdentity}: the follower starts again unless the identity continues. */
export const restartFollower = (follower: IdentityFollower, change: IdentityChange): void => {
  if (change !== 'same') follower.restart(change);
};
