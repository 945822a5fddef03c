import { numberOf } from '../../core/parts.ts';
import { isSharedArea } from '../../core/page.ts';
import { identityChange, type IdentitySource, type SessionIdentity } from '../../session/identity-change.ts';
import type { Draft, FindStorage, Hold, OwnerSession, ReservationStorage } from './types.ts';

/** The stored state of one event: the hold, the draft, and the member to whom both belong. */
export interface StoredReservation {
  readonly hold?: Pick<Hold, 'id' | 'tickets' | 'expires'> | undefined;
  /** The difference between the platform's clock and the device's: see `ServerClock`. */
  readonly difference?: number | undefined;
  readonly draft?: Draft | undefined;
  /** Undefined for the state of a visitor. */
  readonly member?: Pick<SessionIdentity, 'lineage'> | undefined;
}

const KEY = 'vitrine.reservations';

/** The storage; undefined if all visitors of a process would share it. A blocked storage throws. */
const storageOf = (findStorage: FindStorage): ReservationStorage | undefined => {
  const storage = findStorage?.();
  return isSharedArea(storage) ? undefined : storage;
};

/** The stored states of all events, by event id. A storage that is blocked or damaged counts as empty. */
export const readStored = (findStorage: FindStorage): Readonly<Record<string, StoredReservation>> => {
  try {
    const stored: unknown = JSON.parse(storageOf(findStorage)?.getItem(KEY) ?? '{}');
    return stored !== null && typeof stored === 'object' ? (stored as Record<string, StoredReservation>) : {};
  } catch {
    return {};
  }
};

/** Stores the state of one event; removes it if there is neither a hold nor a draft. */
export const writeStored = (findStorage: FindStorage, eventId: string, own: StoredReservation): void => {
  try {
    const storage = storageOf(findStorage);
    const { [eventId]: _old, ...others } = readStored(findStorage);
    const all = (own.hold ?? own.draft) ? { ...others, [eventId]: own } : others;
    if (Object.keys(all).length > 0) storage?.setItem(KEY, JSON.stringify(all));
    else storage?.removeItem(KEY);
  } catch {
    // A storage that is blocked or full must not fail the reservation.
  }
};

/** The hold of a stored state, if it has the form of one. */
export const storedHold = (stored: StoredReservation | undefined): StoredReservation['hold'] => {
  const hold = stored?.hold;
  if (typeof hold?.id !== 'string' || !Array.isArray(hold.tickets)) return undefined;
  return { ...hold, expires: numberOf(hold.expires) };
};

/** The owner of a state that is stored now. */
export const ownerOf = (session: IdentitySource | undefined): StoredReservation['member'] => {
  const { role, lineage } = session?.getSnapshot() ?? {};
  return role === 'member' ? { lineage } : undefined;
};

/**
 * Whether a stored state belongs to the session. The state of a visitor may be restored at once; for the state of a
 * member, the identity of the session is read first.
 */
export const belongsTo = (
  session: OwnerSession | undefined,
  { member }: StoredReservation,
): boolean | Promise<boolean> => {
  if (!member || !session) return !member;
  const previous = { role: 'member', lineage: member.lineage } as const;
  return session.getTokens().then(() => identityChange(previous, session.getSnapshot()) === 'same');
};
