import { identityChange, type IdentitySource, type SessionIdentity } from '../../session/identity-change.ts';
import type { Draft, Hold, Place } from './types.ts';

/** State that outlives a page: held tickets with their end, the typed draft, and the member to whom both belong. */
export interface Kept {
  readonly hold?: Pick<Hold, 'id' | 'tickets' | 'expires'> | undefined;
  readonly draft?: Draft | undefined;
  /** The member; nobody for what a visitor may go on with. */
  readonly member?: Pick<SessionIdentity, 'lineage'> | undefined;
}

const KEY = 'vitrine.reservations';

/** What is kept of the reservations of all events. A place that is blocked, full or damaged counts as empty. */
export const readKept = (place: Place): Readonly<Record<string, Kept>> => {
  try {
    const kept: unknown = JSON.parse(place?.()?.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, Kept>) : {};
  } catch {
    return {};
  }
};

/** Keeps what is to be known of one event; forgets it when there is nothing. */
export const keep = (place: Place, eventId: string, kept: Kept): void => {
  try {
    const storage = place?.();
    const { [eventId]: _old, ...others } = readKept(place);
    const all = (kept.hold ?? kept.draft) ? { ...others, [eventId]: kept } : others;
    if (Object.keys(all).length > 0) storage?.setItem(KEY, JSON.stringify(all));
    else storage?.removeItem(KEY);
  } catch {
    // The page goes on without it.
  }
};

/** A stored hold, as far as it can be believed. */
export const heldIn = (kept: Kept | undefined): Kept['hold'] => {
  const hold = kept?.hold;
  return typeof hold?.id === 'string' && Array.isArray(hold.tickets) ? hold : undefined;
};

/** A session that may have to be asked whose it is. */
export interface PersonSource extends IdentitySource {
  readonly getTokens: () => Promise<unknown>;
}

/** The owner under whom the current session's state is kept. */
export const ownerOf = (session: IdentitySource | undefined): Kept['member'] => {
  const { role, lineage } = session?.getSnapshot() ?? {};
  return role === 'member' ? { lineage } : undefined;
};

/**
 * Whether the session may go on with what is kept: at once for what a visitor has left, and for what a member has left
 * once it is known who the session belongs to.
 */
export const mayGoOn = (session: PersonSource | undefined, { member }: Kept): boolean | Promise<boolean> => {
  if (!member || !session) return !member;
  const was = { role: 'member', lineage: member.lineage } as const;
  return session.getTokens().then(() => identityChange(was, session.getSnapshot()) === 'same');
};
