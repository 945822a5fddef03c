import type { GetInvoiceResponse, TicketReservationQuantity } from '../../../generated/ticketing/types.ts';
import {
  cancelReservation,
  createReservation as reserveTickets,
  getInvoice,
} from '../../../generated/ticketing/operations.ts';
import { hearIdentity, type IdentityChange } from '../../session/identity-change.ts';
import { AuthError, isApiError } from '../../core/errors/index.ts';
import { createObservable } from '../../core/observable.ts';
import { createWatch } from '../../core/watch.ts';
import { serverClockOf } from '../../core/time/server-clock.ts';
import { createCountdown } from './countdown.ts';
import { heldIn, keep, type Kept, mayGoOn, ownerOf, type PersonSource, readKept } from './memory.ts';
import { goneOf, refusalOf } from './refusal.ts';
import { ticketsOf } from './tickets.ts';
import type {
  Draft,
  Hold,
  ReleaseOutcome,
  Reservation,
  ReservationClient,
  ReservationOptions,
  ReservationState,
  ReserveOutcome,
} from './types.ts';

const IDLE: ReservationState = { status: 'idle' };
const NOTHING_TYPED: Draft = {};
const WARN_AT = [300_000, 60_000];
/** Windows get focus often; the platform is asked once in this time at most. */
const ASK_AGAIN = 2000;

/** What a reservation is that holds no tickets any more (R155). Any other status is a hold. */
const endings: Readonly<Record<string, 'ordered' | 'expired' | 'released' | undefined>> = {
  RESERVATION_CONFIRMED: 'ordered',
  RESERVATION_EXPIRED: 'expired',
  RESERVATION_CANCELED: 'released',
  RESERVATION_CANCELED_MANUALLY: 'released',
};

const overtaken = (): AuthError =>
  new AuthError('The identity changed before the tickets were asked for.', { code: 'session-changed' });

/** The part of a reservation that follows the identity, of which {@link hearIdentity} tells. */
interface Belongings {
  /** Keeps them, as those of whoever is here now. */
  readonly store: () => void;
  readonly forget: () => void;
}

const heard = (belongings: Belongings, change: IdentityChange): void =>
  change === 'other' ? belongings.forget() : belongings.store();

/**
 * Makes the reservation of one event. Nothing starts with it: time runs while somebody subscribes to the state, the
 * seconds or the warnings, and stops when the last one leaves.
 */
export const createReservation = (client: ReservationClient, options: ReservationOptions): Reservation => {
  const { eventId, warnAt = WARN_AT, time = serverClockOf(client) } = options;
  const { session } = client as { readonly session?: PersonSource };
  const state = createObservable<ReservationState>(IDLE);
  const draft = createObservable(NOTHING_TYPED);
  const warned = new Set<(secondsLeft: number) => void>();
  let pending: Promise<ReserveOutcome> | undefined;
  let askedAt = -Infinity;
  let isRestored = false;
  /** Counts how often everything was forgotten: an answer from before is nobody's any more. */
  let era = 0;
  let points = warnAt;
  /** False for a hold from before a reload until the platform was asked: the device's clock alone may be minutes off. */
  let isCertain = true;

  const held = () => {
    const now = state.getSnapshot();
    return now.status === 'held' ? now : undefined;
  };
  const belongings: Belongings = {
    store: () => {
      const { hold } = held() ?? {};
      const typed = draft.getSnapshot();
      const isEmpty = !hold && typed === NOTHING_TYPED;
      // The stored state is not restored yet: it waits for its owner.
      if (isEmpty && !isRestored) return;
      keep(options.storage, eventId, {
        ...(hold && { hold: { id: hold.id, tickets: hold.tickets, expires: hold.expires } }),
        ...(typed !== NOTHING_TYPED && { draft: typed }),
        member: ownerOf(session),
      });
    },
    forget: () => {
      era += 1;
      pending = undefined;
      isRestored = true;
      draft.set(NOTHING_TYPED);
      become(IDLE);
    },
  };
  hearIdentity(session, belongings, heard);
  /** Says what is true now, and keeps it. */
  const become = (next: ReservationState): ReservationState => {
    state.set(next);
    belongings.store();
    countdown.check();
    return next;
  };
  const hold = (next: Hold): ReservationState =>
    become({
      status: 'held',
      tickets: next.tickets,
      hold: next,
      // The same hold as before has told its warnings.
      warning: held()?.hold.id === next.id ? held()?.warning : undefined,
      releasing: false,
      error: undefined,
    });

  const countdown = createCountdown({
    time,
    expires: () => held()?.hold.expires,
    points: () => points,
    onPassed: (point) => {
      const now = held();
      if (!now || point >= (now.warning ?? Infinity)) return;
      state.set({ ...now, warning: point });
      const left = countdown.seconds.getSnapshot() ?? 0;
      for (const listener of warned) listener(left);
    },
    onEnd: () => {
      const now = held();
      if (now && isCertain) become({ status: 'expired', tickets: now.tickets });
    },
    onGap: () => void look(),
  });

  /** What the platform says of a hold. */
  const settled = (id: string, tickets: Hold['tickets'], answer: GetInvoiceResponse): ReservationState => {
    const next: Hold = {
      id,
      eventId,
      tickets: tickets.length > 0 ? tickets : ticketsOf(answer.reservations),
      expires: answer.expires === undefined ? undefined : Date.parse(answer.expires),
      reservations: answer.reservations,
      invoice: answer.invoice,
      occupied: answer.reservationOccupied,
    };
    const gone = { tickets: next.tickets };
    const ended = endings[answer.reservationStatus];
    if (ended === undefined) return hold(next);
    return become(ended === 'ordered' ? { status: ended, ...gone, hold: next } : { status: ended, ...gone });
  };
  const ask = async (id: string, tickets: Hold['tickets'], otherwise?: number): Promise<ReservationState> => {
    askedAt = time.clock.now();
    const mine = era;
    const isStill = () => mine === era && (tickets.length === 0 || held()?.hold.id === id);
    try {
      const answer = await getInvoice(id, { eventId }, { client, onResponse: time.listen() });
      isCertain = true;
      return isStill() ? settled(id, tickets, answer) : state.getSnapshot();
    } catch (error) {
      isCertain = true;
      if (!isApiError(error, 'RESERVATION_NOT_FOUND') || !isStill()) {
        // Offline or busy: the clock goes on.
        countdown.check();
        return state.getSnapshot();
      }
      const isOver = otherwise === undefined || time.now() >= otherwise - 1000;
      return become({ status: isOver ? 'expired' : 'released', tickets });
    }
  };
  const look = async (): Promise<ReservationState> => {
    countdown.check();
    const now = held();
    return now ? ask(now.hold.id, now.tickets, now.hold.expires) : state.getSnapshot();
  };

  const giveBack = async (): Promise<ReleaseOutcome> => {
    const now = held();
    if (!now) return { outcome: 'gone' };
    const { id } = now.hold;
    state.set({ ...now, releasing: true, error: undefined });
    try {
      await cancelReservation(id, { eventId }, { client, onResponse: time.listen() });
      if (held()?.hold.id === id) become({ status: 'released', tickets: now.tickets });
      return { outcome: 'released' };
    } catch (error) {
      const current = held();
      if (isApiError(error, 'RESERVATION_NOT_FOUND')) {
        await ask(id, now.tickets, now.hold.expires);
        if (!held()) return { outcome: 'gone' };
      }
      if (current?.hold.id === id) state.set({ ...current, releasing: false, error });
      return { outcome: 'refused', error };
    }
  };
  const obtain = async (tickets: readonly TicketReservationQuantity[]): Promise<ReserveOutcome> => {
    const mine = era;
    const returned = held() ? await giveBack() : undefined;
    if (mine !== era) return { outcome: 'other', gone: [], error: overtaken() };
    if (returned?.outcome === 'refused') return { outcome: 'other', gone: [], error: returned.error };
    become({ status: 'reserving', tickets });
    isCertain = true;
    try {
      const answer = await reserveTickets(
        { eventId, ticketQuantities: [...tickets] },
        { client, onResponse: time.listen() },
      );
      const { id, expires, reservations, invoice } = answer;
      const next: Hold = {
        id,
        eventId,
        tickets,
        expires: expires === undefined ? undefined : Date.parse(expires),
        reservations,
        invoice,
        occupied: false,
      };
      // What is held for five minutes in all needs no word that five are left.
      points = warnAt.filter((point) => point < (next.expires ?? 0) - time.now() - 1000);
      if (mine === era) hold(next);
      return { outcome: 'held', hold: next };
    } catch (error) {
      const reason = refusalOf(error);
      const isScarce = reason === 'sold-out' || reason === 'limit';
      const gone = isScarce ? await goneOf(client, eventId, tickets) : [];
      if (mine === era) become({ status: 'failed', tickets, reason, gone, error });
      return { outcome: reason, gone, error };
    }
  };

  const takeUp = (kept: Kept) => {
    if (kept.draft && draft.getSnapshot() === NOTHING_TYPED) draft.set(kept.draft);
    const stored = heldIn(kept);
    if (!stored || state.getSnapshot() !== IDLE) return;
    const { id, tickets, expires } = stored;
    isCertain = false;
    hold({ id, eventId, tickets, expires, reservations: [], invoice: undefined, occupied: false });
  };
  /** Takes up what is kept, once it is known that it is this person's; what is another's is forgotten. */
  const restore = (taken: () => void) => {
    if (isRestored) return;
    const kept = readKept(options.storage)[eventId] ?? {};
    const mine = era;
    const settle = (may: boolean) => {
      if (isRestored || mine !== era) return;
      isRestored = true;
      if (may) takeUp(kept);
      belongings.store();
    };
    const may = mayGoOn(session, kept);
    if (!(may instanceof Promise)) return settle(may);
    const settleLate = (is: boolean) => {
      settle(is);
      if (watch.isOpen()) taken();
    };
    may.then(settleLate, () => undefined);
  };
  const watch = createWatch(() => {
    const wake = () => {
      countdown.check();
      if (Math.abs(time.clock.now() - askedAt) > ASK_AGAIN) void look();
    };
    // A hold from before a reload, or one that nobody looked at, may have ended otherwise.
    const wakeHeld = () => {
      if (held()) wake();
    };
    restore(wakeHeld);
    countdown.start();
    wakeHeld();
    const leave = [time.clock.onWake(wake), time.subscribe(countdown.check)];
    return () => {
      countdown.stop();
      for (const each of leave) each();
    };
  });

  const reserve: Reservation['reserve'] = (tickets) => {
    if (pending) return pending;
    const own = obtain(tickets).finally(() => {
      if (pending === own) pending = undefined;
    });
    return (pending = own);
  };
  return {
    eventId,
    ...watch.over(state),
    getServerSnapshot: () => IDLE,
    remaining: watch.over(countdown.seconds),
    draft: { ...watch.over(draft), getServerSnapshot: () => NOTHING_TYPED },
    setDraft: (change) => {
      draft.set(change);
      belongings.store();
    },
    reserve,
    reserveAgain: async () => {
      const now = state.getSnapshot();
      if (now.status === 'idle')
        throw new Error('Nothing was reserved yet: there is nothing to reserve again.');
      return reserve(now.tickets);
    },
    release: giveBack,
    resume: (id) => ask(id, []),
    refresh: look,
    forget: belongings.forget,
    onWarning: (listener) => {
      warned.add(listener);
      const leave = watch.enter();
      return () => {
        warned.delete(listener);
        leave();
      };
    },
    dispose: watch.close,
  };
};
