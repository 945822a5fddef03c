import type { SessionEvent } from './session.ts';
import type { Role } from './tokens.ts';

/** The identity of a session, without secrets: a snapshot of the session, or members that were kept of one. */
export interface SessionIdentity {
  readonly role: Role;
  /** As `Tokens` have it. */
  readonly lineage?: number | undefined;
}

/**
 * The relation of an identity to the previous one.
 *
 * - `same`: it goes on. A renewal; a visitor after nobody, or in the place of another visitor.
 * - `joined`: a visitor, or nobody yet, became a member.
 * - `other`: a member left, was replaced, or another member came; or a visitor signed out.
 */
export type IdentityChange = 'same' | 'joined' | 'other';

/**
 * Compares whose session it was with whose it is. What was read for the first belongs to nobody else after `joined` and
 * `other`; what a person typed goes on after `same` and `joined`, and must be forgotten after `other`.
 */
export const identityChange = (was: SessionIdentity, is: SessionIdentity): IdentityChange => {
  if (was.role === 'member') return is.role === 'member' && is.lineage === was.lineage ? 'same' : 'other';
  if (is.role === 'member') return 'joined';
  return was.role === 'visitor' && is.role === 'none' ? 'other' : 'same';
};

/** The part of a session that tells of its identity. */
export interface IdentitySource {
  readonly getSnapshot: () => SessionIdentity;
  readonly subscribe: (listener: (event: SessionEvent) => void) => () => void;
}

/** Workers of older days lack weak references; nothing lives long there. */
const weak = <Held extends object>(held: Held): Pick<WeakRef<Held>, 'deref'> =>
  globalThis.WeakRef ? new WeakRef(held) : { deref: () => held };

/**
 * Tells a hearer of each event of a session with what it means for the identity, for as long as somebody else keeps the
 * hearer: the session itself does not, and forgets it with the first event that it is no longer there for. A session that a
 * storage had kept is the one that the page began with.
 * @param hear Must not hold the hearer itself: a function of the module.
 */
export const hearIdentity = <Hearer extends object>(
  source: IdentitySource | undefined,
  hearer: Hearer,
  hear: (hearer: Hearer, change: IdentityChange, event: SessionEvent) => void,
): void => {
  if (!source) return;
  // No closure in here may name the hearer: it would be kept by all of them.
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
