import { entryOf } from '../../core/json.ts';
import { createObservable } from '../../core/observable.ts';
import type { ServerClock } from '../../core/time/server-clock.ts';
import { hearIdentity, type IdentityChange } from '../../session/identity-change.ts';
import type { Holding } from './holding.ts';
import { IDLE, restoredHold } from './states.ts';
import { belongsTo, ownerOf, readStored, storedHold, type StoredReservation, writeStored } from './stored.ts';
import type { Draft, FindStorage, OwnerSession } from './types.ts';

export interface PersistenceOptions {
  readonly eventId: string;
  readonly storage: FindStorage;
  readonly session: OwnerSession | undefined;
  readonly time: ServerClock;
  readonly holding: Pick<Holding, 'state' | 'held' | 'restore' | 'discard'>;
}

export const NO_DRAFT: Draft = {};

/** After a sign-in the state is stored under the member; when its owner leaves, it is discarded. */
const followIdentity = (
  { store, discard }: { readonly store: () => void; readonly discard: () => void },
  change: IdentityChange,
): void => (change === 'other' ? discard() : store());

/**
 * Creates the draft, and stores it with the hold under the present identity.
 *
 * A stored state is restored once, when there is a subscriber. Until then no empty state is stored over it. If the
 * stored state belongs to a member, the session may have to be read first; if the state is discarded meanwhile, nothing
 * is restored.
 */
export const createPersistence = ({ eventId, storage, session, time, holding }: PersistenceOptions) => {
  const draft = createObservable(NO_DRAFT);
  let isRestored = false;

  const store = (): void => {
    const { hold } = holding.held() ?? {};
    const input = draft.getSnapshot();
    if (!hold && input === NO_DRAFT && !isRestored) return;
    writeStored(storage, eventId, {
      ...(hold && {
        hold: { id: hold.id, tickets: hold.tickets, expires: hold.expires },
        difference: time.getSnapshot(),
      }),
      ...(input !== NO_DRAFT && { draft: input }),
      member: ownerOf(session),
    });
  };

  const takeStored = (stored: StoredReservation): void => {
    if (stored.draft && draft.getSnapshot() === NO_DRAFT) draft.set(stored.draft);
    const hold = storedHold(stored);
    if (hold && holding.state.getSnapshot() === IDLE) {
      const { id, tickets, expires } = hold;
      if (typeof stored.difference === 'number') time.suppose(stored.difference);
      holding.restore(restoredHold({ id, eventId, tickets, expires }));
    }
  };
  const finishRestore = (stored: StoredReservation, isOwn: boolean): void => {
    if (isRestored) return;
    isRestored = true;
    if (isOwn) takeStored(stored);
    store();
  };

  const persistence = {
    draft,
    store,
    discard: (): void => {
      isRestored = true;
      draft.set(NO_DRAFT);
      holding.discard();
    },
    /** Restores the stored state. `restoredLate` is called if the session had to be read first. */
    restore: (restoredLate: () => void): void => {
      if (isRestored) return;
      const stored = entryOf(readStored(storage), eventId) ?? {};
      const isOwn = belongsTo(session, stored);
      if (typeof isOwn === 'boolean') finishRestore(stored, isOwn);
      else
        isOwn.then(
          (is) => {
            finishRestore(stored, is);
            restoredLate();
          },
          () => undefined,
        );
    },
  };
  hearIdentity(session, persistence, followIdentity);
  return persistence;
};
