import type { Draft, Hold, Place } from './types.ts';

/** What outlives a page: which tickets are held until when, and what was typed. */
export interface Kept {
  readonly hold?: Pick<Hold, 'id' | 'tickets' | 'expires'> | undefined;
  readonly draft?: Draft | undefined;
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
